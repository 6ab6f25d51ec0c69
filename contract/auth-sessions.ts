import { z } from 'zod'
import { Done } from './auth-status.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

export const SESSION_EXPIRED_STATUS = 401

export const refreshSession = defineRoute({
  method: 'POST',
  path: '/auth/session/refresh',
  summary: 'Exchange the refresh token, from its cookie or as bearer, for new tokens.',
  caller: 'anyone',
  reply: z.object({}),
})

export const signOut = defineRoute({
  method: 'POST',
  path: '/auth/signout',
  summary: 'End this session.',
  caller: 'signed-in',
  reply: Done,
})

export const signOutEverywhere = defineRoute({
  method: 'POST',
  path: '/auth/signout/everywhere',
  summary: 'End every session of the reader, this one too.',
  caller: 'signed-in',
  reply: Done,
})

/** A device on which the reader is signed in. */
export const ReaderSession = z.object({
  sessionHandle: z.string(),
  current: z.boolean(),
  /** For example `Chrome on Android`. */
  device: z.string(),
  /** The network part of the IP address, which does not identify a person. */
  addressPrefix: z.string().nullable(),
  timeCreated: z.number().int(),
  timeLastUsed: z.number().int(),
})
export type ReaderSession = z.infer<typeof ReaderSession>

export const listSessions = defineRoute({
  method: 'GET',
  path: '/auth/sessions',
  summary: "The reader's sessions, the last used first.",
  caller: 'signed-in',
  reply: z.array(ReaderSession),
})

export const endSession = defineRoute({
  method: 'DELETE',
  path: '/auth/sessions/:sessionHandle',
  summary: 'End one session of the reader.',
  caller: 'signed-in',
  params: z.object({ sessionHandle: text(100) }),
  reply: z.object({}),
})

export const endOtherSessions = defineRoute({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'End every session of the reader but this one.',
  caller: 'signed-in',
  reply: z.object({}),
})

/** A public key: P-256, or RSA if an earlier release made it. */
export const Jwk = z.discriminatedUnion('kty', [
  z.object({
    kty: z.literal('EC'),
    kid: z.string(),
    alg: z.literal('ES256'),
    use: z.literal('sig'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
  }),
  z.object({
    kty: z.literal('RSA'),
    kid: z.string(),
    alg: z.literal('RS256'),
    use: z.literal('sig'),
    n: z.string(),
    e: z.string(),
  }),
])
export type Jwk = z.infer<typeof Jwk>

export const getJwks = defineRoute({
  method: 'GET',
  path: '/auth/jwt/jwks.json',
  summary: 'The public keys that access tokens are signed with.',
  caller: 'anyone',
  reply: z.object({ keys: z.array(Jwk) }),
})

export const getOpenIdConfiguration = defineRoute({
  method: 'GET',
  path: '/auth/.well-known/openid-configuration',
  summary: 'The issuer of access tokens and where its keys are.',
  caller: 'anyone',
  reply: z.object({ issuer: z.string(), jwks_uri: z.string() }),
})
