import { useEffect, useState } from 'react'

/** Whether this much time has passed since the component was mounted. */
export function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])

  return hasPassed
}
