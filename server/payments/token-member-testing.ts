import { SignJWT } from 'jose'
import { API_BASE } from '#contract/route.ts'
import type { SecretKeys } from '../secret-keys.ts'
import { memberWith } from './testing.ts'

type Send = (path: string, init: RequestInit) => Promise<Response>

/** A member whom the provider knows by its token, which lasts: there is no session to keep alive. */
export async function memberByToken(readerId: string, secrets: SecretKeys, send: Send) {
  const jwt = await new SignJWT({
    ...{ id: readerId, email: null, 'login-phone-number': null, name: null },
    ...{ provider: 'supertokens', aud: 'accesstype', exp: Date.parse('2099-01-01') / 1000 },
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(secrets.key('accesstype'))
  const browser = {
    cookies: new Map(),
    send: async (method: string, path: string, body?: object, headers?: object) =>
      send(`${API_BASE}${path}?jwt=${jwt}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
  return memberWith(browser, readerId)
}
