import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'

/** Google's one-tap prompt is a script, its style, and a frame. */
const ONE_TAP = 'https://accounts.google.com/gsi/'

const contentSecurityPolicy = (hasOneTap: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self'${hasOneTap ? ` ${ONE_TAP}client` : ''}`,
    `style-src 'self'${hasOneTap ? ` ${ONE_TAP}style` : ''}`,
    // Article text may carry harmless style attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${hasOneTap ? ` ${ONE_TAP}` : ''}`,
    `frame-src ${hasOneTap ? ONE_TAP : "'self'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** On every answer. Strict transport only where the site is reached by https: elsewhere it would lock readers out. */
export function securityHeaders({ config, google }: Services): MiddlewareHandler {
  const isHttps = config.publicUrl.startsWith('https:')
  const policy = contentSecurityPolicy(google?.oneTap === 'google')
  return async (context, next) => {
    await next()
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', policy)
    }
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('X-Frame-Options', 'DENY')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    context.header(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    )
    context.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    if (isHttps) {
      context.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
    }
  }
}
