import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { Purchase } from '#contract/payments.ts'
import type { GatewayPayment } from '#server/integrations/gateway/gateway.ts'
import { isSandbox } from '#server/integrations/gateway/sandbox/sandbox-gateway.ts'
import { previewPurchase } from '#server/payments/checkout/preview.ts'
import { settlePayment } from '#server/payments/settle.ts'
import type { Services } from '#server/services.ts'
import type { Database } from '#store/database.ts'
import { atOnce } from './at-once.ts'

const CARD = '4100280000001007'

/** Creates readers, each with a paid order that is not settled yet. */
export async function paidOrders(services: Services, count: number): Promise<GatewayPayment[]> {
  const { db, gateway } = services
  if (!isSandbox(gateway)) throw new Error('This benchmark needs the sandbox gateway')
  const plan = await createPlan(services)
  const payments: GatewayPayment[] = []
  for (let index = 0; index < count; index += 1) {
    const readerId = randomUUID()
    await signUp(db, readerId)
    const { external_reference_id } = await previewPurchase(services, readerId, plan)
    const order = external_reference_id ?? ''
    await gateway.pay({ method: 'card', order_id: order, number: CARD })
    payments.push(...(await gateway.paymentsOf(order)))
  }
  return payments
}

async function signUp(db: Database, id: string): Promise<void> {
  const time_joined = Date.now()
  await db.insertInto('reader').values({ id, time_joined }).execute()
  const email = { kind: 'email', value: `${id}@example.com` } as const
  await db
    .insertInto('login_method')
    .values({ id: randomUUID(), reader_id: id, ...email, time_joined })
    .execute()
}

async function createPlan({ db, config: { publisher } }: Services): Promise<Purchase> {
  const group = {
    publisher,
    id: 'bench',
    name: 'Bench',
    description: '',
    tagline: '',
    badges: '[]',
  }
  const terms = { price_cents: 29900, price_currency: 'INR', duration_length: 1 } as const
  await db
    .insertInto('plan_group')
    .values({ ...group, position: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('plan')
    .values({
      publisher,
      id: 'bench',
      group_id: 'bench',
      title: 'Bench',
      ...terms,
      duration_unit: 'month',
      recurring: 1,
      archival_access: -1,
      early_access: 0,
      mrp_cents: null,
      position: 0,
      on_sale: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return Purchase.parse({
    type: 'standard',
    plan: { id: 'bench' },
    payment: {
      payment_type: 'razorpay_recurring',
      amount_cents: terms.price_cents,
      amount_currency: terms.price_currency,
    },
    assets: [],
    subscription: { auto_renew: true },
  })
}

export async function settleAll(
  services: Services,
  payments: readonly GatewayPayment[],
  workers: number,
): Promise<void> {
  await atOnce(workers, payments, async (payment) => {
    const { kind } = await settlePayment(services, payment)
    if (kind !== 'activate')
      throw new Error(`A settlement has the outcome ${kind} instead of activate`)
  })
}

export interface Size {
  inserts: number
  updates: number
  reads: number
}

/** The number of SQL statements of one settlement. */
export async function statementsOf(services: Services): Promise<Size> {
  const size: Size = { inserts: 0, updates: 0, reads: 0 }
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'InsertQueryNode') size.inserts += 1
      else if (node.kind === 'UpdateQueryNode') size.updates += 1
      else size.reads += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const payments = await paidOrders(services, 1)
  await settleAll({ ...services, db: services.db.withPlugin(counter) }, payments, 1)
  return size
}
