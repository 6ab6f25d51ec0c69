import { parse } from 'hono/utils/cookie'
import { getEpaperData } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import type { Config } from '../config.ts'
import type { Readers } from '../entitlements/readers.ts'
import type { Caller, Session } from '../http/app.ts'
import { type Recognise, VISITOR } from '../http/caller.ts'
import { keepRecent } from '../http/lru.ts'
import { refuseCookieAlone } from '../http/origins.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type RequestHead, requestPath } from '../http/request-head.ts'
import type { Clock } from '../integrations/clock.ts'
import type { ClassPasses } from './class-pass.ts'
import type { KeyRing } from './key-ring.ts'
import type { TokenUse } from './token-use.ts'
import { ACCESS_TOKEN_SHAPE, issuerOf, type VerifiedToken, verifyAccessToken } from './tokens.ts'

export const ACCESS_COOKIE = 'sAccessToken'

/** The only call that a class of readers may make. */
const PATH_FOR_CLASSES = API_BASE + getEpaperData.path

/** Verified tokens are cached until they expire, because a browser sends the same one for 15 minutes. */
const CACHED_TOKENS = 50_000

interface Dependencies {
  config: Pick<Config, 'publicUrl'>
  clock: Clock
  keys: KeyRing
  readers: Readers
  tokenUse: TokenUse
  classPasses: ClassPasses
}

export interface Recognition {
  recognise: Recognise
  /** The session of a request without what its reader may open; undefined for a visitor. */
  sessionOf(request: RequestHead): Promise<Session | undefined>
}

/**
 * Identifies the reader by the access token, sent as bearer or in its cookie. `readers` caches what the reader may open.
 * nginx requests issues for a class of readers with their pass as bearer.
 */
export function recogniseByToken({
  config,
  clock,
  keys,
  readers,
  tokenUse,
  classPasses,
}: Dependencies): Recognition {
  const cache = new Map<string, VerifiedToken>()

  function cachedToken(token: string): VerifiedToken | undefined {
    const verified = cache.get(token)
    if (!verified) return undefined
    if (verified.expiresAt > clock.now().getTime())
      keepRecent(cache, token, verified, CACHED_TOKENS)
    else cache.delete(token)
    return cache.get(token)
  }

  async function verify(token: string): Promise<VerifiedToken> {
    const now = clock.now()
    const verified = await verifyAccessToken(keys, token, { issuer: issuerOf(config), now })
    if (!verified) throw new ProblemError('try-refresh-token', 'try refresh token')
    keepRecent(cache, token, verified, CACHED_TOKENS)
    tokenUse.record(verified.session.handle, verified.refreshTokenHash1)
    return verified
  }

  async function lookUp(token: string, cached: VerifiedToken | undefined): Promise<Caller> {
    const { session } = cached ?? (await verify(token))
    return { ...(await readers.access(session.readerId)), session }
  }

  function classIn(request: RequestHead): Caller | undefined {
    const bearer = bearerOf(request)
    if (!bearer || requestPath(request) !== PATH_FOR_CLASSES) return undefined
    const reader = classPasses.readerOf(bearer)
    return reader && { reader, session: undefined }
  }

  function tokenIn(request: RequestHead): string | undefined {
    const sent = sentToken(request, { cookie: ACCESS_COOKIE, shape: ACCESS_TOKEN_SHAPE })
    if (sent?.by === 'cookie') refuseCookieAlone(request)
    return sent?.token
  }

  return {
    recognise: (request) => {
      const ofClass = classIn(request)
      if (ofClass) return ofClass
      const token = tokenIn(request)
      if (token === undefined) return VISITOR
      const cached = cachedToken(token)
      const access = cached && readers.cached(cached.session.readerId)
      return cached && access ? { ...access, session: cached.session } : lookUp(token, cached)
    },
    sessionOf: async (request) => {
      const token = tokenIn(request)
      if (token === undefined) return undefined
      return (cachedToken(token) ?? (await verify(token))).session
    },
  }
}

/** Whether a request has no token at all, valid or not. */
export function isAnonymous(request: RequestHead): boolean {
  return !request.headers.has('authorization') && !cookieOf(request, ACCESS_COOKIE)
}

interface SentToken {
  token: string
  /** A page of another site can make the browser send a cookie, but not a bearer. */
  by: 'bearer' | 'cookie'
}

/**
 * The token of a request. A bearer takes precedence over the cookie even if it has expired, because the two may
 * belong to different readers. The cookie is used only if the bearer does not look like a token, such as
 * `Bearer undefined` of a client that lost its token.
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
