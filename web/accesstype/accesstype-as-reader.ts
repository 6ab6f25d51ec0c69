import { getMe } from '#contract/auth.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { renewAccesstypeToken } from '../session/set-up-reader.ts'
import { isSignedIn } from '../session/session.ts'
import { storage } from '../session/storage.ts'
import { type AccessType, createAccessType } from './access-type.ts'

/** The subscription provider as anyone may ask it. */
export function openAccesstype(): AccessType {
  return createAccessType(runtimeConfig().addresses.subscriptionProvider)
}

/** Asks the provider as the reader. A token that has run out is renewed, and the question asked again. */
export async function callAccesstype<T>(ask: (provider: AccessType) => Promise<T>): Promise<T> {
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

/** For a payment: the token is new, and the checkout knows the reader's contact. */
export async function accesstypeForPayment(): Promise<AccessType> {
  const [accesstypeJwt, { userData, metadata }] = await Promise.all([
    renewAccesstypeToken(),
    call(getMe, { headers: {} }),
  ])
  const [emailAddress] = userData.emails
  const [mobileNumber] = userData.phoneNumbers
  const provider = openAccesstype()
  await provider.setUser({
    accesstypeJwt,
    isLoggedIn: true,
    ...(metadata.first_name && { name: metadata.first_name }),
    ...(emailAddress && { emailAddress }),
    ...(mobileNumber && { mobileNumber }),
  })
  return provider
}

async function accesstypeWith(accesstypeJwt: string): Promise<AccessType> {
  const provider = openAccesstype()
  await provider.setUser({ accesstypeJwt, isLoggedIn: true })
  return provider
}

/** Asks for the reader's subscriptions, and keeps the one that counts: the first. */
export async function fetchSubscriptions(): Promise<Subscription[]> {
  const { subscriptions } = await callAccesstype((accesstype) => accesstype.getSubscriptions())
  const [first] = subscriptions
  if (first && isSignedIn()) storage.subscriptionData.write(first)
  else storage.subscriptionData.remove()
  return subscriptions
}
