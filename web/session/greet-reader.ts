import { createAccesstypeToken } from '#contract/auth.ts'
import { recordConsent } from '#contract/consents.ts'
import { call } from '../api/call.ts'
import { isSignedIn } from './session.ts'
import { pendingConsent, stored } from './storage.ts'

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

/** Asks for a token that tells the subscription provider who the reader is, and keeps it. It lasts an hour. */
export async function renewProviderToken(): Promise<string> {
  const { token } = await call(createAccesstypeToken, { headers: {} })
  if (isSignedIn()) stored.jwt_token.write(token)
  return token
}
