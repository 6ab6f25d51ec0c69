import { DAY_MS } from '#contract/durations.ts'
import { ArchivalAccess } from '#contract/plans.ts'
import { type ArchiveAccess, parseArchiveAccess } from '#domain/access.ts'
import type { EntitlementPeriod } from '#domain/entitlement.ts'
import type { StoredEntitlement } from '#store/entitlements.ts'
import { UsageError } from '../exit-code.ts'

export interface GrantOptions {
  archive: string
  early?: boolean
  days?: number
}

export function accessFrom(
  { archive, early = false, days }: GrantOptions,
  now: Date,
): EntitlementPeriod {
  return {
    archival_access: archiveFrom(archive),
    early_access: early,
    starts_at: now,
    ends_at: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
  }
}

export function accessInWords(entitlement: StoredEntitlement): string {
  const { source, archival_access, early_access, ends_at, publisher } = entitlement
  return [
    publisher ? `${source} to ${publisher}` : source,
    archiveInWords(parseArchiveAccess(archival_access)),
    ...(early_access ? ['early access'] : []),
    ends_at ? `until ${ends_at.toISOString()}` : 'until revoked',
  ].join(', ')
}

function archiveFrom(typed: string): number {
  const archive = typed === '' ? undefined : ArchivalAccess.safeParse(typed).data
  if (archive !== undefined) return archive
  throw new UsageError(
    '--archive must be -1 (all past dates), 0 (today only) or a number of months.',
  )
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
