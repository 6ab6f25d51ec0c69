import { createAccesstypeToken } from '#contract/auth.ts'
import { call } from '../api/call.ts'
import { isSignedIn } from './is-signed-in.ts'
import { stored } from './storage.ts'

/** Asks for a token that tells the subscription provider who the reader is, and keeps it. It lasts an hour. */
export async function renewProviderToken(): Promise<string> {
  const { token } = await call(createAccesstypeToken, { headers: {} })
  if (isSignedIn()) stored.jwt_token.write(token)
  return token
}
