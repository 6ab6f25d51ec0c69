import { recordConsent } from '#contract/consents.ts'
import { call } from '../api/call.ts'
import { renewProviderToken } from './provider-token.ts'
import { pendingConsent } from './sign-in-storage.ts'
import { stored } from './storage.ts'

let greeting: Promise<unknown> | undefined

/** Once someone is signed in: fetches their token for the subscription provider, sends their consents. */
export async function greetReader(): Promise<void> {
  greeting ??= Promise.all([keepAccesstypeToken(), sendPendingConsent()]).finally(() => {
    greeting = undefined
  })
  await greeting
}

/** Without one the reader goes on, unpaid until the next time. */
async function keepAccesstypeToken(): Promise<void> {
  try {
    await renewProviderToken()
  } catch {
    stored.jwt_token.remove()
  }
}

/** Stays pending when it cannot be sent, until the next time the app is opened. */
async function sendPendingConsent(): Promise<void> {
  const body = pendingConsent.read()
  if (!body) return
  pendingConsent.remove()
  try {
    await call(recordConsent, { body })
  } catch {
    pendingConsent.write(body)
  }
}
