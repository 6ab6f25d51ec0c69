// @module-tag slow: simulates months of payments.
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { PurchasePreview } from '#contract/payments.ts'
import type { SandboxResult } from '#contract/sandbox-gateway.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { faultsAfterAll, type WithheldEvents, withholdEvents } from './fault-testing.ts'
import { breakAt, type FaultyGateway, makeFaulty } from './faulty-gateway-testing.ts'
import { type Member, openShop, type Shop, type TestPlan } from './testing.ts'

/** Enough for every pair of steps to occur, few enough for every test run. */
const CASES = Number(process.env.PAYMENT_CASES ?? (inject('postgresUrl') ? 10 : 30))
/** In proportion to the number of cases. */
const LIMIT_MS = Math.max(1, CASES / 30) * SLOW_LIMIT_MS

const CARDS = [
  ...['4100280000001007', '4100280000001007', '4100280000060003', '4000000000007015'],
  ...['4000000000007023', '4000000000007031', '4000000000007049', '4000000000007056'],
  ...['4000000000007064', '4000000000007072', '4000000000007080', '4000000000007098'],
] as const

/** A checkout may stay open for hours, not for days. */
const CHECKOUT_LEFT_OPEN_MS = 5 * DAY_MS

const begin = fc.record({
  kind: fc.constant('begin'),
  plan: fc.constantFrom<TestPlan>('light', 'month', 'year', 'once'),
  type: fc.constantFrom('standard', 'switch'),
})
const pay = (which: fc.Arbitrary<number>) =>
  fc.record({ kind: fc.constant('pay'), which, card: fc.constantFrom(...CARDS) })

/** A number selects one of the purchases begun so far; 0 is the latest. */
const Step = fc.oneof(
  { weight: 3, arbitrary: begin },
  { weight: 4, arbitrary: pay(fc.constant(0)) },
  { weight: 1, arbitrary: pay(fc.nat(5)) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('callback'), which: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('event'), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('run') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('at-once'), which: fc.nat(1), event: fc.nat(20) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash'), at: fc.nat(12) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pass'),
      hours: fc.constantFrom(0.1, 0.6, 3, 15, 24, 24 * 14, 24 * 30),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('keep') }) },
)
type Step = typeof Step extends fc.Arbitrary<infer S> ? S : never

interface World {
  shop: Shop
  gateway: FaultyGateway
  member: Member
  begun: { preview: PurchasePreview; at: number; paid: SandboxResult | undefined }[]
  events: WithheldEvents
}

test(
  'in any order of events, a captured payment becomes a subscription or a refund',
  async () => {
    const more = fc.array(Step, { minLength: 15, maxLength: 40, size: 'max' })
    let [cases, payments, refunds] = [0, 0, 0]
    await fc.assert(
      fc.asyncProperty(begin, pay(fc.constant(0)), more, async (first, paid, steps) => {
        cases += 1
        const shop = await openShop()
        const gateway = makeFaulty(shop.services)
        const member = await shop.member()
        const events = withholdEvents(shop)
        const world: World = { shop, gateway, member, begun: [], events }
        for (const step of [first, paid, ...steps]) await take(world, step)
        gateway.repair()
        expect(await faultsAfterAll(shop, member)).toEqual([])
        const { db } = shop.services
        payments += (
          await db.selectFrom('payment').select('use').where('use', 'is not', null).execute()
        ).length
        refunds += (await db.selectFrom('refund').select('id').execute()).length
        await db.destroy()
      }),
      { numRuns: CASES, endOnFailure: true },
    )
    console.info(
      `${cases} random interleavings passed, with ${payments} payments and ${refunds} refunds`,
    )
  },
  LIMIT_MS,
)

/** Refusals and simulated crashes are expected; any other error fails the test. */
async function take(world: World, step: Step): Promise<void> {
  const { shop, gateway, member, begun, events } = world
  const now = shop.clock.now().getTime()
  const chosen = 'which' in step ? begun[step.which % Math.max(1, begun.length)] : undefined
  switch (step.kind) {
    case 'begin': {
      const response = await member.preview(step.plan, step.type)
      if (response.ok) begun.unshift({ preview: await response.json(), at: now, paid: undefined })
      return
    }
    case 'pay':
      if (!chosen?.preview.external_reference_id || now - chosen.at > CHECKOUT_LEFT_OPEN_MS) return
      chosen.paid = await member.pay(chosen.preview.external_reference_id, step.card)
      return
    case 'callback':
      if (chosen) await member.finish(chosen.preview, chosen.paid)
      return
    case 'event':
      await events.deliver(step.which)
      return
    case 'run':
      return shop.run()
    case 'at-once':
      await Promise.all([
        chosen && member.finish(chosen.preview, chosen.paid),
        events.deliver(step.event),
        shop.run(),
        chosen && member.finish(chosen.preview, chosen.paid),
      ])
      return
    case 'crash':
      return breakAt(gateway, step.at)
    case 'pass':
      return shop.passUntil(
        new Date(shop.clock.now().getTime() + step.hours * 3600_000).toISOString(),
      )
    case 'cancel':
    case 'keep': {
      const live = await member.first()
      if (live) await member[step.kind](live.id)
    }
  }
}
