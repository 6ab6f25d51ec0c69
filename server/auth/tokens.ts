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

/** Exactly the claims that resource servers and the sign-in library's own test suite expect. */
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

const AccessTokenPayload = z.object({
  sub: z.string(),
  rsub: z.string(),
  sessionHandle: z.string(),
  refreshTokenHash1: z.string(),
  exp: z.number(),
  /** Other values are other kinds of token. */
  stt: z.literal(0).optional(),
})

export interface VerifiedToken {
  session: Session
  /** Double hash of the refresh token that was issued with the access token. */
  refreshTokenHash1: string
  expiresAt: number
}

/** Undefined if the token is forged, expired or of another kind. */
export async function verifyAccessToken(
  keys: KeyRing,
  token: string,
  { issuer, now }: { issuer: string; now: Date },
): Promise<VerifiedToken | undefined> {
  try {
    const key = await keys.verifier(decodeProtectedHeader(token).kid ?? '')
    if (!key) return undefined
    const options = { issuer, algorithms: ['RS256'], currentDate: now }
    const claims = AccessTokenPayload.parse((await jwtVerify(token, key, options)).payload)
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

/** The `iss` claim of access tokens. */
export function issuerOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}${API_BASE}/auth`
}

/** The session's handle, a random value, and a MAC of both. */
export const REFRESH_TOKEN_SHAPE = /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{43})$/

export function newRefreshToken(secrets: SecretKeys, handle: string): string {
  return withMac(secrets, handle, randomBytes(32).toString('base64url'))
}

/**
 * The token that replaces this one. Derived, so that two tabs that refresh at once, or a browser that repeats
 * a refresh whose answer was lost, get the same token.
 */
export function nextRefreshToken(secrets: SecretKeys, token: string, handle: string): string {
  return withMac(secrets, handle, secrets.mac('refresh-token', `after ${token}`))
}

/** Undefined if the MAC is not ours, so that a forged token ends no session. */
export function handleIn(secrets: SecretKeys, token: string): string | undefined {
  const [, handle, value, mac] = REFRESH_TOKEN_SHAPE.exec(token) ?? []
  if (!handle || !value || !mac) return undefined
  return secrets.isMac('refresh-token', `${handle}.${value}`, mac) ? handle : undefined
}

/** The database stores only this hash of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function withMac(secrets: SecretKeys, handle: string, value: string): string {
  return `${handle}.${value}.${secrets.mac('refresh-token', `${handle}.${value}`)}`
}
