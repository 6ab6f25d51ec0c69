import { getMe } from '#contract/auth.ts'
import { CallError } from '#contract/call-error.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { call } from '../api/call.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { isSignedIn } from '../session/session.ts'
import { renewAccesstypeToken } from '../session/set-up-reader.ts'
import { storage } from '../session/storage.ts'
import { type AccessType, createAccessType } from './access-type.ts'

/** Accesstype without a user, for public calls. */
export function openAccesstype(): AccessType {
  return createAccessType(runtimeConfig().addresses.subscriptionProvider)
}

/** Calls Accesstype as the reader. Renews an expired token and repeats the call once. */
export async function callAccesstype<T>(ask: (accesstype: AccessType) => Promise<T>): Promise<T> {
  const kept = storage.jwt_token.read()
  if (kept) {
    try {
      return await ask(await accesstypeWith(kept))
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'login-required') throw error
    }
  }
  return ask(await accesstypeWith(await renewAccesstypeToken()))
}

/** For a payment: with a new token and the contact that the checkout prefills. */
export async function accesstypeForPayment(): Promise<AccessType> {
  const [accesstypeJwt, { userData, metadata }] = await Promise.all([
    renewAccesstypeToken(),
    call(getMe, { headers: {} }),
  ])
  const [emailAddress] = userData.emails
  const [mobileNumber] = userData.phoneNumbers
  const accesstype = openAccesstype()
  await accesstype.setUser({
    accesstypeJwt,
    isLoggedIn: true,
    ...(metadata.first_name && { name: metadata.first_name }),
    ...(emailAddress && { emailAddress }),
    ...(mobileNumber && { mobileNumber }),
  })
  return accesstype
}

async function accesstypeWith(accesstypeJwt: string): Promise<AccessType> {
  const accesstype = openAccesstype()
  await accesstype.setUser({ accesstypeJwt, isLoggedIn: true })
  return accesstype
}

/** Fetches the reader's subscriptions and stores the first, which decides access. */
export async function fetchSubscriptions(): Promise<Subscription[]> {
  const { subscriptions } = await callAccesstype((accesstype) => accesstype.getSubscriptions())
  const [first] = subscriptions
  if (first && isSignedIn()) storage.subscriptionData.write(first)
  else storage.subscriptionData.remove()
  return subscriptions
}
