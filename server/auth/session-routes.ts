import type { Context } from 'hono'
import {
  endOtherSessions,
  endSession,
  getJwks,
  getOpenIdConfiguration,
  listSessions,
  refreshSession,
  signOut,
  signOutEverywhere,
} from '#contract/auth-sessions.ts'
import { DAY_MS } from '#contract/durations.ts'
import { forgetOtherDevices } from '#store/auth/known-devices.ts'
import { rotateSession } from '#store/auth/session-rotation.ts'
import {
  deleteSession,
  deleteSessionsOf,
  recordSecurityEvent,
  saveLastSeen,
  sessionIsLive,
  sessionsOf,
} from '#store/auth/sessions.ts'
import type { App, Caller, HttpEnv } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import { refuseCookieAlone } from '../http/origins.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { renewedClass } from './class-cookie.ts'
import { deviceHashesOf, deviceName } from './known-device.ts'
import { sentToken } from './recognise.ts'
import { clearTokens, REFRESH_COOKIE, sendHeaders, sendTokens } from './session-headers.ts'
import { tokensOf } from './start-session.ts'
import {
  handleIn,
  hashOf,
  isNextRefreshToken,
  issuerOf,
  nextRefreshToken,
  nextRefreshTokens,
  REFRESH_TOKEN_SHAPE,
} from './tokens.ts'

const DONE = { status: 'OK' } as const

export function sessionRoutes(app: App, services: Services): void {
  const { config, db, clock, keys, secrets } = services

  serve(app, refreshSession, ({ context }) => refresh(services, context))

  serve(app, signOut, async ({ caller: { session }, context }) => {
    await saveLastSeen(db, session.readerId, clock.now().getTime())
    await deleteSession(db, session.readerId, session.handle)
    clearTokens(context, config)
    return DONE
  })

  serve(app, signOutEverywhere, async ({ caller: { session }, context }) => {
    await saveLastSeen(db, session.readerId, clock.now().getTime())
    await deleteSessionsOf(db, session.readerId)
    await forgetOtherDevices(db, session.readerId, deviceHashesOf(secrets, context.req.raw))
    clearTokens(context, config)
    return DONE
  })

  serve(app, listSessions, async ({ caller: { session } }) => {
    const rows = await sessionsOf(db, session.readerId, clock.now().getTime())
    const isLive = rows.some(({ handle }) => handle === session.handle)
    if (!isLive) throw new ProblemError('try-refresh-token', 'try refresh token')
    return rows.map((row) => ({
      sessionHandle: row.handle,
      current: row.handle === session.handle,
      device: deviceName(row.user_agent),
      addressPrefix: row.address_prefix,
      timeCreated: row.created_at,
      timeLastUsed: row.last_used_at,
    }))
  })

  serve(app, endSession, async ({ params, caller: { session } }) => {
    const ended = await deleteSession(db, session.readerId, params.sessionHandle)
    if (!ended) throw new ProblemError('session-not-found')
    return {}
  })

  serve(app, endOtherSessions, async ({ caller: { session }, context }) => {
    await deleteSessionsOf(db, session.readerId, session.handle)
    await forgetOtherDevices(db, session.readerId, deviceHashesOf(secrets, context.req.raw))
    return {}
  })

  serve(app, getJwks, async ({ context }) => {
    context.header('Access-Control-Allow-Origin', '*')
    context.header('Cache-Control', 'max-age=60, must-revalidate')
    return { keys: await keys.publicJwks() }
  })

  serve(app, getOpenIdConfiguration, ({ context }) => {
    context.header('Access-Control-Allow-Origin', '*')
    const issuer = issuerOf(config)
    return { issuer, jwks_uri: `${issuer}/jwt/jwks.json` }
  })
}

/** Exchanges the refresh token. Every first visit calls this without a token, which must not cost a query. */
async function refresh(
  services: Services,
  context: Context<HttpEnv>,
): Promise<Record<string, never>> {
  const { config, db, clock, secrets, keys, tokenUse, rotations } = services
  const sent = sentToken(context.req.raw, { cookie: REFRESH_COOKIE, shape: REFRESH_TOKEN_SHAPE })
  if (sent?.by === 'cookie') refuseCookieAlone(context.req.raw)
  const handle = sent && handleIn(secrets, sent.token)
  if (!sent || !handle) return refuse()

  const { token, by } = sent
  const now = clock.now().getTime()
  const presented = hashOf(token)
  // While RSA signs, servers of an earlier release may run: they derive from the token and read no rotation ahead.
  const isShared = (await keys.signer()).alg === 'RS256'
  const newChild = nextRefreshToken(secrets, handle, isShared ? token : presented)
  const issuedChildren = () =>
    [presented, token].flatMap((parent) => nextRefreshTokens(secrets, handle, parent))
  await rotations.flush(handle)
  await tokenUse.flush(handle)
  const { answer, session, child } = await rotateSession(db, {
    handle,
    presented,
    child: hashOf(newChild),
    issuedChildren: () => issuedChildren().map(hashOf),
    isChildOf: (parent) => isNextRefreshToken(secrets, token, parent),
    now,
    expires_at: now + config.sessionDays * DAY_MS,
    writeLater: isShared ? undefined : rotations.add,
  })
  const refreshToken = repeatedChild(child) ?? newChild
  if (!session || answer === 'refuse') return refuse()
  if (answer === 'theft') {
    await recordTheft(session)
    clearTokens(context, config)
    throw new ProblemError('token-theft-detected', 'token theft detected')
  }
  const { reader_id: readerId, login_method_id: loginMethodId } = session
  const tokens = await tokensOf(services, { handle, readerId, loginMethodId, refreshToken })
  const mode = by === 'bearer' ? 'header' : 'cookie'
  sendTokens(context, config, mode, tokens)
  sendHeaders(context, await renewedClass(services, mode, readerId))
  return {}

  /** The child that an earlier release or an earlier secret has derived, if the answer repeats it. */
  function repeatedChild(hash: string): string | undefined {
    if (answer !== 'repeat-child') return undefined
    return issuedChildren().find((each) => hashOf(each) === hash)
  }

  function refuse(): never {
    clearTokens(context, config)
    throw new ProblemError('login-required', 'unauthorised')
  }

  async function recordTheft(session: { reader_id: string; handle: string }): Promise<void> {
    services.log('warn', 'refresh token used twice')
    await recordSecurityEvent(db, {
      kind: 'token-theft',
      reader_id: session.reader_id,
      session_handle: session.handle,
      address_prefix: addressPrefix(context.get('clientAddress')),
      at: now,
    })
  }
}

/** Checks the session's row. The message `try refresh token` makes the session library refresh. */
export async function requireLiveSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
): Promise<Caller> {
  const { session } = caller
  const isLive = !session || (await sessionIsLive(db, session.handle, clock.now().getTime()))
  if (!isLive) throw new ProblemError('try-refresh-token', 'try refresh token')
  return caller
}
