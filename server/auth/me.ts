import { SignJWT } from 'jose'
import {
  type AccesstypeClaims,
  createAccesstypeToken,
  getMe,
  type Me,
  updateMe,
} from '#contract/auth.ts'
import { HOUR_MS, SECOND_MS } from '#contract/durations.ts'
import { authUserOf, firstNameOf, preferredIdentityOf, saveFirstName } from '#store/auth/readers.ts'
import type { App, Session } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { consentFlags } from './consents.ts'

const TOKEN_MS = HOUR_MS

export function meRoutes(app: App, services: Services): void {
  const { db } = services

  serve(app, getMe, ({ caller: { session } }) => meOf(services, session.readerId))

  serve(app, updateMe, async ({ body, caller: { session } }) => {
    await saveFirstName(db, session.readerId, body.first_name)
    return meOf(services, session.readerId)
  })

  serve(app, createAccesstypeToken, async ({ caller: { session } }) => ({
    token: await accesstypeToken(services, session),
  }))
}

async function meOf(services: Services, readerId: string): Promise<Me> {
  const { db } = services
  const first_name = await firstNameOf(db, readerId)
  const value = await preferredIdentityOf(db, readerId)
  return {
    userData: {
      ...(await authUserOf(db, readerId)),
      ...(value !== undefined && { preferred_identity: { value } }),
    },
    metadata: {
      ...(await consentFlags(services, readerId)),
      ...(first_name !== null && { first_name }),
    },
  }
}

/** Identifies the reader to accesstype, which has the same key. Valid for an hour. */
async function accesstypeToken(
  { db, clock, secrets }: Services,
  { readerId, handle }: Session,
): Promise<string> {
  const { emails, phoneNumbers } = await authUserOf(db, readerId)
  const claims: AccesstypeClaims = {
    id: readerId,
    email: emails[0] ?? null,
    'login-phone-number': phoneNumbers[0] ?? null,
    name: await firstNameOf(db, readerId),
    provider: 'supertokens',
    sessionHandle: handle,
    aud: 'accesstype',
    exp: Math.floor((clock.now().getTime() + TOKEN_MS) / SECOND_MS),
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(secrets.key('accesstype'))
}
