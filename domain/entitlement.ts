import type { Entitlement } from '#contract/entitlement.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { type ArchiveAccess, parseArchiveAccess, type Reader } from './access.ts'

/** A plan or grant that lets a signed-in reader open the paper for a time. */
export interface EntitlementPeriod {
  archival_access: number
  early_access: boolean
  starts_at: Date
  /** Null if only a revocation ends it. */
  ends_at: Date | null
  /** The title that it opens; every title if null or undefined. */
  publisher?: PublisherCode | null
}

/** The entitlements that open a title. */
export function entitlementsTo(
  title: PublisherCode,
  entitlements: readonly EntitlementPeriod[],
): EntitlementPeriod[] {
  return entitlements.filter(({ publisher }) => !publisher || publisher === title)
}

/** Combines all active entitlements: the widest archive, and early access if any of them has it. */
export function readerWithEntitlements(
  entitlements: readonly EntitlementPeriod[],
  now: Date,
): Reader {
  const active = entitlements.filter((entitlement) => isActive(entitlement, now))
  if (active.length === 0) return { kind: 'freemium' }
  const reaches = active.map(({ archival_access }) => archival_access)
  const widest = reaches.some((reach) => reach < 0) ? EVERYTHING : Math.max(...reaches)
  return {
    kind: 'subscriber',
    archive: parseArchiveAccess(widest),
    earlyAccess: active.some(({ early_access }) => early_access),
  }
}

function isActive({ starts_at, ends_at }: EntitlementPeriod, now: Date): boolean {
  return starts_at <= now && (ends_at === null || now < ends_at)
}

/** When the combination of all entitlements changes next by itself; undefined if never. */
export function nextChange(
  entitlements: readonly EntitlementPeriod[],
  now: Date,
): Date | undefined {
  const times = entitlements.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at ?? []].flat())
  const future = times.filter((time) => time > now)
  return future.length > 0 ? new Date(Math.min(...future.map(Number))) : undefined
}

export function entitlementOf(reader: Reader): Entitlement {
  if (reader.kind !== 'subscriber') return { kind: 'none' }
  const { archive, earlyAccess } = reader
  return { kind: 'subscriber', ArchivalAccess: archivalAccess(archive), earlyAccess }
}

const EVERYTHING = -1

/** The inverse of `parseArchiveAccess`. */
function archivalAccess(archive: ArchiveAccess): number {
  switch (archive.kind) {
    case 'everything':
      return EVERYTHING
    case 'today-only':
      return 0
    case 'last-months':
      return archive.months
  }
}
