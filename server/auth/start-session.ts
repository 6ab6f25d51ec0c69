import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { AuthUser, OldAuthUser, SignInReply } from '#contract/auth-user.ts'
import { DAY_MS, SECOND_MS } from '#contract/durations.ts'
import { authUserOf } from '#store/auth/readers.ts'
import { insertSession } from '#store/auth/sessions.ts'
import type { HttpEnv } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import type { Services } from '../services.ts'
import { rememberDevice } from './known-device.ts'
import { clearClass, requestedMode, sendTokens, type Tokens } from './session-headers.ts'
import {
  ACCESS_TOKEN_MS,
  type AccessClaims,
  hashOf,
  issuerOf,
  newRefreshToken,
  signAccessToken,
} from './tokens.ts'

const MAX_USER_AGENT_LENGTH = 300

interface LoginIdentity {
  readerId: string
  loginMethodId: string
}

/** Starts a session after a successful sign-in. The tokens are sent in the headers of the answer. */
export async function startSession(
  services: Services,
  context: Context<HttpEnv>,
  { readerId, loginMethodId, isNew }: LoginIdentity & { isNew: boolean },
): Promise<void> {
  const { config, db, clock, secrets } = services
  await rememberDevice(services, context, { readerId, isNew })
  const handle = randomUUID()
  const refreshToken = newRefreshToken(secrets, handle)
  const now = clock.now().getTime()
  await insertSession(
    db,
    {
      handle,
      reader_id: readerId,
      login_method_id: loginMethodId,
      refresh_hash: hashOf(refreshToken),
      previous_hash: null,
      used_hash: null,
      rotated_at: now,
      expires_at: now + config.sessionDays * DAY_MS,
      created_at: now,
      last_used_at: now,
      user_agent: context.req.header('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      address_prefix: addressPrefix(context.get('clientAddress')),
      authenticated_at: now,
    },
    config.maxSessions,
  )
  const tokens = await tokensOf(services, { handle, readerId, loginMethodId, refreshToken })
  sendTokens(context, config, requestedMode(context.req.raw), tokens)
  clearClass(context, config)
}

export async function tokensOf(
  { keys, config, clock }: Services,
  session: LoginIdentity & { handle: string; refreshToken: string },
): Promise<Tokens> {
  const iat = Math.floor(clock.now().getTime() / SECOND_MS)
  const claims: AccessClaims = {
    iss: issuerOf(config),
    sub: session.readerId,
    rsub: session.loginMethodId,
    tId: 'public',
    sessionHandle: session.handle,
    refreshTokenHash1: hashOf(hashOf(session.refreshToken)),
    parentRefreshTokenHash1: null,
    antiCsrfToken: null,
    iat,
    exp: iat + ACCESS_TOKEN_MS / SECOND_MS,
  }
  const accessToken = await signAccessToken(keys, claims)
  return { accessToken, refreshToken: session.refreshToken, claims }
}

/** The user in the shape that the version of the sign-in library expects. */
export async function signedInReply(
  context: Context,
  { db }: Services,
  { readerId, isNew }: { readerId: string; isNew: boolean },
): Promise<SignInReply> {
  const user = await authUserOf(db, readerId)
  return expectsNewShape(context.req.header('fdi-version'))
    ? { status: 'OK', createdNewRecipeUser: isNew, user }
    : { status: 'OK', createdNewUser: isNew, user: oldShape(user) }
}

/** Decided by the highest version that the library supports: 1.18, 1.19 and everything from 3.0 on expect the new shape. */
export function expectsNewShape(versions: string | undefined): boolean {
  if (versions === undefined) return true
  const supported = versions.split(',').map((version) => {
    const [major = 0, minor = 0] = version.trim().split('.').map(Number)
    return major * 1000 + minor
  })
  const highest = Math.max(...supported)
  return Number.isNaN(highest) || (highest >= 1018 && highest < 2000) || highest >= 3000
}

function oldShape({ id, timeJoined, tenantIds, ...user }: AuthUser): OldAuthUser {
  const [email] = user.emails
  const [phoneNumber] = user.phoneNumbers
  const [thirdParty] = user.thirdParty
  return {
    id,
    timeJoined,
    tenantIds,
    ...(email && { email }),
    ...(phoneNumber && { phoneNumber }),
    ...(thirdParty && { thirdParty }),
  }
}
