import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { refreshSession } from '#contract/auth-sessions.ts'
import { DAY_MS } from '#contract/durations.ts'
import { API_BASE } from '#contract/route.ts'
import { type RenewableSession, sessionsWithHandles } from '#store/auth/session-batches.ts'
import { fromOwnPage } from '../http/origins.ts'
import { QUICK_PATIENCE_MS, requestHeadOf } from '../http/quick-lane.ts'
import { API_DISPOSITION, JSON_TYPE } from '../http/ready.ts'
import type { RequestHead } from '../http/request-head.ts'
import { securityHeaderList } from '../http/security-headers.ts'
import { NO_STORE } from '../http/serve.ts'
import { type LookUp, sharedLookUps } from '../http/shared-look-ups.ts'
import { withTimeout } from '../http/with-timeout.ts'
import type { Services } from '../services.ts'
import { renewedClass } from './class-cookie.ts'
import { sentToken } from './recognise.ts'
import { REFRESH_COOKIE, tokenHeaders } from './session-headers.ts'
import { tokensOf } from './start-session.ts'
import { handleIn, hashOf, nextRefreshToken, REFRESH_TOKEN_SHAPE } from './tokens.ts'

const PATH = API_BASE + refreshSession.path
const BODY = '{}'

/**
 * Renews a session before the app's routing if its newest refresh token comes from a page of our own origin or from a
 * program. The app answers everything else: refusals, thefts, repeated refreshes, other origins.
 */
export function withQuickRenewals(
  appListener: RequestListener,
  services: Services,
): RequestListener {
  const isFromOwnPage = fromOwnPage(services.config)
  const findSession = sharedLookUps((handles) => sessionsWithHandles(services.db, handles))
  const common = [
    ...securityHeaderList(services).flat(),
    ...['Cache-Control', NO_STORE, 'Content-Type', JSON_TYPE],
    ...['Content-Disposition', API_DISPOSITION, 'Content-Length', `${BODY.length}`],
  ]

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const start = performance.now()
    const renewal = renew(services, findSession, requestHeadOf(incoming))
    const headers = await withTimeout(QUICK_PATIENCE_MS, renewal).catch(() => undefined)
    if (!headers) return void appListener(incoming, outgoing)
    const request_id = randomUUID()
    outgoing.writeHead(200, [...common, 'X-Request-Id', request_id, ...headers.flat()]).end(BODY)
    const ms = Math.round(performance.now() - start)
    services.log('info', 'request', { request_id, method: 'POST', route: PATH, status: 200, ms })
  }

  return (incoming, outgoing) => {
    if (incoming.url === PATH && isEmptyPost(incoming) && isFromOwnPage(incoming))
      answer(incoming, outgoing)
    else appListener(incoming, outgoing)
  }
}

function isEmptyPost({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    (headers['content-length'] ?? '0') === '0' &&
    headers['transfer-encoding'] === undefined
  )
}

/** The headers with the new tokens; undefined if the app decides. */
async function renew(
  services: Services,
  findSession: LookUp<RenewableSession>,
  request: RequestHead,
): Promise<[string, string][] | undefined> {
  const { config, clock, secrets, keys, rotations } = services
  const sent = sentToken(request, { cookie: REFRESH_COOKIE, shape: REFRESH_TOKEN_SHAPE })
  const handle = sent && handleIn(secrets, sent.token)
  if (!handle || (await keys.signer()).alg === 'RS256') return undefined
  const now = clock.now().getTime()
  const parent = hashOf(sent.token)
  const session = await findSession(handle)
  if (session?.refresh_hash !== parent || session.expires_at <= now) return undefined
  const refreshToken = nextRefreshToken(secrets, handle, parent)
  const { reader_id: readerId, login_method_id: loginMethodId } = session
  const tokens = await tokensOf(services, { handle, readerId, loginMethodId, refreshToken })
  const mode = sent.by === 'bearer' ? 'header' : 'cookie'
  const ofClass = await renewedClass(services, mode, readerId)
  const expires_at = now + config.sessionDays * DAY_MS
  rotations.add({ handle, parent, child: hashOf(refreshToken), now, expires_at })
  return [...tokenHeaders(request, config, mode, tokens), ...ofClass]
}
