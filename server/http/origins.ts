import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Config } from '../config.ts'
import type { HttpEnv } from './app.ts'
import { ProblemError } from './problem-error.ts'
import type { RequestHead } from './request-head.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function isSafe({ method }: Pick<RequestHead, 'method'>): boolean {
  return SAFE_METHODS.has(method)
}

type Origins = Pick<Config, 'publicUrl' | 'webOrigins'>

/**
 * Refuses every change from a page of another origin, also without a session: such a request could sign its visitor
 * in or send codes at our cost. A request without Origin comes from a program, unless Sec-Fetch-Site contradicts.
 */
export function refuseOtherOrigins(config: Origins): MiddlewareHandler<HttpEnv> {
  const allowed = new Set([new URL(config.publicUrl).origin, ...config.webOrigins])
  const isHttpsSite = config.publicUrl.startsWith('https:')

  function isAllowed(context: Context<HttpEnv>): boolean {
    const { req } = context
    const origin = req.header('origin')
    if (origin === undefined) return !isFromOtherOrigin(req.header('sec-fetch-site'))
    // A site on https does not trust pages of its own host over http, because an attacker on the network could forge them.
    const scheme = isHttpsSite ? 'https' : context.get('clientScheme')
    return allowed.has(origin) || origin === `${scheme}://${req.header('host')}`
  }

  return async (context, next) => {
    if (!isSafe(context.req) && !isAllowed(context)) {
      throw new ProblemError('forbidden', 'Sent from another site.')
    }
    await next()
  }
}

/**
 * Whether a change comes from a page of our own origin, or from a program with the header of the sign-in library. For the
 * paths before the app, which decides about all other senders.
 */
export function fromOwnPage({ publicUrl, webOrigins }: Origins) {
  const own = new URL(publicUrl).origin
  // The app adds the headers of CORS for these origins.
  const isShared = webOrigins.includes(own)
  return ({ headers }: IncomingMessage): boolean =>
    headers.host !== undefined &&
    (headers.origin === undefined
      ? headers.rid !== undefined && headers['sec-fetch-site'] === undefined
      : headers.origin === own && !isShared)
}

function isFromOtherOrigin(secFetchSite: string | undefined): boolean {
  return secFetchSite === 'cross-site' || secFetchSite === 'same-site'
}

/**
 * Refuses a change that is authenticated by a cookie alone (CSRF). Our pages send an Origin header, which was checked
 * before. Programs without one send the `rid` header of the sign-in library, which a form of another site cannot.
 */
export function refuseCookieAlone(request: RequestHead): void {
  if (isSafe(request) || request.headers.has('origin') || request.headers.has('rid')) return
  throw new ProblemError('forbidden', 'Sent without an origin.')
}

/** Lets pages of the configured origins call with a session, and lets the sign-in library read its headers. */
export function allowOrigins(webOrigins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: (origin) => (webOrigins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      ...['content-type', 'rid', 'fdi-version', 'anti-csrf', 'authorization', 'st-auth-mode'],
      ...['redirecturl', 'x-accesstype-jwt', 'x-is-paid', 'idempotency-key'],
    ],
    exposeHeaders: ['front-token', 'st-access-token', 'st-refresh-token', 'anti-csrf'],
  })
  // Routes of public files and keys set Access-Control-Allow-Origin themselves.
  return async (context, next) => {
    if (webOrigins.includes(context.req.header('origin') ?? '')) return allow(context, next)
    await next()
  }
}
