import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** Containers often have only 64 MB there; the journeys alone need 183 MB. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/** The folder for test files: in memory where possible, because on a disk each write waits for fsync. */
export function quickTemporaryFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize < ENOUGH_BYTES ? tmpdir() : IN_MEMORY
  } catch {
    return tmpdir()
  }
}
