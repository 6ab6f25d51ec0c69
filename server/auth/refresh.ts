import type { Context } from 'hono'
import { DAY_MS } from '#contract/durations.ts'
import { recordSecurityEvent } from '#store/auth/security-events.ts'
import { rotateSession } from '#store/auth/session-rotation.ts'
import type { HttpEnv } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { refuseCookieAlone } from '../http/same-site.ts'
import type { Services } from '../services.ts'
import { handleIn, hashOf, nextRefreshToken, REFRESH_TOKEN_SHAPE } from './refresh-token.ts'
import { sentToken } from './sent-token.ts'
import { clearTokens, REFRESH_COOKIE, sendTokens } from './session-headers.ts'
import { tokensOf } from './start-session.ts'

/** Exchanges the refresh token. Every first visit asks without one: that costs nothing but the answer. */
export async function refresh(
  services: Services,
  context: Context<HttpEnv>,
): Promise<Record<string, never>> {
  const { config, db, clock, secrets, tokenUse } = services
  const sent = sentToken(context.req.raw, { cookie: REFRESH_COOKIE, shape: REFRESH_TOKEN_SHAPE })
  if (sent?.by === 'cookie') refuseCookieAlone(context.req.raw)
  const handle = sent && handleIn(secrets, sent.token)
  if (!sent || !handle) return refuse()

  const { token, by } = sent
  const now = clock.now().getTime()
  const refreshToken = nextRefreshToken(secrets, token, handle)
  await tokenUse.flush(handle)
  const { answer, session } = await rotateSession(db, {
    handle,
    presented: hashOf(token),
    child: hashOf(refreshToken),
    now,
    expires_at: now + config.sessionDays * DAY_MS,
  })
  if (!session || answer === 'refuse') return refuse()
  if (answer === 'theft') {
    await recordTheft(session)
    clearTokens(context, config)
    throw new ProblemError('token-theft-detected', 'token theft detected')
  }
  const { reader_id: readerId, login_method_id: loginMethodId } = session
  const tokens = await tokensOf(services, { handle, readerId, loginMethodId, refreshToken })
  sendTokens(context, config, by === 'bearer' ? 'header' : 'cookie', tokens)
  return {}

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
