import { type Entitlement, getEntitlement } from '#contract/entitlement.ts'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { call } from '../api/call.ts'
import { isSignedIn } from './session.ts'
import { storage } from './storage.ts'

/** Fetches what a signed-in reader may open, and stores it under the specified storage keys. */
export async function fetchEntitlement(): Promise<Reader> {
  const entitlement = await ask()
  if (isSignedIn()) keep(entitlement)
  if (entitlement.kind === 'none') return { kind: 'freemium' }
  const { ArchivalAccess, earlyAccess } = entitlement
  return { kind: 'subscriber', archive: parseArchiveAccess(ArchivalAccess), earlyAccess }
}

/** On failure the reader is stored as unpaid. */
async function ask(): Promise<Entitlement> {
  try {
    return await call(getEntitlement, {})
  } catch (error) {
    if (isSignedIn()) storage.user_paid_status.write('unpaid')
    throw error
  }
}

function keep(entitlement: Entitlement): void {
  const isSubscribed = entitlement.kind === 'subscriber'
  storage.isSubscribed.write(isSubscribed)
  storage.user_paid_status.write(isSubscribed ? 'paid' : 'not-paid')
  if (isSubscribed) storage.ArchivalAccess.write(entitlement.ArchivalAccess)
  else storage.ArchivalAccess.remove()
}
