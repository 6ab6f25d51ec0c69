import { z } from 'zod'
import type { RuntimeConfig } from '#contract/config.ts'
import { isAddressRange } from '../http/client-address.ts'

const Secret = z.string().min(32, 'must each have 32 characters or more')

const list = (text: string) => text.split(',').map((part) => part.trim())

/** Secrets, allowed origins, proxies, sessions and consent boxes. */
export const AuthEnvironment = z.object({
  SECRET_KEYS: z
    .string()
    .transform(list)
    .pipe(z.tuple([Secret], Secret))
    .optional()
    .describe(
      'Secrets that protect codes, sessions and keys in the database, the newest first, with commas between; every server of a deployment needs the same. A file in `DATA_DIR` when unset; production refuses to start without.',
    ),
  CLASS_KEY: z
    .string()
    .regex(/^[\w-]{32,}$/, 'must have 32 letters and digits or more')
    .optional()
    .describe(
      'A secret of 32 letters and digits or more that nginx has too: nginx then answers most requests of subscribers for an issue itself. When unset, a server answers them.',
    ),
  WEB_ORIGINS: z
    .string()
    .transform(list)
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be http:// or https:// addresses' })))
    .transform((urls) => urls.map((url) => new URL(url).origin))
    .default([])
    .describe('Other addresses whose pages may call the API with a session, with commas between.'),
  TRUSTED_PROXIES: z
    .string()
    .transform(list)
    .pipe(z.array(z.string().refine(isAddressRange, 'must be addresses such as 10.0.0.0/8')))
    .default([])
    .describe(
      'Addresses of the proxies in front, with commas between: only they may say who the client is.',
    ),
  MAX_SESSIONS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(10)
    .describe(
      'Devices on which one reader can be signed in; the one unused for longest makes room.',
    ),
  SESSION_DAYS: z.coerce
    .number('must be a number')
    .min(1, 'must be 1 or more')
    .default(100)
    .describe('Days after its last use that a session ends.'),
  INACTIVE_YEARS: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .default(3)
    .describe(
      'Years after its last use that an account without a plan is deleted; its reader is warned 30 days before. 0 keeps such accounts.',
    ),
  PRECHECKED: z
    .string()
    .transform((text) => (text === 'none' ? [] : list(text)))
    .pipe(z.array(z.enum(['terms', 'marketing', 'newsletter'])))
    .default(['terms', 'marketing', 'newsletter'])
    .describe(
      'Consent boxes that are ticked before the reader touches them: `terms`, `marketing`, `newsletter`, with commas between, or `none`.',
    ),
})
type AuthEnvironment = z.infer<typeof AuthEnvironment>

export interface AuthConfig {
  secretKeys: [string, ...string[]] | undefined
  /** Undefined if nginx does not know classes of readers. */
  classKey: string | undefined
  webOrigins: string[]
  trustedProxies: string[]
  maxSessions: number
  sessionDays: number
  /** 0 keeps unused accounts. */
  inactiveYears: number
  prechecked: RuntimeConfig['prechecked']
}

export function authConfig(env: AuthEnvironment): AuthConfig {
  return {
    secretKeys: env.SECRET_KEYS,
    classKey: env.CLASS_KEY,
    webOrigins: env.WEB_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    maxSessions: env.MAX_SESSIONS,
    sessionDays: env.SESSION_DAYS,
    inactiveYears: env.INACTIVE_YEARS,
    prechecked: {
      terms: env.PRECHECKED.includes('terms'),
      receiveMarketingAndPromitionalEmail: env.PRECHECKED.includes('marketing'),
      dhNewsLetterTopNewsOfTheDay: env.PRECHECKED.includes('newsletter'),
    },
  }
}
