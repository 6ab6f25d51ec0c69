import { createHash, randomBytes } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { MINUTE_MS } from '#contract/durations.ts'
import { API_BASE } from '#contract/route.ts'
import type { Config } from '../config.ts'
import type { Session } from '../http/app.ts'
import type { KeyRing } from './key-ring.ts'
import type { SecretKeys } from './secret-keys.ts'

export const ACCESS_TOKEN_MS = 15 * MINUTE_MS

/** A signed JWT: the header is a JSON object in base64url. */
export const ACCESS_TOKEN_SHAPE = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/

/** What an access token says: what resource servers and the sign-in library's own suite expect, and no more. */
export interface AccessClaims {
  iss: string
  sub: string
  rsub: string
  tId: 'public'
  sessionHandle: string
  refreshTokenHash1: string
  parentRefreshTokenHash1: null
  antiCsrfToken: null
  iat: number
  exp: number
}

export async function signAccessToken(keys: KeyRing, claims: AccessClaims): Promise<string> {
  const { kid, privateKey } = await keys.signer()
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', version: '5', kid })
    .sign(privateKey)
}

const Verified = z.object({
  sub: z.string(),
  rsub: z.string(),
  sessionHandle: z.string(),
  refreshTokenHash1: z.string(),
  exp: z.number(),
  /** Other values mark other kinds of token. */
  stt: z.literal(0).optional(),
})

export interface VerifiedToken {
  session: Session
  /** Tells the refresh token that it was minted with. */
  refreshTokenHash1: string
  expiresAt: number
}

/** The session that a token vouches for; nothing when it is forged, expired or of another kind. */
export async function verifyAccessToken(
  keys: KeyRing,
  token: string,
  { issuer, now }: { issuer: string; now: Date },
): Promise<VerifiedToken | undefined> {
  try {
    const key = await keys.verifier(decodeProtectedHeader(token).kid ?? '')
    if (!key) return undefined
    const options = { issuer, algorithms: ['RS256'], currentDate: now }
    const claims = Verified.parse((await jwtVerify(token, key, options)).payload)
    return {
      session: {
        handle: claims.sessionHandle,
        readerId: claims.sub,
        loginMethodId: claims.rsub,
      },
      refreshTokenHash1: claims.refreshTokenHash1,
      expiresAt: claims.exp * 1000,
    }
  } catch {
    return undefined
  }
}

/** Who vouches in an access token. */
export function issuerOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}${API_BASE}/auth`
}

/** The session's handle, a value nobody can guess, and our mark that we made it. */
export const REFRESH_TOKEN_SHAPE = /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{43})$/

export function newRefreshToken(secrets: SecretKeys, handle: string): string {
  return marked(secrets, handle, randomBytes(32).toString('base64url'))
}

/**
 * What a token is exchanged for. The same token gives the same next one: two tabs that refresh at once,
 * or a browser that lost the answer and asks again, end up with one.
 */
export function nextRefreshToken(secrets: SecretKeys, token: string, handle: string): string {
  return marked(secrets, handle, secrets.mac('refresh-token', `after ${token}`))
}

/** The handle in a token that we made; one that we did not make ends no session. */
export function handleIn(secrets: SecretKeys, token: string): string | undefined {
  const [, handle, value, mark] = REFRESH_TOKEN_SHAPE.exec(token) ?? []
  if (!handle || !value || !mark) return undefined
  return secrets.isMac('refresh-token', `${handle}.${value}`, mark) ? handle : undefined
}

/** How the database knows a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function marked(secrets: SecretKeys, handle: string, value: string): string {
  return `${handle}.${value}.${secrets.mac('refresh-token', `${handle}.${value}`)}`
}
