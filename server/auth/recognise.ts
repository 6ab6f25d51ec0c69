import { parse } from 'hono/utils/cookie'
import { type Recognise, VISITOR } from '../http/caller.ts'
import { ProblemError } from '../http/problem-error.ts'
import { requireSameSite } from '../http/same-site.ts'
import type { Services } from '../services.ts'
import { type VerifiedToken, verifyAccessToken } from './access-token.ts'
import { issuerOf } from './issuer.ts'

export const ACCESS_COOKIE = 'sAccessToken'

/** Tokens that were checked and have not run out: a reader sends the same one for a quarter of an hour. */
const REMEMBERED_TOKENS = 10_000

/** Knows a reader by the access token, sent as bearer or in its cookie. The database is asked now and then what they may open. */
export function recogniseByToken(
  services: Pick<Services, 'config' | 'clock' | 'keys' | 'readers'>,
): Recognise {
  const { config, clock, keys, readers } = services
  const checked = new Map<string, VerifiedToken>()

  async function verify(token: string): Promise<VerifiedToken | undefined> {
    const now = clock.now()
    const known = checked.get(token)
    if (known && known.expiresAt > now.getTime()) return known
    checked.delete(token)
    const verified = await verifyAccessToken(keys, token, { issuer: issuerOf(config), now })
    if (verified) remember(checked, token, verified)
    return verified
  }

  return async (request) => {
    const bearer = bearerOf(request)
    const token = bearer ?? cookieOf(request, ACCESS_COOKIE)
    if (!token) return VISITOR
    // A page of another site can make the browser send a cookie, but not a bearer.
    if (!bearer) requireSameSite(request, config)
    const verified = await verify(token)
    if (!verified) throw new ProblemError('try-refresh-token', 'try refresh token')
    const { session } = verified
    return { reader: await readers.of(session.readerId), session }
  }
}

export function bearerOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

export function cookieOf(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name] || undefined
}

function remember(checked: Map<string, VerifiedToken>, token: string, verified: VerifiedToken) {
  if (checked.size >= REMEMBERED_TOKENS) {
    const [oldest] = checked.keys()
    if (oldest) checked.delete(oldest)
  }
  checked.set(token, verified)
}
