import { parseArgs } from 'node:util'
import { withoutContacts } from '#domain/without-contacts.ts'
import { eraseReader, type KeptRowCounts } from '#store/erase-reader.ts'
import { lockReader } from '#store/payments/locks.ts'
import { type ErasureObstacle, erasureObstacleOf } from '#store/payments/unfinished.ts'
import { StartError } from '#store/store-config.ts'
import { readerNamed } from '../reader-named.ts'
import { ACT_OPTIONS, act, type Operator } from './act.ts'
import { day, money } from './in-words.ts'

/** All of a reader but what the law makes the publisher keep. */
export async function erase(operator: Operator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: ACT_OPTIONS, allowPositionals: true })
  const reader = await readerNamed(operator.db, positionals)
  const typed = { ...values, why: withoutContacts(values.why ?? '') }
  return act(operator, typed, async (tx) => {
    await lockReader(tx, reader.id)
    const unfinished = await erasureObstacleOf(tx, reader.id, operator.now)
    if (unfinished) throw new StartError(`${reader.contact}: ${inWords(unfinished)}`)
    const kept = await eraseReader(tx, reader.id, operator.now)
    const result = `${reader.contact} is erased. What stays is kept of reader ${reader.id}: ${listed(kept)}.`
    return { what: 'erase', readerId: reader.id, details: { kept }, result }
  })
}

function inWords(unfinished: ErasureObstacle): string {
  switch (unfinished.kind) {
    case 'plan':
      return `${unfinished.name} runs until ${unfinished.until}. Refund it, or cancel it and wait for its end.`
    case 'refund':
      return `${money(unfinished.amountCents, unfinished.currency)} is on its way back. Wait until it has arrived.`
    case 'checkout':
      return `a checkout may still be paid. Wait until ${day(unfinished.until)} has passed.`
  }
}

function listed(kept: KeptRowCounts): string {
  const counts = Object.entries(kept).map(([table, rows]) => `${table} ${rows}`)
  return counts.join(', ') || 'nothing'
}
