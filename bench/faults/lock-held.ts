import { setTimeout as pause } from 'node:timers/promises'
import { holdWriteLock } from '#store/lock-testing.ts'
import type { PlayFault } from './measure-fault.ts'

/** Another process holds the write lock for a while; reads still work. */
export function lockHeld(ms: number): PlayFault {
  return async ({ server: { source } }) => {
    const lock = await holdWriteLock(source)
    const began = performance.now()
    await pause(ms)
    await lock.release()
    return { began, ended: performance.now() }
  }
}
