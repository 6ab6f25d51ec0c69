import type { EntitlementPeriod } from '#domain/entitlement.ts'
import { type ChangeAct, recordChange } from '#store/audit/record-change.ts'
import type { Database } from '#store/database.ts'
import { entitlementsOf, grantComplimentary, revokeComplimentary } from '#store/entitlements.ts'

/** Replaces the reader's complimentary access, with an entry in the audit log. */
export async function grantAndRecord(
  tx: Database,
  readerId: string,
  access: EntitlementPeriod,
  act: ChangeAct,
): Promise<void> {
  const before = await complimentaryOf(tx, readerId, act.at)
  await grantComplimentary(tx, readerId, access)
  const object = { reader_id: readerId }
  const after = recordedAccess(access)
  const change = { action: 'reader.access-granted', object, before, after } as const
  await recordChange(tx, { change, ...act })
}

/** Ends complimentary access, with an entry in the audit log. False when the reader had none. */
export async function revokeAndRecord(
  tx: Database,
  readerId: string,
  act: ChangeAct,
): Promise<boolean> {
  const before = await complimentaryOf(tx, readerId, act.at)
  if (!(await revokeComplimentary(tx, readerId, act.at))) return false
  const object = { reader_id: readerId }
  const change = { action: 'reader.access-revoked', object, before, after: null } as const
  await recordChange(tx, { change, ...act })
  return true
}

async function complimentaryOf(tx: Database, readerId: string, now: Date) {
  const access = await entitlementsOf(tx, readerId, now)
  return access.filter(({ source }) => source === 'complimentary').map(recordedAccess)
}

function recordedAccess({ archival_access, early_access, ends_at }: EntitlementPeriod) {
  return { archival_access, early_access, ends_at: ends_at?.getTime() ?? null }
}
