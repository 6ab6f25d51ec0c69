import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#ui/when-idle.ts'

/** Once the first view is drawn: time for what it can do without. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle
}
