import { useEffect, useState } from 'react'

/** Whether so much time has passed since the part was first drawn. */
export function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])

  return hasPassed
}
