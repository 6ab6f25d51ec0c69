import { lockReader } from '#store/payments/locks.ts'
import { mandateOfToken, setMandateState } from '#store/payments/mandates.ts'
import { heldSubscription } from '#store/subscriptions.ts'
import type { Services } from '../services.ts'
import { stopRenewing } from './cancel.ts'

/** The reader took back, at their bank, the leave to debit: that is a cancellation. */
export async function mandateRevoked(services: Services, tokenId: string): Promise<void> {
  const { db, gateway, clock, config, readers } = services
  const mandate = await mandateOfToken(db, gateway.name, tokenId)
  if (mandate?.state !== 'active') return
  const { reader_id: readerId } = mandate
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, readerId)
    await setMandateState(tx, mandate.id, 'revoked')
    const held = await heldSubscription(tx, { readerId, publisher: config.publisher })
    if (held?.mandate_id !== mandate.id || held.state === 'cancel_at_period_end') return
    await stopRenewing(tx, held, clock.now())
  })
  readers.forget(readerId)
}
