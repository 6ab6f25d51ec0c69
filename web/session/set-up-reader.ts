import { createAccesstypeToken } from '#contract/auth.ts'
import { recordConsent } from '#contract/consents.ts'
import { call } from '../api/call.ts'
import { isSignedIn } from './session.ts'
import { pendingConsent, storage } from './storage.ts'

let greeting: Promise<unknown> | undefined

/** After a sign-in: fetches the reader's Accesstype token and sends their consents. */
export async function setUpReader(): Promise<void> {
  greeting ??= Promise.all([keepAccesstypeToken(), sendPendingConsent()]).finally(() => {
    greeting = undefined
  })
  await greeting
}

/** Without a token the reader counts as unpaid until the next start. */
async function keepAccesstypeToken(): Promise<void> {
  try {
    await renewAccesstypeToken()
  } catch {
    storage.jwt_token.remove()
  }
}

/** A consent that cannot be sent stays stored and is sent at the next start. */
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

/** Fetches a token that identifies the reader to Accesstype, and stores it. It is valid for an hour. */
export async function renewAccesstypeToken(): Promise<string> {
  const { token } = await call(createAccesstypeToken, { headers: {} })
  if (isSignedIn()) storage.jwt_token.write(token)
  return token
}
