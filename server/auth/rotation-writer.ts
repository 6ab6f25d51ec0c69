import { SECOND_MS } from '#contract/durations.ts'
import { writeRotations } from '#store/auth/session-batches.ts'
import type { StoredRotation } from '#store/auth/session-rotation.ts'
import type { Database } from '#store/database.ts'
import type { Log } from '../http/log.ts'
import { type BatchedWrites, createBatchedWrites } from './batched-writes.ts'

const COLLECT_MS = 100

/**
 * Writes rotations of refresh tokens shortly after their answers, many in one statement. A process that is killed
 * loses the rotations of the last 100 ms. Their readers stay signed in, because the child is derived from the stored
 * hash of its parent: any server recognises it, when it is refreshed or when its access token is used, and stores
 * the rotation then. See docs/decisions/058-cheap-renewals.md.
 */
export interface RotationWriter extends Pick<BatchedWrites<unknown>, 'flush' | 'stop'> {
  add(rotation: StoredRotation): void
}

export function createRotationWriter({ db, log }: { db: Database; log: Log }): RotationWriter {
  const { add, flush, stop } = createBatchedWrites<StoredRotation>({
    everyMs: COLLECT_MS,
    retryMs: SECOND_MS,
    join: (_earlier, rotation) => rotation,
    write: (batch) => writeRotations(db, [...batch.values()]),
    log,
    failure: 'rotations not written',
  })
  return { add: (rotation) => add(rotation.handle, rotation), flush, stop }
}
