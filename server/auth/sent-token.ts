import { parse } from 'hono/utils/cookie'
import type { Asked } from '../http/asked.ts'

export interface SentToken {
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
  request: Asked,
  { cookie, shape }: { cookie: string; shape: RegExp },
): SentToken | undefined {
  const bearer = bearerOf(request)
  if (bearer && shape.test(bearer)) return { token: bearer, by: 'bearer' }
  const token = cookieOf(request, cookie)
  if (token) return { token, by: 'cookie' }
  return bearer ? { token: bearer, by: 'bearer' } : undefined
}

export function bearerOf(request: Asked): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

export function cookieOf(request: Asked, name: string): string | undefined {
  const cookies = request.headers.get('cookie')
  return cookies ? parse(cookies, name)[name] || undefined : undefined
}
