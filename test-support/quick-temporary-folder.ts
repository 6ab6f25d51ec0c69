import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** Containers often have 64 MB of it; the data of the journeys alone takes 183. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/** Where tests keep files: in memory, where the system has such a folder, for the product waits for the disk at each write. */
export function quickTemporaryFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize < ENOUGH_BYTES ? tmpdir() : IN_MEMORY
  } catch {
    return tmpdir()
  }
}
