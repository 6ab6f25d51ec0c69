import { setTimeout as pause } from 'node:timers/promises'
import type { PlayFault } from './measure-fault.ts'
import type { SmallDisk } from './small-disk.ts'

/** Fills the disk of the database for a while. */
export function diskFull(disk: SmallDisk, ms: number): PlayFault {
  return async () => {
    disk.fill()
    const began = performance.now()
    await pause(ms)
    disk.free()
    return { began, ended: performance.now() }
  }
}
