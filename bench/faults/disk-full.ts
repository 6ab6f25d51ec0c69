import { setTimeout as pause } from 'node:timers/promises'
import type { PlayFault } from './measure-fault.ts'
import type { SmallDisk } from './small-disk.ts'

/** The disk of the database fills up, stays full for a while, and is freed. */
export function diskFull(disk: SmallDisk, ms: number): PlayFault {
  return async () => {
    disk.fill()
    const began = performance.now()
    await pause(ms)
    disk.free()
    return { began, ended: performance.now() }
  }
}
