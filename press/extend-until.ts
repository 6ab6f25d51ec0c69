import { setTimeout as wait } from 'node:timers/promises'

const EXTEND_MS = 1000

/** Extends a claim every second until the signal. A claim that cannot be extended expires, and another process does the work too. */
export async function extendUntil(signal: AbortSignal, extend: () => Promise<void>): Promise<void> {
  const isOver = () => wait(EXTEND_MS, false, { signal }).catch(() => true)
  while (!(await isOver())) await extend().catch(() => undefined)
}
