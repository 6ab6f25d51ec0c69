import { z } from 'zod'
import { FromPage, VerificationMethod } from './auth.ts'
import { CodeEntry, CodeSentReply } from './auth-codes.ts'
import { CodeRefused, Done, RestartFlow } from './auth-status.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

export const sendConfirmationCode = defineRoute({
  method: 'POST',
  path: '/auth/confirm/code',
  summary:
    'Send a code to a present contact, before a contact is changed or data is taken out or deleted.',
  caller: 'signed-in',
  headers: FromPage,
  /** The preferred kind of contact; the other kind is used if the reader has none of this kind. */
  body: z.object({ verificationMethod: VerificationMethod }),
  reply: CodeSentReply.extend({
    verificationMethod: VerificationMethod,
    /** Masked, such as `+91 ••••••3210` or `k•••@example.org`. */
    sentTo: z.string(),
  }),
})

export const confirmReader = defineRoute({
  method: 'POST',
  path: '/auth/confirm',
  summary: 'Prove with that code who is reading; it counts as a sign-in of this session.',
  caller: 'signed-in',
  headers: FromPage,
  body: CodeEntry,
  reply: z.discriminatedUnion('status', [Done, CodeRefused, RestartFlow]),
})

const token = text(100)

/** A contact change that a link can undo, or a requested change that it can stop. Contacts are masked. */
export const ContactUndo = z.object({
  verificationMethod: VerificationMethod,
  /** Null if the contact was added; undoing then removes it. */
  oldContact: z.string().nullable(),
  newContact: z.string(),
  /** When the change was made or requested. */
  timeChanged: z.number().int(),
  /** When a requested change will take effect. */
  timeEffective: z.number().int().nullable(),
  timeExpires: z.number().int(),
})
export type ContactUndo = z.infer<typeof ContactUndo>

export const describeContactUndo = defineRoute({
  method: 'POST',
  path: '/auth/undo-change/details',
  summary: 'What the link in a notice of a changed contact would undo or stop.',
  caller: 'anyone',
  headers: FromPage,
  body: z.object({ token }),
  reply: ContactUndo,
})

export const requestContactUndo = defineRoute({
  method: 'POST',
  path: '/auth/undo-change',
  summary:
    'Restore the contacts as they were before a change, and end every session; or stop a requested change.',
  caller: 'anyone',
  headers: FromPage,
  body: z.object({ token }),
  reply: Done,
})
