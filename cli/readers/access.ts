import { entitlementsOf } from '#store/entitlements.ts'
import { StartError } from '#store/store-config.ts'
import type { Operator } from '../context.ts'
import { findReader } from '../named-reader.ts'
import type { Output } from '../output.ts'
import { accessFrom, accessInWords, type GrantOptions } from './granted-access.ts'
import { grantAndRecord, revokeAndRecord } from './recorded-access.ts'

type OperatorContext = Pick<Operator, 'db' | 'now' | 'author'>

/** Replaces earlier complimentary access. */
export async function grantAccess(
  { db, now, author }: OperatorContext,
  typed: string,
  options: GrantOptions,
): Promise<Output> {
  const access = { ...accessFrom(options, now), source: 'complimentary' } as const
  const reader = await findReader(db, typed)
  await db.transaction().execute((tx) => grantAndRecord(tx, reader.id, access, { author, at: now }))
  return {
    text: `${reader.contact}: ${accessInWords(access)}`,
    json: { reader_id: reader.id, access },
  }
}

export async function revokeAccess(
  { db, now, author }: OperatorContext,
  typed: string,
): Promise<Output> {
  const reader = await findReader(db, typed)
  const isRevoked = await db
    .transaction()
    .execute((tx) => revokeAndRecord(tx, reader.id, { author, at: now }))
  if (!isRevoked) throw new StartError(`${reader.contact} has no complimentary access.`)
  return {
    text: `${reader.contact}: complimentary access has ended.`,
    json: { reader_id: reader.id },
  }
}

export async function showAccess(
  { db, now }: Pick<Operator, 'db' | 'now'>,
  typed: string,
): Promise<Output> {
  const reader = await findReader(db, typed)
  const access = await entitlementsOf(db, reader.id, now)
  const lines = access.map((each) => `${reader.contact}: ${accessInWords(each)}`)
  return {
    text: lines.join('\n') || `${reader.contact}: not a subscriber.`,
    json: { reader_id: reader.id, access },
  }
}
