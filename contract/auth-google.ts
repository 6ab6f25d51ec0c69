import { z } from 'zod'
import { CodeSentReply } from './auth-codes.ts'
import { Done, GeneralError, SignInUpNotAllowed } from './auth-status.ts'
import { SignInReply } from './auth-user.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

export const ThirdPartyId = z.literal('google')

const redirectURIOnProviderDashboard = z.url({ protocol: /^https?$/ }).max(2048)
const clientType = text(64).optional()

const QueryParams = z
  .record(text(100), text(4096))
  .refine((params) => Object.keys(params).length <= 20, 'Too many query parameters')

export const getAuthorisationUrl = defineRoute({
  method: 'GET',
  path: '/auth/authorisationurl',
  summary: 'Where to send the browser to sign in with Google.',
  caller: 'anyone',
  query: z.object({ thirdPartyId: ThirdPartyId, redirectURIOnProviderDashboard, clientType }),
  reply: z.discriminatedUnion('status', [
    Done.extend({ urlWithQueryParams: z.string(), pkceCodeVerifier: z.string().optional() }),
    GeneralError,
  ]),
})

/** Sign-in after the redirect from Google. */
const FromRedirect = z.object({
  thirdPartyId: ThirdPartyId,
  clientType,
  redirectURIInfo: z.object({
    redirectURIOnProviderDashboard,
    redirectURIQueryParams: QueryParams,
    pkceCodeVerifier: text(200).optional(),
  }),
  shouldTryLinkingWithSessionUser: z.boolean().optional(),
})

/** Sign-in with the one-tap prompt. */
const FromOneTap = z.object({
  thirdPartyId: ThirdPartyId,
  clientType,
  oAuthTokens: z.object({ id_token: text(4096) }),
  shouldTryLinkingWithSessionUser: z.boolean().optional(),
})

/**
 * Google is not authoritative for this e-mail address, so a code was sent to it. The code signs the reader
 * in and links the Google account. Libraries that do not know `emailCode` show `reason`.
 */
export const EmailCodeRequired = SignInUpNotAllowed.extend({
  emailCode: CodeSentReply.omit({ status: true }).extend({ email: z.string() }),
})
export type EmailCodeRequired = z.infer<typeof EmailCodeRequired>

export const signInUp = defineRoute({
  method: 'POST',
  path: '/auth/signinup',
  summary: 'Sign in or up with Google.',
  caller: 'anyone',
  body: z.union([FromRedirect, FromOneTap]),
  reply: z.union([
    SignInReply,
    z.object({ status: z.literal('NO_EMAIL_GIVEN_BY_PROVIDER') }),
    EmailCodeRequired,
    SignInUpNotAllowed,
    GeneralError,
  ]),
})

export const createOneTapNonce = defineRoute({
  method: 'POST',
  path: '/auth/one-tap-nonce',
  summary: 'A single-use nonce for the one-tap prompt, to be found again in its id token.',
  caller: 'anyone',
  reply: z.object({ nonce: z.string() }),
})
