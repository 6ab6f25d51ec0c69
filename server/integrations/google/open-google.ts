import { createRemoteJWKSet } from 'jose'
import type { Google } from './google.ts'
import type { GoogleClient, GoogleConfig } from './google-config.ts'
import { openIdGoogle } from './open-id-google.ts'
import { standInGoogle } from './stand-in-google.ts'

const CALLBACK_PATH = '/auth/callback/google'

interface GoogleSettings extends GoogleConfig {
  publicUrl: string
  webOrigins: string[]
  standIns: boolean
}

/** The real Google if it is configured, or else its stand-in if stand-ins are allowed. */
export function openGoogle(config: GoogleSettings): Google | undefined {
  if (config.googleClient) return realGoogle(config.googleClient)
  return config.standIns ? standInGoogle(config.publicUrl, redirectUris(config)) : undefined
}

/** The only URLs to which Google may send a browser back. */
export function redirectUris({
  publicUrl,
  webOrigins,
}: Pick<GoogleSettings, 'publicUrl' | 'webOrigins'>): string[] {
  const origins = new Set([new URL(publicUrl).origin, ...webOrigins])
  return [...origins].map((origin) => origin + CALLBACK_PATH)
}

const KEYS_TIMEOUT_MS = 5000

/** The values of https://accounts.google.com/.well-known/openid-configuration. */
function realGoogle(client: GoogleClient): Google {
  return openIdGoogle({
    ...client,
    oneTap: 'google',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenEndpoint: () => 'https://oauth2.googleapis.com/token',
    keys: createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs'), {
      timeoutDuration: KEYS_TIMEOUT_MS,
    }),
  })
}
