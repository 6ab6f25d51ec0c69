import { z } from 'zod'
import { text } from '../text.ts'

const Base64Url = text(8192).regex(/^[\w-]+$/)
const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const PublicKey = z.literal('public-key')

/** The options of `navigator.credentials.create`, as WebAuthn writes them in JSON. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: PublicKey })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: PublicKey })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** The options of `navigator.credentials.get`. No account is named: the authenticator offers its passkeys. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const Credential = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: PublicKey,
  clientExtensionResults: z.object({}).default({}),
})

export const NewPasskey = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(Transport).max(8).default([]),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const PasskeyAssertion = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>
