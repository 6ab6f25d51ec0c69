import { FAMILIARITIES, type Familiarity } from '#domain/code-limits.ts'
import type { Database } from '../database.ts'

/** Wrong codes of a known device are counted in `known_device` instead. */
const COUNTED_BY_READER = ['stranger', 'known-network'] as const

/** Rate-limit buckets, and one lock, for an e-mail address or a mobile number. */
export const CONTACT_BUCKETS = {
  codes: (contact: string, familiarity: Familiarity) => `codes to ${contact}${by(familiarity)}`,
  pause: (contact: string, familiarity: Familiarity) =>
    `pause after a code to ${contact}${by(familiarity)}`,
  /** Used while no reader owns the contact. */
  wrongCodes: (contact: string) => `wrong codes for ${contact}`,
  owner: (contact: string) => `owner of ${contact}`,
}

/** Rate-limit buckets that all contacts of a reader share. */
export const READER_BUCKETS = {
  wrongCodes: (readerId: string, familiarity: (typeof COUNTED_BY_READER)[number]) =>
    `wrong codes for reader ${readerId}${by(familiarity)}`,
  newDeviceSms: (readerId: string) => `new-device SMS to reader ${readerId}`,
  exports: (readerId: string) => `exports of reader ${readerId}`,
  previews: (readerId: string) => `purchase previews of reader ${readerId}`,
  clips: (readerId: string) => `clips of reader ${readerId}`,
}

export function bucketsOf(contact: string): string[] {
  const { codes, pause, wrongCodes, owner } = CONTACT_BUCKETS
  return [
    ...FAMILIARITIES.flatMap((each) => [codes(contact, each), pause(contact, each)]),
    wrongCodes(contact),
    owner(contact),
  ]
}

export function bucketsOfReader(readerId: string): string[] {
  const { wrongCodes, newDeviceSms, exports, previews, clips } = READER_BUCKETS
  return [
    ...COUNTED_BY_READER.map((each) => wrongCodes(readerId, each)),
    newDeviceSms(readerId),
    exports(readerId),
    previews(readerId),
    clips(readerId),
  ]
}

function by(familiarity: Familiarity): string {
  return familiarity === 'stranger' ? '' : ` by a ${familiarity}`
}

export interface DailyLimit {
  name: string
  /** `yyyy-MM-dd` in India. */
  day: string
  limit: number
}

/** Adds one to the day's count; false when the limit is reached. */
export async function incrementDailyCount(
  db: Database,
  { name, day, limit }: DailyLimit,
): Promise<boolean> {
  await db
    .insertInto('daily_count')
    .values({ name, day, count: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('daily_count')
    .set(({ eb }) => ({ count: eb('count', '+', 1) }))
    .where('name', '=', name)
    .where('day', '=', day)
    .where('count', '<', limit)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function decrementDailyCount(db: Database, { name, day }: DailyLimit): Promise<void> {
  await db
    .updateTable('daily_count')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('name', '=', name)
    .where('day', '=', day)
    .where('count', '>', 0)
    .execute()
}
