import { getMe } from '#contract/auth.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { renewProviderToken } from '../session/greet-reader.ts'
import { isSignedIn } from '../session/session.ts'
import { stored } from '../session/storage.ts'
import { type AccessType, createAccessType } from './access-type.ts'

/** The subscription provider as anyone may ask it. */
export function openProvider(): AccessType {
  return createAccessType(runtimeConfig().addresses.subscriptionProvider)
}

/** Asks the provider as the reader. A token that has run out is renewed, and the question asked again. */
export async function askProvider<T>(ask: (provider: AccessType) => Promise<T>): Promise<T> {
  const kept = stored.jwt_token.read()
  if (kept) {
    try {
      return await ask(await providerWith(kept))
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'login-required') throw error
    }
  }
  return ask(await providerWith(await renewProviderToken()))
}

/** For a payment: the token is new, and the checkout knows the reader's contact. */
export async function providerForPayment(): Promise<AccessType> {
  const [accesstypeJwt, { userData, metadata }] = await Promise.all([
    renewProviderToken(),
    call(getMe, { headers: {} }),
  ])
  const [emailAddress] = userData.emails
  const [mobileNumber] = userData.phoneNumbers
  const provider = openProvider()
  await provider.setUser({
    accesstypeJwt,
    isLoggedIn: true,
    ...(metadata.first_name && { name: metadata.first_name }),
    ...(emailAddress && { emailAddress }),
    ...(mobileNumber && { mobileNumber }),
  })
  return provider
}

async function providerWith(accesstypeJwt: string): Promise<AccessType> {
  const provider = openProvider()
  await provider.setUser({ accesstypeJwt, isLoggedIn: true })
  return provider
}

/** Asks for the reader's subscriptions, and keeps the one that counts: the first. */
export async function fetchSubscriptions(): Promise<Subscription[]> {
  const { subscriptions } = await askProvider((provider) => provider.getSubscriptions())
  const [first] = subscriptions
  if (first && isSignedIn()) stored.subscriptionData.write(first)
  else stored.subscriptionData.remove()
  return subscriptions
}
