import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { API_BASE } from '#contract/route.ts'
import type { Database } from '#store/database.ts'
import type { SecretKeys } from '../auth/secret-keys.ts'
import { memberWith } from './testing.ts'

const FAR_AHEAD = Date.parse('2099-01-01')

interface Known {
  db: Database
  secrets: SecretKeys
  send(path: string, init: RequestInit): Promise<Response>
}

/** A member who is recognised by an Accesstype token. Token and session do not expire during a test. */
export async function memberByToken(readerId: string, { db, secrets, send }: Known) {
  const jwt = await new SignJWT({
    id: readerId,
    email: null,
    'login-phone-number': null,
    name: null,
    provider: 'supertokens',
    aud: 'accesstype',
    exp: FAR_AHEAD / 1000,
    sessionHandle: await insertLastingSession(db, readerId),
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

async function insertLastingSession(db: Database, readerId: string): Promise<string> {
  const handle = randomUUID()
  await db
    .insertInto('session')
    .values({
      handle,
      reader_id: readerId,
      login_method_id: readerId,
      refresh_hash: handle,
      rotated_at: 0,
      expires_at: FAR_AHEAD,
      created_at: 0,
      last_used_at: 0,
    })
    .execute()
  return handle
}
