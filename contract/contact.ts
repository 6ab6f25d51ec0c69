import { z } from 'zod'
import { EmailAddress } from './contact-details.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

export const CONTACT_LENGTHS = { name: 100, contact: 254, subject: 150, message: 5000 } as const

/** From any country, as it is written; only its digits count. */
const Telephone = text(30)
  .trim()
  .regex(/^\+?[\d\s()-]+$/)
  .refine((typed) => /^\d{6,15}$/.test(typed.replace(/\D/g, '')))

/** Stands in one line of a letter. */
const Line = (maxLength: number) =>
  text(maxLength)
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1))

/** What a visitor or a reader writes to the publisher. */
export const ContactMessage = z.object({
  name: Line(CONTACT_LENGTHS.name),
  /** Where an answer reaches them: an e-mail address or a telephone number. */
  contact: z.union([EmailAddress, Telephone]),
  subject: Line(CONTACT_LENGTHS.subject),
  message: text(CONTACT_LENGTHS.message).trim().min(1),
  /** A field that people do not see: only a program fills it in. */
  website: text(500).default(''),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessage = defineRoute({
  method: 'POST',
  path: '/contact',
  summary: 'Writes to the publisher.',
  caller: 'reader',
  /** One key for one message, however often it is sent. */
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: ContactMessage,
  /** What the sender can quote later. */
  reply: z.object({ reference: z.string() }),
})
