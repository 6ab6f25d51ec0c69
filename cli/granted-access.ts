import { DAY_MS } from '#contract/durations.ts'
import { ArchivalAccess } from '#contract/plans.ts'
import { type ArchiveAccess, parseArchiveAccess } from '#domain/access.ts'
import type { EntitlementPeriod } from '#domain/entitlement.ts'
import type { StoredEntitlement } from '#store/entitlements.ts'
import { StartError } from '#store/store-config.ts'

const LONGEST_DAYS = 36_500

export const GRANT_OPTIONS = {
  archive: { type: 'string' },
  early: { type: 'boolean', default: false },
  days: { type: 'string' },
} as const

interface Typed {
  archive?: string | undefined
  early: boolean
  days?: string | undefined
}

/** The access that an operator's options ask for. */
export function accessAsked({ archive, early, days }: Typed, now: Date): EntitlementPeriod {
  return {
    archival_access: archiveOf(archive),
    early_access: early,
    starts_at: now,
    ends_at: days === undefined ? null : endAfter(days, now),
  }
}

/** `parseArgs` takes the -1 of `--archive -1` for an option, but not that of `--archive=-1`. */
export function withJoinedArchive(args: string[]): string[] {
  const at = args.indexOf('--archive')
  if (at < 0) return args
  return [...args.slice(0, at), `--archive=${args[at + 1] ?? ''}`, ...args.slice(at + 2)]
}

export function accessInWords(held: StoredEntitlement): string {
  const { source, archival_access, early_access, ends_at } = held
  return [
    source,
    archiveInWords(parseArchiveAccess(archival_access)),
    ...(early_access ? ['early access'] : []),
    ends_at ? `until ${ends_at.toISOString()}` : 'until revoked',
  ].join(', ')
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
