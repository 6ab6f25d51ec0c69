import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'
import { SCRIPT_HASHES } from '../web-app/template.ts'

/** Google's one-tap prompt is a script, its style, and a frame. */
const ONE_TAP = 'https://accounts.google.com/gsi/'

/** Razorpay's checkout is a script that posts a form into a frame and reports to its log. */
const RAZORPAY = { checkout: 'https://checkout.razorpay.com', api: 'https://api.razorpay.com' }
const RAZORPAY_LOG = 'https://lumberjack.razorpay.com'

/** The tag manager's container, and the servers that receive its measurements. */
const TAG_MANAGER = 'https://*.googletagmanager.com'
const MEASUREMENTS = 'https://*.google-analytics.com https://*.analytics.google.com'

/** Whose pages may show ours in a frame. */
type FramedBy = 'none' | 'self'

interface ThirdParties {
  tagManager: boolean
  oneTap: boolean
  razorpay: boolean
}

const sourceList = (...sources: (string | false)[]) => sources.filter(Boolean).join(' ')

const contentSecurityPolicy = (
  { oneTap, razorpay, tagManager }: ThirdParties,
  framedBy: FramedBy,
) =>
  [
    "default-src 'self'",
    sourceList(
      `script-src 'self' ${SCRIPT_HASHES.map((hash) => `'${hash}'`).join(' ')}`,
      oneTap && `${ONE_TAP}client`,
      razorpay && RAZORPAY.checkout,
      tagManager && TAG_MANAGER,
    ),
    sourceList("style-src 'self'", oneTap && `${ONE_TAP}style`),
    // Article text may have harmless style attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    sourceList("img-src 'self' data: blob:", tagManager && sourceList(TAG_MANAGER, MEASUREMENTS)),
    "font-src 'self'",
    sourceList(
      "connect-src 'self'",
      oneTap && ONE_TAP,
      razorpay && sourceList(RAZORPAY.api, RAZORPAY_LOG),
      tagManager && sourceList(TAG_MANAGER, MEASUREMENTS),
    ),
    sourceList(
      'frame-src',
      oneTap ? ONE_TAP : "'self'",
      // The invoice viewer. A blob that our scripts create inherits this policy.
      'blob:',
      razorpay && sourceList(RAZORPAY.api, RAZORPAY.checkout),
    ),
    "object-src 'none'",
    "base-uri 'self'",
    sourceList("form-action 'self'", razorpay && RAZORPAY.api),
    `frame-ancestors '${framedBy}'`,
  ].join('; ')

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The headers of every answer. Strict-Transport-Security only for a site on https, because it would make an http site unreachable. */
export function securityHeaderList(
  { config, google, gateway }: Services,
  framedBy: FramedBy = 'none',
): [string, string][] {
  const thirdParties = {
    oneTap: google?.oneTap === 'google',
    razorpay: gateway.name === 'razorpay',
    tagManager: config.gtmId !== undefined,
  }
  const list: [string, string][] = [
    ['Content-Security-Policy', contentSecurityPolicy(thirdParties, framedBy)],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', framedBy === 'self' ? 'SAMEORIGIN' : 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ]
  const isHttps = config.publicUrl.startsWith('https:')
  const strict = `max-age=${YEAR_SECONDS}; includeSubDomains`
  return isHttps ? [...list, ['Strict-Transport-Security', strict]] : list
}

/** Set before the handler runs, because Hono copies the whole answer when a header is set afterwards. A route can override them. */
export function securityHeaders(services: Services, framedBy?: FramedBy): MiddlewareHandler {
  const list = securityHeaderList(services, framedBy)
  return async (context, next) => {
    for (const [name, value] of list) context.header(name, value)
    await next()
  }
}
