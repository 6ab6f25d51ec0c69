import type { Google } from './google.ts'
import type { GoogleConfig } from './google-config.ts'
import { realGoogle } from './real-google.ts'
import { standInGoogle } from './stand-in-google.ts'

export const CALLBACK_PATH = '/auth/callback/google'

interface Wanted extends GoogleConfig {
  publicUrl: string
  webOrigins: string[]
  standIns: boolean
}

/** The real one when it is configured, else its stand-in where those are allowed. */
export function openGoogle(config: Wanted): Google | undefined {
  if (config.googleClient) return realGoogle(config.googleClient)
  return config.standIns ? standInGoogle(config.publicUrl, redirectUris(config)) : undefined
}

/** Where Google may send a browser back to: exactly these. */
export function redirectUris({
  publicUrl,
  webOrigins,
}: Pick<Wanted, 'publicUrl' | 'webOrigins'>): string[] {
  const origins = new Set([new URL(publicUrl).origin, ...webOrigins])
  return [...origins].map((origin) => origin + CALLBACK_PATH)
}
