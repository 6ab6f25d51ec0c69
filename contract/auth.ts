import { z } from 'zod'
import { CodeEntry, CodeSentReply } from './auth-codes.ts'
import { CodeRefused, Done, RestartFlow } from './auth-status.ts'
import { AuthUser } from './auth-user.ts'
import { ConsentFlags } from './consents.ts'
import { EmailAddress, PhoneNumber } from './contact-details.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

export const VerificationMethod = z.enum(['mobile', 'email'])
export type VerificationMethod = z.infer<typeof VerificationMethod>

/** The page that makes the call. */
export const FromPage = z.object({ redirecturl: text(2048).optional().catch(undefined) })

export const FirstName = text(100).trim().min(1, 'Please enter a valid name')

export const Me = z.object({
  userData: AuthUser.pick({ id: true, emails: true, phoneNumbers: true, timeJoined: true }).extend({
    /** The contact of the last sign-in; absent for a Google account without an address. */
    preferred_identity: z.object({ value: z.string() }).exactOptional(),
  }),
  metadata: ConsentFlags.partial().extend({ first_name: z.string().optional() }),
})
export type Me = z.infer<typeof Me>

/** The claims of the signed token for Accesstype. */
export const AccesstypeClaims = z.object({
  id: z.string(),
  email: z.string().nullable(),
  'login-phone-number': z.string().nullable(),
  name: z.string().nullable(),
  provider: z.literal('supertokens'),
  /** The session of the token. Tokens of earlier releases have none and are refused. */
  sessionHandle: z.string().optional(),
  aud: z.string(),
  exp: z.number().int(),
})
export type AccesstypeClaims = z.infer<typeof AccesstypeClaims>

export const getMe = defineRoute({
  method: 'GET',
  path: '/auth/me',
  summary: 'Who is signed in.',
  caller: 'signed-in',
  headers: FromPage,
  reply: Me,
})

export const updateMe = defineRoute({
  method: 'PUT',
  path: '/auth/me',
  summary: "Change the reader's name.",
  caller: 'signed-in',
  headers: FromPage,
  body: z.object({ first_name: FirstName }),
  reply: Me,
})

export const verifyCode = defineRoute({
  method: 'POST',
  path: '/auth/verify-code',
  summary: 'Confirm a changed mobile number or e-mail address with its code.',
  caller: 'signed-in',
  headers: FromPage,
  body: CodeEntry,
  reply: z.discriminatedUnion('status', [Done, CodeRefused, RestartFlow]),
})

export const createAccesstypeToken = defineRoute({
  method: 'POST',
  path: '/auth/accesstype-pv-token',
  summary: 'A token that tells the subscription provider who the reader is.',
  caller: 'signed-in',
  headers: FromPage,
  reply: z.object({ token: z.string() }),
})

export const changePhoneNumber = defineRoute({
  method: 'POST',
  path: '/auth/change-phone-number',
  summary: 'Ask for a new mobile number; it counts once its code is verified.',
  caller: 'signed-in',
  headers: FromPage,
  body: z.object({ phoneNumber: PhoneNumber }),
  reply: CodeSentReply,
})

export const changeEmail = defineRoute({
  method: 'POST',
  path: '/auth/change-email',
  summary: 'Ask for a new e-mail address; it counts once its code is verified.',
  caller: 'signed-in',
  headers: FromPage,
  body: z.object({ email: EmailAddress }),
  reply: CodeSentReply,
})
