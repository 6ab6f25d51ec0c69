import { useEffect, useState } from 'react'
import { SECOND_MS } from '#contract/durations.ts'

/** The time on the clock of the server, each second. */
export function useNightClock(aheadMs: number): number {
  const [here, setHere] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])

  return here + aheadMs
}
