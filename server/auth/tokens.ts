import { createHash, randomBytes, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { API_BASE } from '#contract/route.ts'
import type { Config } from '../config.ts'
import type { Session } from '../http/app.ts'
import type { KeyRing, VerifyingKey } from './key-ring.ts'
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
  const { kid, alg, privateKey } = await keys.signer()
  const header = { alg, typ: 'JWT', version: '5', kid }
  const signed = [header, claims].map((part) => base64url(JSON.stringify(part))).join('.')
  // node:crypto and not jose: WebCrypto costs three times the signature itself.
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `${signed}.${signature.toString('base64url')}`
}

const base64url = (text: string) => Buffer.from(text).toString('base64url')

const TokenHeader = z.object({
  kid: z.string(),
  alg: z.string(),
  /** Extensions that a verifier must understand. We understand none. */
  crit: z.undefined().optional(),
})

const AccessTokenPayload = z.object({
  iss: z.string(),
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

/** Undefined if the token is forged, expired or of another kind. Rejects if the keys cannot be read. */
export async function verifyAccessToken(
  keys: KeyRing,
  token: string,
  { issuer, now }: { issuer: string; now: Date },
): Promise<VerifiedToken | undefined> {
  const read = readAccessToken(token)
  if (!read) return undefined
  const { header, claims } = read
  const expiresAt = claims.exp * SECOND_MS
  // Every returning reader sends yesterday's token first: it is refused without a signature check.
  if (expiresAt <= now.getTime() || claims.iss !== issuer) return undefined
  const key = await keys.verifier(header.kid)
  if (key?.alg !== header.alg || !isSignedWith(key, token)) return undefined
  const { sessionHandle: handle, sub: readerId, rsub: loginMethodId } = claims
  const session = { handle, readerId, loginMethodId }
  return { session, refreshTokenHash1: claims.refreshTokenHash1, expiresAt }
}

/** What a token says, whoever made it. */
function readAccessToken(token: string) {
  if (!ACCESS_TOKEN_SHAPE.test(token)) return undefined
  const [header = '', payload = ''] = token.split('.')
  try {
    return {
      header: TokenHeader.parse(jsonIn(header)),
      claims: AccessTokenPayload.parse(jsonIn(payload)),
    }
  } catch {
    return undefined
  }
}

const jsonIn = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

function isSignedWith({ publicKey }: VerifyingKey, token: string): boolean {
  const end = token.lastIndexOf('.')
  // node:crypto and not jose: WebCrypto costs two or three times the verification itself.
  return verify(
    'sha256',
    Buffer.from(token.slice(0, end)),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(token.slice(end + 1), 'base64url'),
  )
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
 * The token that replaces the one with this hash. Derived, so that two tabs that refresh at once, or a browser that
 * repeats a refresh whose answer was lost, get the same token, and a server recognises it by the stored hash of its
 * parent. Releases that sign with RSA derive it from the parent itself.
 */
export function nextRefreshToken(secrets: SecretKeys, handle: string, parent: string): string {
  return withMac(secrets, handle, secrets.mac('refresh-token', `after ${parent}`))
}

/** That token as each configured secret derives it, the newest first. */
export function nextRefreshTokens(secrets: SecretKeys, handle: string, parent: string): string[] {
  return secrets.macs('refresh-token', `after ${parent}`).map((value, secret) => {
    const mac = secrets.macs('refresh-token', `${handle}.${value}`)[secret]
    return `${handle}.${value}.${mac}`
  })
}

export function isNextRefreshToken(secrets: SecretKeys, token: string, parent: string): boolean {
  const value = REFRESH_TOKEN_SHAPE.exec(token)?.[2]
  return value !== undefined && secrets.isMac('refresh-token', `after ${parent}`, value)
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
