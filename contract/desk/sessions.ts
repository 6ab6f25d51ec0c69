import { z } from 'zod'
import { PublisherCode } from '../publisher.ts'
import { text } from '../text.ts'
import { defineDeskRoute } from './desk-route.ts'
import { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from './passkeys.ts'
import { Permission, StaffRole, StaffScope } from './permissions.ts'
import { StaffEmail } from './staff.ts'

/** The staff member who is signed in to the desk. */
export const DeskMe = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: StaffRole,
  scope: StaffScope,
  permissions: z.array(Permission),
  /** The title at this address, which the desk lists first. */
  title: PublisherCode,
})
export type DeskMe = z.infer<typeof DeskMe>

const InvitationToken = z.object({ token: text(100) })

/** The code that an app shows, which changes every 30 seconds. */
const AppCode = z.string().regex(/^\d{6}$/)

export const describeInvitation = defineDeskRoute({
  method: 'POST',
  path: '/desk/invitation/details',
  summary: 'Whom an invitation is for.',
  staff: 'anyone',
  body: InvitationToken,
  reply: z.object({ email: z.string(), name: z.string(), role: StaffRole }),
})

export const createPasskeyOptions = defineDeskRoute({
  method: 'POST',
  path: '/desk/invitation/passkey-options',
  summary: 'The options to create a passkey with, for the holder of an invitation.',
  staff: 'anyone',
  body: InvitationToken,
  reply: PasskeyCreation,
})

export const acceptWithPasskey = defineDeskRoute({
  method: 'POST',
  path: '/desk/invitation/passkey',
  summary: 'Accept an invitation with a new passkey, and sign in.',
  staff: 'anyone',
  body: InvitationToken.extend({ passkey: NewPasskey }),
  reply: DeskMe,
})

export const createAppSecret = defineDeskRoute({
  method: 'POST',
  path: '/desk/invitation/app-secret',
  summary: 'The secret for an app that shows codes (TOTP), for the holder of an invitation.',
  staff: 'anyone',
  body: InvitationToken,
  reply: z.object({ secret: z.string(), uri: z.string() }),
})

export const acceptWithApp = defineDeskRoute({
  method: 'POST',
  path: '/desk/invitation/app',
  summary:
    'Accept an invitation with a code of the app, and sign in. Recovery codes are shown once.',
  staff: 'anyone',
  body: InvitationToken.extend({ code: AppCode }),
  reply: z.object({ me: DeskMe, recoveryCodes: z.array(z.string()) }),
})

export const requestPasskeyOptions = defineDeskRoute({
  method: 'POST',
  path: '/desk/session/passkey-options',
  summary: 'The options to sign in with a passkey.',
  staff: 'anyone',
  reply: PasskeyRequest,
})

export const signInWithPasskey = defineDeskRoute({
  method: 'POST',
  path: '/desk/session/passkey',
  summary: 'Sign in to the desk with a passkey.',
  staff: 'anyone',
  body: z.object({ passkey: PasskeyAssertion }),
  reply: DeskMe,
})

export const signInWithApp = defineDeskRoute({
  method: 'POST',
  path: '/desk/session/app',
  summary: 'Sign in to the desk with a code of the app. Each code works once.',
  staff: 'anyone',
  body: z.object({ email: StaffEmail, code: AppCode }),
  reply: DeskMe,
})

export const signInWithRecoveryCode = defineDeskRoute({
  method: 'POST',
  path: '/desk/session/recovery-code',
  summary: 'Sign in to the desk with a recovery code. Each code works once.',
  staff: 'anyone',
  body: z.object({ email: StaffEmail, code: text(40) }),
  reply: DeskMe,
})

export const leaveDesk = defineDeskRoute({
  method: 'DELETE',
  path: '/desk/session',
  summary: 'End this session of the desk.',
  staff: 'staff',
  reply: z.object({}),
})

export const getDeskMe = defineDeskRoute({
  method: 'GET',
  path: '/desk/me',
  summary: 'The staff member who is signed in, with role, scope and permissions.',
  staff: 'staff',
  reply: DeskMe,
})
