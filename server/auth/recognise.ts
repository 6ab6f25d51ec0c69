import { parse } from 'hono/utils/cookie'
import type { Config } from '../config.ts'
import type { Readers } from '../entitlements/readers.ts'
import type { Caller } from '../http/app.ts'
import { type Recognise, VISITOR } from '../http/caller.ts'
import { keepRecent } from '../http/lru.ts'
import { refuseCookieAlone } from '../http/origins.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { RequestHead } from '../http/request-head.ts'
import type { Clock } from '../integrations/clock.ts'
import type { KeyRing } from './key-ring.ts'
import type { TokenUse } from './token-use.ts'
import { ACCESS_TOKEN_SHAPE, issuerOf, type VerifiedToken, verifyAccessToken } from './tokens.ts'

export const ACCESS_COOKIE = 'sAccessToken'

/** Tokens that were checked and have not run out: a reader sends the same one for a quarter of an hour. */
const REMEMBERED_TOKENS = 50_000

interface Dependencies {
  config: Pick<Config, 'publicUrl'>
  clock: Clock
  keys: KeyRing
  readers: Readers
  tokenUse: TokenUse
}

/** Knows a reader by the access token, sent as bearer or in its cookie. The database is asked now and then what they may open. */
export function recogniseByToken({
  config,
  clock,
  keys,
  readers,
  tokenUse,
}: Dependencies): Recognise {
  const checked = new Map<string, VerifiedToken>()

  function remembered(token: string): VerifiedToken | undefined {
    const known = checked.get(token)
    if (!known) return undefined
    if (known.expiresAt > clock.now().getTime())
      keepRecent(checked, token, known, REMEMBERED_TOKENS)
    else checked.delete(token)
    return checked.get(token)
  }

  async function verify(token: string): Promise<VerifiedToken> {
    const now = clock.now()
    const verified = await verifyAccessToken(keys, token, { issuer: issuerOf(config), now })
    if (!verified) throw new ProblemError('try-refresh-token', 'try refresh token')
    keepRecent(checked, token, verified, REMEMBERED_TOKENS)
    tokenUse.record(verified.session.handle, verified.refreshTokenHash1)
    return verified
  }

  async function lookUp(token: string, known: VerifiedToken | undefined): Promise<Caller> {
    const { session } = known ?? (await verify(token))
    return { reader: await readers.of(session.readerId), session }
  }

  return (request) => {
    const sent = sentToken(request, { cookie: ACCESS_COOKIE, shape: ACCESS_TOKEN_SHAPE })
    if (!sent) return VISITOR
    if (sent.by === 'cookie') refuseCookieAlone(request)
    const { token } = sent
    const known = remembered(token)
    const reader = known && readers.remembered(known.session.readerId)
    return known && reader ? { reader, session: known.session } : lookUp(token, known)
  }
}

/** Whether a request brings no token at all, good or bad. */
export function isAnonymous(request: RequestHead): boolean {
  return !request.headers.has('authorization') && !cookieOf(request, ACCESS_COOKIE)
}

interface SentToken {
  token: string
  /** How it was sent. A page of another site can make the browser send a cookie, but not a bearer. */
  by: 'bearer' | 'cookie'
}

/**
 * The token that a request carries. A bearer goes before the cookie, also when it has expired: the two may be of
 * different readers. Only a bearer without a token's shape gives way, such as `Bearer undefined` of a client that
 * lost its token.
 */
export function sentToken(
  request: RequestHead,
  { cookie, shape }: { cookie: string; shape: RegExp },
): SentToken | undefined {
  const bearer = bearerOf(request)
  if (bearer && shape.test(bearer)) return { token: bearer, by: 'bearer' }
  const token = cookieOf(request, cookie)
  if (token) return { token, by: 'cookie' }
  return bearer ? { token: bearer, by: 'bearer' } : undefined
}

export function bearerOf(request: RequestHead): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

export function cookieOf(request: RequestHead, name: string): string | undefined {
  const cookies = request.headers.get('cookie')
  return cookies ? parse(cookies, name)[name] || undefined : undefined
}
