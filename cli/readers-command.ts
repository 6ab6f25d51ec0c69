import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import type { Database } from '#store/database.ts'
import { entitlementsOf, grantComplimentary, revokeComplimentary } from '#store/entitlements.ts'
import { StartError } from '#store/store-config.ts'
import { changeContact, stopContactChange } from './change-contact.ts'
import { accessAsked, accessInWords, GRANT_OPTIONS, withJoinedArchive } from './granted-access.ts'
import { readerNamed } from './reader-named.ts'

export const READERS_USAGE = `Complimentary access for a reader who has signed in once, and the contact of one who lost it.
  npm run readers -- grant <e-mail or +91…> --archive -1 [--early] [--days 30]
  npm run readers -- revoke <e-mail or +91…>
  npm run readers -- show <e-mail or +91…>
  npm run readers -- change-contact <old> <new> --payment <reference> --why "…" [--who asha]
  npm run readers -- stop-contact-change <contact> --why "…"
--archive: -1 all past dates, 0 today only, N the last N months. Without --days until it is revoked.
change-contact: two e-mail addresses or two mobile numbers. The reader's contacts are told and can stop it for 7 days;
then every session ends, both contacts are told and can undo it. --at-once --approved-by ravi: without the wait, when
a thief holds the old contact.`

/** Does what an operator typed, and answers what to print. */
export async function readersCommand(
  [name = '', ...args]: string[],
  { db, now, user = userInfo().username }: { db: Database; now: Date; user?: string },
): Promise<string> {
  switch (name) {
    case 'grant':
      return grant(db, args, now)
    case 'revoke':
      return revoke(db, args, now)
    case 'show':
      return show(db, args, now)
    case 'change-contact':
      return changeContact({ db, now, user }, args)
    case 'stop-contact-change':
      return stopContactChange({ db, now, user }, args)
    default:
      throw new StartError(READERS_USAGE)
  }
}

async function grant(db: Database, args: string[], now: Date): Promise<string> {
  const { values, positionals } = parseArgs({
    args: withJoinedArchive(args),
    options: GRANT_OPTIONS,
    allowPositionals: true,
  })
  const granted = accessAsked(values, now)
  const reader = await readerNamed(db, positionals)
  await grantComplimentary(db, reader.id, granted)
  return `${reader.contact}: ${accessInWords({ ...granted, source: 'complimentary' })}`
}

async function revoke(db: Database, args: string[], now: Date): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const reader = await readerNamed(db, positionals)
  if (!(await revokeComplimentary(db, reader.id, now))) {
    throw new StartError(`${reader.contact} has no complimentary access.`)
  }
  return `${reader.contact}: complimentary access has ended.`
}

async function show(db: Database, args: string[], now: Date): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const reader = await readerNamed(db, positionals)
  const held = await entitlementsOf(db, reader.id, now)
  return held.length === 0
    ? `${reader.contact}: not a subscriber.`
    : held.map((one) => `${reader.contact}: ${accessInWords(one)}`).join('\n')
}
