import { z } from 'zod'
import { CodeRefused, Done, GeneralError, RestartFlow, SignInUpNotAllowed } from './auth-status.ts'
import { SignInReply } from './auth-user.ts'
import { EMAIL_MAX_LENGTH } from './contact-details.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

export const OTP_LENGTH = 6
export const RESEND_WAIT_SECONDS = 30
export const MAXIMUM_CODE_INPUT_ATTEMPTS = 5

export const Otp = z.string().regex(/^\d{6}$/, 'Invalid OTP')

/** A sign-in attempt, as the browser stores it until the code is entered. */
export const PreAuthData = z.object({ preAuthSessionId: text(200), deviceId: text(200) })
export type PreAuthData = z.infer<typeof PreAuthData>

export const CodeSentReply = Done.extend({
  ...PreAuthData.shape,
  flowType: z.literal('USER_INPUT_CODE'),
})
export type CodeSentReply = z.infer<typeof CodeSentReply>

const shouldTryLinkingWithSessionUser = z.boolean().optional()

// Only the length is checked here: an invalid address is answered with GENERAL_ERROR, whose message the
// library shows, and an invalid code counts as an incorrect one.
const email = text(EMAIL_MAX_LENGTH)
const phoneNumber = text(32)
const userInputCode = text(64)

export const CodeEntry = PreAuthData.extend({ userInputCode })
export type CodeEntry = z.infer<typeof CodeEntry>

export const createCode = defineRoute({
  method: 'POST',
  path: '/auth/signinup/code',
  summary: 'Send a one-time password to an e-mail address or a mobile number.',
  caller: 'anyone',
  body: z
    .object({
      email: email.optional(),
      phoneNumber: phoneNumber.optional(),
      shouldTryLinkingWithSessionUser,
    })
    .refine(
      (sent) => (sent.email === undefined) !== (sent.phoneNumber === undefined),
      'Please provide exactly one of email or phoneNumber',
    ),
  reply: z.discriminatedUnion('status', [CodeSentReply, SignInUpNotAllowed, GeneralError]),
})

export const resendCode = defineRoute({
  method: 'POST',
  path: '/auth/signinup/code/resend',
  summary: 'Send a new code for an attempt to sign in.',
  caller: 'anyone',
  body: PreAuthData.extend({ shouldTryLinkingWithSessionUser }),
  reply: z.discriminatedUnion('status', [Done, RestartFlow, SignInUpNotAllowed, GeneralError]),
})

export const consumeCode = defineRoute({
  method: 'POST',
  path: '/auth/signinup/code/consume',
  summary: 'Sign in with a code.',
  caller: 'anyone',
  body: z.union([
    CodeEntry.extend({ shouldTryLinkingWithSessionUser }),
    z.object({
      preAuthSessionId: text(200),
      linkCode: text(200),
      shouldTryLinkingWithSessionUser,
    }),
  ]),
  reply: z.union([SignInReply, CodeRefused, RestartFlow, SignInUpNotAllowed, GeneralError]),
})

const Exists = z.discriminatedUnion('status', [Done.extend({ exists: z.boolean() }), GeneralError])

export const emailExists = defineRoute({
  method: 'GET',
  path: '/auth/passwordless/email/exists',
  summary: 'Whether an account has this e-mail address.',
  caller: 'anyone',
  query: z.object({ email }),
  reply: Exists,
})

export const emailExistsForOldLibraries = defineRoute({
  ...emailExists,
  path: '/auth/signup/email/exists',
})

export const phoneNumberExists = defineRoute({
  method: 'GET',
  path: '/auth/passwordless/phonenumber/exists',
  summary: 'Whether an account has this mobile number.',
  caller: 'anyone',
  query: z.object({ phoneNumber }),
  reply: Exists,
})

export const phoneNumberExistsForOldLibraries = defineRoute({
  ...phoneNumberExists,
  path: '/auth/signup/phoneNumber/exists',
})
