import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** Lets pages of the configured addresses call with a session, and the sign-in library read its headers. */
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
  // Files and keys that anyone may have set their own header.
  return async (context, next) => {
    if (webOrigins.includes(context.req.header('origin') ?? '')) return allow(context, next)
    await next()
  }
}
