import { withoutContacts } from '#domain/without-contacts.ts'
import { lockReader } from '#store/locks.ts'
import { eraseReader, type KeptRows } from '#store/reader-data/erase-reader.ts'
import { type ErasureObstacle, erasureObstacleOf } from '#store/reader-data/erasure-requests.ts'
import { StartError } from '#store/store-config.ts'
import type { Operator } from '../context.ts'
import { day, money } from '../in-words.ts'
import { findReader } from '../named-reader.ts'
import type { Reason } from '../options.ts'
import type { Output } from '../output.ts'
import { runAudited } from '../run-audited.ts'

/** Erases a reader, except what the law makes the publisher keep. */
export async function erase(operator: Operator, typed: string, reason: Reason): Promise<Output> {
  const reader = await findReader(operator.db, typed)
  const anonymous = { ...reason, why: withoutContacts(reason.why) }
  return runAudited(operator, anonymous, async (tx) => {
    await lockReader(tx, reader.id)
    const unfinished = await erasureObstacleOf(tx, reader.id, operator.now)
    if (unfinished) throw new StartError(`${reader.contact}: ${obstacleInWords(unfinished)}`)
    const kept = await eraseReader(tx, reader.id, operator.now)
    const text = `${reader.contact} is erased. What stays is kept of reader ${reader.id}: ${keptInWords(kept)}.`
    const output = { text, json: { reader_id: reader.id, kept } }
    const object = { reader_id: reader.id }
    const change = { action: 'reader.erased', object, before: null, after: null } as const
    return { what: 'erase', readerId: reader.id, details: { kept }, output, change }
  })
}

function obstacleInWords(unfinished: ErasureObstacle): string {
  switch (unfinished.kind) {
    case 'plan':
      return `${unfinished.name} runs until ${unfinished.until}. Refund it, or cancel it and wait for its end.`
    case 'refund':
      return `${money(unfinished.amountCents, unfinished.currency)} is being refunded. Wait until the refund has arrived.`
    case 'checkout':
      return `a checkout may still be paid. Wait until ${day(unfinished.until)} has passed.`
  }
}

function keptInWords(kept: KeptRows): string {
  const counts = Object.entries(kept).map(([table, rows]) => `${table} ${rows}`)
  return counts.join(', ') || 'nothing'
}
