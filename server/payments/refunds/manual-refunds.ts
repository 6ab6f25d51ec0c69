import type { Database } from '#store/database.ts'
import { type StoredRefund, updateRefund } from '#store/payments/refunds.ts'
import { tellReader } from '../../notifications/tell-reader.ts'
import type { Services } from '../../services.ts'

/** After so many tries that failed, an operator decides. */
const MOST_TRIES = 4

interface FailedTry {
  failure: string
  /** The gateway's id of it, where there is one. */
  refundId?: string
}

type Context = Pick<Services, 'clock' | 'log'>

/** Counts a try that failed. The caller holds the reader's lock. */
export async function failTry(
  tx: Database,
  refund: StoredRefund,
  { failure, refundId = refund.provider_refund_id ?? undefined }: FailedTry,
  context: Context,
): Promise<void> {
  const tries = refund.tries + 1
  await updateRefund(tx, refund, { tries, failure, provider_refund_id: refundId ?? null })
  if (refund.state === 'manual') return
  if (tries >= MOST_TRIES) return leaveToOperator(tx, refund, context)
  await updateRefund(tx, refund, { state: 'failed' })
}

/** Nothing is sent any more until an operator acts. The caller holds the reader's lock. */
export async function leaveToOperator(
  tx: Database,
  { id, reader_id, manual_since }: StoredRefund,
  { clock, log }: Context,
): Promise<void> {
  const now = clock.now()
  await updateRefund(tx, { id }, { state: 'manual', manual_since: manual_since ?? now.getTime() })
  const message = { kind: 'refund-delayed', refundId: id } as const
  await tellReader(tx, reader_id, message, `refund-delayed:${id}`, now)
  log('error', 'refund needs a person', { error: id })
}
