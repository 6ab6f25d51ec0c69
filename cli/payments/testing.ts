import { listRefunds } from '#contract/refunds.ts'
import { refundedMember } from '#server/payments/refunds/refund-testing.ts'
import { actsIn, operatorAt } from '../testing.ts'

export const UTR = 'SBIN326340123456'
export const PAID = ['--reference', UTR, '--on', '2026-12-07', '--by', 'asha']

/** Opens a shop with a refund that the gateway did not carry out, and an operator. */
export async function manualRefund(card: string, amountCents?: number) {
  const refunded = await refundedMember(card, amountCents)
  await refunded.passUntilManual()
  const { shop, refund, member } = refunded
  const { db } = shop.services
  const operator = operatorAt({ db, refundServices: shop.services, user: 'ravi' })
  return {
    ...refunded,
    db,
    type: (...args: string[]) => operator.type('payments', ...args),
    sent: () => db.selectFrom('sandbox_refund').selectAll().orderBy('created_at').execute(),
    acts: () => actsIn(db),
    changes: () => db.selectFrom('audit_change').selectAll().orderBy('seq').execute(),
    /** The bank accepts refunds of this payment from now on. */
    mendBank: () =>
      db
        .updateTable('sandbox_payment')
        .set({ outcome: 'success' })
        .where('id', '=', refund.gatewayPaymentId)
        .execute(),
    /** Sending a refund fails from now on; the gateway still answers questions. */
    forbidSending: () => {
      shop.services.gateway.refund = async () => {
        throw new Error('A refund was sent')
      }
    },
    /** The gateway pays the pending refund, and its event is lost. */
    processAtGateway: () => db.updateTable('sandbox_refund').set({ state: 'processed' }).execute(),
    seen: async () => (await (await member.browser.send('GET', listRefunds.path)).json()).refunds,
    subjects: () => shop.inbox.messages('kavya@example.com').map(({ subject }) => subject),
  }
}
