import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'
import { PAGE_FIRST_HASH } from '../web-app/template.ts'

/** Google's one-tap prompt is a script, its style, and a frame. */
const ONE_TAP = 'https://accounts.google.com/gsi/'

/** Its checkout is a script, which posts a form into a frame and tells how it went. */
const RAZORPAY = { checkout: 'https://checkout.razorpay.com', api: 'https://api.razorpay.com' }
const RAZORPAY_LOG = 'https://lumberjack.razorpay.com'

/** The container, and where the measurements that it makes go to. */
const TAG_MANAGER = 'https://*.googletagmanager.com'
const MEASUREMENTS = 'https://*.google-analytics.com https://*.analytics.google.com'

interface Guests {
  tagManager: boolean
  oneTap: boolean
  razorpay: boolean
}

const from = (...sources: (string | false)[]) => sources.filter(Boolean).join(' ')

const contentSecurityPolicy = ({ oneTap, razorpay, tagManager }: Guests) =>
  [
    "default-src 'self'",
    from(
      `script-src 'self' '${PAGE_FIRST_HASH}'`,
      oneTap && `${ONE_TAP}client`,
      razorpay && RAZORPAY.checkout,
      tagManager && TAG_MANAGER,
    ),
    from("style-src 'self'", oneTap && `${ONE_TAP}style`),
    // Article text may carry harmless style attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    from("img-src 'self' data: blob:", tagManager && from(TAG_MANAGER, MEASUREMENTS)),
    "font-src 'self'",
    from(
      "connect-src 'self'",
      oneTap && ONE_TAP,
      razorpay && from(RAZORPAY.api, RAZORPAY_LOG),
      tagManager && from(TAG_MANAGER, MEASUREMENTS),
    ),
    from(
      'frame-src',
      oneTap ? ONE_TAP : "'self'",
      // The viewer of an invoice. What our scripts make has our policy.
      'blob:',
      razorpay && from(RAZORPAY.api, RAZORPAY.checkout),
    ),
    "object-src 'none'",
    "base-uri 'self'",
    from("form-action 'self'", razorpay && RAZORPAY.api),
    "frame-ancestors 'none'",
  ].join('; ')

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** On every answer. Strict transport only where the site is reached by https: elsewhere it would lock readers out. */
export function securityHeaderList({ config, google, gateway }: Services): [string, string][] {
  const policy = contentSecurityPolicy({
    oneTap: google?.oneTap === 'google',
    razorpay: gateway.name === 'razorpay',
    tagManager: config.gtmId !== undefined,
  })
  const list: [string, string][] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ]
  const isHttps = config.publicUrl.startsWith('https:')
  const strict = `max-age=${YEAR_SECONDS}; includeSubDomains`
  return isHttps ? [...list, ['Strict-Transport-Security', strict]] : list
}

/** Set before the answer is made: a header that is set afterwards makes the answer anew. A route may say its own. */
export function securityHeaders(services: Services): MiddlewareHandler {
  const list = securityHeaderList(services)
  return async (context, next) => {
    for (const [name, value] of list) context.header(name, value)
    await next()
  }
}
