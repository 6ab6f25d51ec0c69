import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import { DAY_MS, SECOND_MS } from '#contract/durations.ts'
import { getEpaperData } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import type { Config } from '../config.ts'
import type { RequestHead } from '../http/request-head.ts'
import type { ClassPass } from './class-pass.ts'
import { ACCESS_COOKIE, bearerOf, cookieOf } from './recognise.ts'
import { ACCESS_TOKEN_MS, type AccessClaims } from './tokens.ts'

export const REFRESH_COOKIE = 'sRefreshToken'
export const DEVICE_COOKIE = 'sKnownDevice'
/** nginx reads it: its name must not contain "token". */
const CLASS_COOKIE = 'sReaderClass'
/** Browsers cap the lifetime of cookies at 400 days. */
const LONGEST_COOKIE_MS = 400 * DAY_MS

const PATHS: Readonly<Record<string, string>> = {
  [REFRESH_COOKIE]: `${API_BASE}/auth/session/refresh`,
  [DEVICE_COOKIE]: `${API_BASE}/auth`,
  [CLASS_COOKIE]: API_BASE + getEpaperData.path,
}

/** Tokens travel in cookies that scripts cannot read, or in headers that the sign-in library stores itself. */
export type TransferMode = 'cookie' | 'header'

export interface Tokens {
  accessToken: string
  refreshToken: string
  claims: AccessClaims
}

export function requestedMode(request: Request): TransferMode {
  return request.headers.get('st-auth-mode') === 'cookie' ? 'cookie' : 'header'
}

export function sendTokens(context: Context, config: Config, mode: TransferMode, tokens: Tokens) {
  sendHeaders(context, tokenHeaders(context.req.raw, config, mode, tokens))
}

export type HeaderList = [name: string, value: string][]

/** Clears tokens that the caller has sent in the other mode. */
export function tokenHeaders(
  request: RequestHead,
  config: Config,
  mode: TransferMode,
  { accessToken, refreshToken, claims }: Tokens,
): HeaderList {
  const front: HeaderList = [['front-token', frontToken(claims)]]
  if (mode === 'cookie') {
    return [
      ...front,
      ...(bearerOf(request) ? CLEARED_HEADERS : []),
      cookieHeader(config, ACCESS_COOKIE, accessToken, 365 * DAY_MS),
      cookieHeader(config, REFRESH_COOKIE, refreshToken, config.sessionDays * DAY_MS),
    ]
  }
  return [
    ...front,
    ...(cookieOf(request, ACCESS_COOKIE) ? clearedCookies(config) : []),
    ['st-access-token', accessToken],
    ['st-refresh-token', refreshToken],
  ]
}

export function sendHeaders(context: Context, headers: HeaderList): void {
  for (const [name, value] of headers) {
    context.header(name, value, { append: name === 'Set-Cookie' })
  }
}

/** The device cookie outlives the session and identifies a device that has signed in before. */
export function sendDeviceCookie(context: Context, config: Config, value: string): void {
  sendHeaders(context, [cookieHeader(config, DEVICE_COOKIE, value, LONGEST_COOKIE_MS)])
}

/** Removes the session from the browser's cookies and from the headers that the sign-in library stores. */
export function clearTokens(context: Context, config: Config): void {
  sendHeaders(context, [...clearedCookies(config), ...CLEARED_HEADERS, ['front-token', 'remove']])
}

const CLEARED_HEADERS: HeaderList = [
  ['st-access-token', ''],
  ['st-refresh-token', ''],
]

function clearedCookies(config: Config): HeaderList {
  return [
    cookieHeader(config, ACCESS_COOKIE, '', 0),
    cookieHeader(config, REFRESH_COOKIE, '', 0),
    ...clearedClass(config),
  ]
}

/** Without a key of classes no browser has the cookie. */
function clearedClass(config: Config): HeaderList {
  return config.classKey === undefined ? [] : [cookieHeader(config, CLASS_COOKIE, '', 0)]
}

/** Removes the class of the reader who was signed in before. */
export function clearClass(context: Context, config: Config): void {
  sendHeaders(context, clearedClass(config))
}

export function classCookie(config: Config, { text, lifetimeMs }: ClassPass): HeaderList[number] {
  return cookieHeader(config, CLASS_COOKIE, text, lifetimeMs)
}

/** `Expires` uses real time, not the server's movable clock, because browsers compare it with their own clock. */
function cookieHeader(
  config: Config,
  name: string,
  value: string,
  lifetimeMs: number,
): HeaderList[number] {
  const cookie = generateCookie(name, value, {
    path: PATHS[name] ?? '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.publicUrl.startsWith('https:'),
    expires: lifetimeMs === 0 ? new Date(0) : new Date(Date.now() + lifetimeMs),
    maxAge: Math.min(lifetimeMs, LONGEST_COOKIE_MS) / SECOND_MS,
  })
  return ['Set-Cookie', cookie]
}

/** The claims of the session that scripts may read. */
function frontToken(claims: AccessClaims): string {
  const ate = claims.iat * SECOND_MS + ACCESS_TOKEN_MS
  return Buffer.from(JSON.stringify({ uid: claims.sub, ate, up: claims })).toString('base64')
}
