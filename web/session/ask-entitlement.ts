import { type Entitlement, getEntitlement } from '#contract/entitlement.ts'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { call } from '../api/call.ts'
import { isSignedIn } from './session.ts'
import { stored } from './storage.ts'

/** Asks what a signed-in reader may open, and keeps it under the keys that say so. */
export async function askEntitlement(): Promise<Reader> {
  const entitlement = await ask()
  if (isSignedIn()) keep(entitlement)
  if (entitlement.kind === 'none') return { kind: 'freemium' }
  const { ArchivalAccess, earlyAccess } = entitlement
  return { kind: 'subscriber', archive: parseArchiveAccess(ArchivalAccess), earlyAccess }
}

/** Without an answer nobody counts as having paid. */
async function ask(): Promise<Entitlement> {
  try {
    return await call(getEntitlement, {})
  } catch (error) {
    if (isSignedIn()) stored.user_paid_status.write('unpaid')
    throw error
  }
}

function keep(entitlement: Entitlement): void {
  const isSubscribed = entitlement.kind === 'subscriber'
  stored.isSubscribed.write(isSubscribed)
  stored.user_paid_status.write(isSubscribed ? 'paid' : 'not-paid')
  if (isSubscribed) stored.ArchivalAccess.write(entitlement.ArchivalAccess)
  else stored.ArchivalAccess.remove()
}
