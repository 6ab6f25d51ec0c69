import { createRemoteJWKSet } from 'jose'
import type { Google } from './google.ts'
import type { GoogleClient } from './google-config.ts'
import { openIdGoogle } from './open-id-google.ts'

const KEYS_TIMEOUT_MS = 5000

/** As accounts.google.com/.well-known/openid-configuration tells. */
export function realGoogle(client: GoogleClient): Google {
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
