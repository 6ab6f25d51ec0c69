import { getEntitlement } from '#contract/entitlement.ts'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { call } from '../api/call.ts'
import { stored } from './storage.ts'

/** Asks what a signed-in reader may open, and keeps it under the keys that say so. */
export async function askEntitlement(): Promise<Reader> {
  const entitlement = await call(getEntitlement, {})
  const isSubscribed = entitlement.kind === 'subscriber'
  stored.isSubscribed.write(isSubscribed)
  stored.user_paid_status.write(isSubscribed ? 'paid' : 'not-paid')
  if (!isSubscribed) {
    stored.ArchivalAccess.remove()
    return { kind: 'freemium' }
  }
  const { ArchivalAccess, earlyAccess } = entitlement
  stored.ArchivalAccess.write(ArchivalAccess)
  return { kind: 'subscriber', archive: parseArchiveAccess(ArchivalAccess), earlyAccess }
}
