import { parseArgs } from 'node:util'
import type { PublisherCode } from '#contract/publisher.ts'
import { stopRenewing } from '#server/subscriptions/cancel.ts'
import { lockReader } from '#store/locks.ts'
import { StartError } from '#store/store-config.ts'
import { heldSubscription } from '#store/subscriptions.ts'
import { readerNamed } from '../reader-named.ts'
import { ACT_OPTIONS, act, type Operator } from './act.ts'

/** The renewal: the plan runs until its end. */
export async function cancel(
  operator: Operator,
  publisher: PublisherCode,
  args: string[],
): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: ACT_OPTIONS, allowPositionals: true })
  const reader = await readerNamed(operator.db, positionals)
  return act(operator, values, async (tx) => {
    await lockReader(tx, reader.id)
    const held = await heldSubscription(tx, { readerId: reader.id, publisher })
    if (!held) throw new StartError(`${reader.contact} holds no plan of ${publisher}.`)
    if (!held.recurring || held.state === 'cancel_at_period_end') {
      throw new StartError(`${reader.contact}: ${held.plan_name} does not renew as it is.`)
    }
    await stopRenewing(tx, held, operator.now)
    const result = `${reader.contact}: ${held.plan_name} ends on ${held.end_date} and does not renew.`
    return { what: 'cancel', readerId: reader.id, details: { subscription: held.id }, result }
  })
}
