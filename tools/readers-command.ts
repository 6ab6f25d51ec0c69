import { parseArgs } from 'node:util'
import { EmailAddress, PhoneNumber } from '#contract/contact-details.ts'
import { DAY_MS } from '#contract/durations.ts'
import { ArchivalAccess } from '#contract/plans.ts'
import { type ArchiveAccess, parseArchiveAccess } from '#domain/access.ts'
import type { HeldEntitlement } from '#domain/entitlement.ts'
import type { Contact } from '#store/auth/contact.ts'
import { readerWith } from '#store/auth/readers.ts'
import type { Database } from '#store/database.ts'
import {
  entitlementsOf,
  grantComplimentary,
  revokeComplimentary,
  type StoredEntitlement,
} from '#store/entitlements.ts'
import { StartError } from '#store/store-config.ts'

export const READERS_USAGE = `Complimentary access for a reader who has signed in once.
  npm run readers -- grant <e-mail or +91…> --archive -1 [--early] [--days 30]
  npm run readers -- revoke <e-mail or +91…>
  npm run readers -- show <e-mail or +91…>
--archive: -1 all past dates, 0 today only, N the last N months. Without --days until it is revoked.`

const LONGEST_DAYS = 36_500

/** Does what an operator typed, and answers what to print. */
export async function readersCommand(
  [name = '', ...args]: string[],
  { db, now }: { db: Database; now: Date },
): Promise<string> {
  switch (name) {
    case 'grant':
      return grant(db, args, now)
    case 'revoke':
      return revoke(db, args, now)
    case 'show':
      return show(db, args, now)
    default:
      throw new StartError(READERS_USAGE)
  }
}

async function grant(db: Database, args: string[], now: Date): Promise<string> {
  const { values, positionals } = parseArgs({
    args: withJoinedArchive(args),
    options: {
      archive: { type: 'string' },
      early: { type: 'boolean', default: false },
      days: { type: 'string' },
    },
    allowPositionals: true,
  })
  const granted: HeldEntitlement = {
    archival_access: archiveOf(values.archive),
    early_access: values.early,
    starts_at: now,
    ends_at: values.days === undefined ? null : endAfter(values.days, now),
  }
  const reader = await readerNamed(db, positionals)
  await grantComplimentary(db, reader.id, granted)
  return `${reader.contact}: ${inWords({ ...granted, source: 'complimentary' })}`
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
    : held.map((one) => `${reader.contact}: ${inWords(one)}`).join('\n')
}

/** `parseArgs` takes the -1 of `--archive -1` for an option, but not that of `--archive=-1`. */
function withJoinedArchive(args: string[]): string[] {
  const at = args.indexOf('--archive')
  if (at < 0) return args
  return [...args.slice(0, at), `--archive=${args[at + 1] ?? ''}`, ...args.slice(at + 2)]
}

async function readerNamed(
  db: Database,
  [typed = '', ...more]: string[],
): Promise<{ id: string; contact: string }> {
  const contact = contactOf(typed)
  if (!contact || more.length > 0) {
    throw new StartError('Name one reader, by e-mail address or by mobile number as +919876543210.')
  }
  const id = await readerWith(db, contact)
  if (!id) throw new StartError(`Nobody has signed in with ${contact.value} yet.`)
  return { id, contact: contact.value }
}

function contactOf(typed: string): Contact | undefined {
  const phone = PhoneNumber.safeParse(typed)
  if (phone.success) return { kind: 'phone', value: phone.data }
  const email = EmailAddress.safeParse(typed)
  return email.success ? { kind: 'email', value: email.data } : undefined
}

function archiveOf(typed: string | undefined): number {
  const archive = typed === '' ? undefined : ArchivalAccess.safeParse(typed).data
  if (archive !== undefined) return archive
  throw new StartError(
    '--archive must be -1 (all past dates), 0 (today only) or a number of months.',
  )
}

function endAfter(typed: string, now: Date): Date {
  const days = /^\d{1,5}$/.test(typed) ? Number(typed) : 0
  if (days < 1 || days > LONGEST_DAYS) {
    throw new StartError(`--days must be a whole number from 1 to ${LONGEST_DAYS}.`)
  }
  return new Date(now.getTime() + days * DAY_MS)
}

function inWords({ source, archival_access, early_access, ends_at }: StoredEntitlement): string {
  return [
    source,
    archiveInWords(parseArchiveAccess(archival_access)),
    ...(early_access ? ['early access'] : []),
    ends_at ? `until ${ends_at.toISOString()}` : 'until revoked',
  ].join(', ')
}

function archiveInWords(archive: ArchiveAccess): string {
  switch (archive.kind) {
    case 'everything':
      return 'all past dates'
    case 'today-only':
      return 'today only'
    case 'last-months':
      return archive.months === 1 ? 'the last month' : `the last ${archive.months} months`
  }
}
