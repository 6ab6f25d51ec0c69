import { z } from 'zod'
import { StartError } from '#store/store-config.ts'

/** The client of sign-in with Google. */
export const GoogleEnvironment = z.object({
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id for sign-in with Google; when unset, a local identity provider, and in production no such sign-in.',
    ),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Secret of that client.'),
})
type GoogleEnvironment = z.infer<typeof GoogleEnvironment>

export interface GoogleClient {
  clientId: string
  clientSecret: string
}

export interface GoogleConfig {
  /** Undefined if the local identity provider is used, or none. */
  googleClient: GoogleClient | undefined
}

export function googleConfig(env: GoogleEnvironment): GoogleConfig {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId && clientSecret) return { googleClient: { clientId, clientSecret } }
  if (!clientId && !clientSecret) return { googleClient: undefined }
  const missing = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
  throw new StartError(`Bad configuration: for Google, ${missing} must be set too`)
}
