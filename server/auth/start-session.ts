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
import { modeAsked, sendTokens, type Tokens } from './session-headers.ts'
import {
  ACCESS_TOKEN_MS,
  type AccessClaims,
  hashOf,
  issuerOf,
  newRefreshToken,
  signAccessToken,
} from './tokens.ts'

const USER_AGENT_KEPT = 300

interface Identified {
  readerId: string
  loginMethodId: string
}

/** Opens a session for someone who has just proved who they are; it travels in the answer's headers. */
export async function startSession(
  services: Services,
  context: Context<HttpEnv>,
  { readerId, loginMethodId, isNew }: Identified & { isNew: boolean },
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
      user_agent: context.req.header('user-agent')?.slice(0, USER_AGENT_KEPT) ?? null,
      address_prefix: addressPrefix(context.get('clientAddress')),
      authenticated_at: now,
    },
    config.maxSessions,
  )
  const tokens = await tokensOf(services, { handle, readerId, loginMethodId, refreshToken })
  sendTokens(context, config, modeAsked(context.req.raw), tokens)
}

export async function tokensOf(
  { keys, config, clock }: Services,
  session: Identified & { handle: string; refreshToken: string },
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

/** Tells a sign-in library who is signed in, in the shape that its version expects. */
export async function signedIn(
  context: Context,
  { db }: Services,
  { readerId, isNew }: { readerId: string; isNew: boolean },
): Promise<SignInReply> {
  const user = await authUserOf(db, readerId)
  return expectsNewShape(context.req.header('fdi-version'))
    ? { status: 'OK', createdNewRecipeUser: isNew, user }
    : { status: 'OK', createdNewUser: isNew, user: oldShape(user) }
}

/** By the highest version that the library speaks: 1.18 and 1.19, then everything from 3.0 on. */
export function expectsNewShape(versions: string | undefined): boolean {
  if (versions === undefined) return true
  const spoken = versions.split(',').map((version) => {
    const [major = 0, minor = 0] = version.trim().split('.').map(Number)
    return major * 1000 + minor
  })
  const highest = Math.max(...spoken)
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
