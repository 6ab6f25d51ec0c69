import { z } from 'zod'
import { StaffRole } from './desk/permissions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

/** An SMS or e-mail that production would send. */
export const InboxMessage = z.object({
  to: z.string(),
  channel: z.enum(['sms', 'email']),
  text: z.string(),
  subject: z.string().optional(),
  attachments: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  at: z.iso.datetime(),
})
export type InboxMessage = z.infer<typeof InboxMessage>

export const readInbox = defineRoute({
  method: 'GET',
  path: '/dev/inbox',
  summary: 'What would have been sent by SMS and e-mail, newest first.',
  caller: 'anyone',
  query: z.object({ to: text(254).optional() }),
  reply: z.object({ messages: z.array(InboxMessage) }),
})

export const readAttachment = defineRoute({
  method: 'GET',
  path: '/dev/inbox/attachments/:id',
  summary: 'A file that would have been sent with an e-mail; the newest 100 are kept.',
  caller: 'anyone',
  params: z.object({ id: z.uuid() }),
  reply: z.instanceof(Uint8Array),
  media: 'application/pdf',
})

const UNIT_MS = new Map([
  ['d', DAY_MS],
  ['h', HOUR_MS],
  ['m', MINUTE_MS],
  ['s', SECOND_MS],
])

/** A duration such as 31d, 6h or 90s, in milliseconds. */
export const Advance = z
  .string()
  .regex(/^\d{1,6}[dhms]$/)
  .transform((span) => Number.parseInt(span, 10) * (UNIT_MS.get(span.slice(-1)) ?? 0))
  .pipe(z.number().int())

const ClockTime = z.object({ now: z.iso.datetime() })

export const getClock = defineRoute({
  method: 'GET',
  path: '/dev/clock',
  summary: "The time by the server's clock.",
  caller: 'anyone',
  reply: ClockTime,
})

export const moveClock = defineRoute({
  method: 'POST',
  path: '/dev/clock',
  summary: "Move the server's clock, and run what falls due.",
  caller: 'anyone',
  body: z.union([
    z.strictObject({ now: z.iso.datetime({ offset: true }) }),
    z.strictObject({ advance: Advance }),
  ]),
  reply: ClockTime,
})

/** A demo reader. Its plan is really bought, and time is moved to reach its state. */
export const DemoReader = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['new', 'freemium', 'in-grace', 'ended']) }),
  z.object({ kind: z.literal('subscriber'), plan_id: text(100) }),
])
export type DemoReader = z.infer<typeof DemoReader>

export const signInAsDemoReader = defineRoute({
  method: 'POST',
  path: '/dev/demo-readers/sign-in',
  summary: 'Sign in as a demo reader, who is created if none is in the requested state.',
  caller: 'anyone',
  body: DemoReader,
  reply: z.object({ email: z.string() }),
})

export const signInAsDemoStaff = defineRoute({
  method: 'POST',
  path: '/dev/demo-staff/sign-in',
  summary: 'Sign in to the desk as a demo staff member, who is created for each role.',
  caller: 'anyone',
  body: z.object({ role: StaffRole }),
  reply: z.object({ email: z.string() }),
})

/** An account of the Google stand-in. */
export const GoogleAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
})
export type GoogleAccount = z.infer<typeof GoogleAccount>

export const listGoogleAccounts = defineRoute({
  method: 'GET',
  path: '/dev/google/accounts',
  summary: 'The accounts that the stand-in for the one-tap prompt offers.',
  caller: 'anyone',
  reply: z.object({ accounts: z.array(GoogleAccount) }),
})

export const oneTapAs = defineRoute({
  method: 'POST',
  path: '/dev/google/one-tap',
  summary: 'The id token that the one-tap prompt would give for an account.',
  caller: 'anyone',
  body: z.object({ account: text(100), nonce: text(200) }),
  reply: z.object({ credential: z.string() }),
})
