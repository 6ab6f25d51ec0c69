import { lockReader } from '#store/locks.ts'
import { mandateOfToken, setMandateState } from '#store/payments/mandates.ts'
import { heldSubscription } from '#store/subscriptions.ts'
import type { Services } from '../services.ts'
import { stopRenewing, tellEnd } from './cancel.ts'

/**
 * The mandate was revoked at the bank. The plan runs until its end, or until the end of its grace; until then the
 * reader can pay for the next period by hand, which gives another mandate.
 */
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
    const now = clock.now()
    if (held.state !== 'in_grace') await stopRenewing(tx, held, now)
    await tellEnd(tx, 'mandate-revoked', held, now)
  })
  readers.forget(readerId)
}
