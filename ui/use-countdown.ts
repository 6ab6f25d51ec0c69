import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The whole seconds until a time, down to 0. Correct after the tab was suspended. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / SECOND_MS))

  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    if (until <= Date.now()) return
    const timer = setInterval(tick, SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [until])

  return left
}
