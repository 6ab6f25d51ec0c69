// @module-tag slow: settles 1,000 payments.
import { expect, test } from 'vitest'
import { Purchase } from '#contract/payments.ts'
import { insertReader } from '#store/payments/testing.ts'
import type { GatewayPayment } from '../../integrations/gateway/gateway.ts'
import { isSandbox } from '../../integrations/gateway/sandbox/sandbox-gateway.ts'
import type { Services } from '../../services.ts'
import { faultsInBooks } from '../books-testing.ts'
import { settlePayment } from '../settle.ts'
import { GOOD_CARD, openShop, purchaseOf } from '../testing.ts'
import { previewPurchase } from './preview.ts'

const ATTEMPTS = 200
const AT_ONCE = 16
/** Every nth attempt is paid twice. */
const PAID_TWICE_EVERY = 5

test('over 1,000 settlements of 200 attempts, 16 at once, make 200 subscriptions', async () => {
  const { services, run } = await openShop()
  const { db } = services
  const payments: GatewayPayment[] = []
  for (let index = 0; index < ATTEMPTS; index += 1) {
    const paid = await paidAttempt(services, index % PAID_TWICE_EVERY === 0)
    payments.push(...paid)
  }
  // Each payment is reported by the browser, three events and reconciliation, in random order.
  const reports = shuffled(
    payments.flatMap((payment) => [
      payment,
      { ...payment, state: 'authorised' as const },
      ...[payment, payment, payment],
    ]),
  )
  expect(reports.length).toBeGreaterThanOrEqual(1000)

  await atOnce(AT_ONCE, reports, (payment) => settlePayment(services, payment))

  const live = await db
    .selectFrom('subscription')
    .select('state')
    .where('state', '=', 'active')
    .execute()
  expect(live).toHaveLength(ATTEMPTS)
  const uses = await db.selectFrom('payment').select('use').execute()
  expect(uses.filter(({ use }) => use === 'subscription')).toHaveLength(ATTEMPTS)
  expect(uses.filter(({ use }) => use === 'refund')).toHaveLength(ATTEMPTS / PAID_TWICE_EVERY)
  expect(await faultsInBooks(db)).toEqual([])
  await run()
  expect(await faultsInBooks(db)).toEqual([])
})

async function paidAttempt(services: Services, isPaidTwice: boolean): Promise<GatewayPayment[]> {
  const readerId = await insertReader(services.db)
  const purchase = Purchase.parse(purchaseOf('month', 'standard'))
  const begun = await previewPurchase(services, readerId, purchase)
  const first = await pay(services, begun.external_reference_id ?? '')
  if (!isPaidTwice) return [first]
  const { attempt_token } = begun
  const order = {
    receipt: `second ${attempt_token}`,
    amountCents: 29900,
    currency: 'INR',
    notes: { attempt_token },
    mandate: undefined,
  } as const
  const { orderId } = await services.gateway.createOrder(order)
  return [first, await pay(services, orderId)]
}

async function pay({ gateway }: Services, orderId: string): Promise<GatewayPayment> {
  if (!isSandbox(gateway)) throw new Error('No sandbox')
  await gateway.pay({ method: 'card', order_id: orderId, number: GOOD_CARD })
  const [payment] = await gateway.paymentsOf(orderId)
  if (!payment) throw new Error(`Nobody paid ${orderId}`)
  return payment
}

/** The same order in every run. */
function shuffled<T>(list: T[]): T[] {
  let seed = 1
  const chance = () => {
    seed = (seed * 48271) % 2147483647
    return seed
  }
  return list
    .map((one) => ({ one, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

async function atOnce<T>(workers: number, list: T[], work: (one: T) => Promise<unknown>) {
  const left = list.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const one of left) await work(one)
    }),
  )
}
