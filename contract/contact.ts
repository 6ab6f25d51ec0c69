import { z } from 'zod'
import { EmailAddress } from './contact-details.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'

export const CONTACT_LENGTHS = { name: 100, contact: 254, subject: 150, message: 5000 } as const

/** A number of any country in any notation; only the digits are checked. */
const Telephone = text(30)
  .trim()
  .regex(/^\+?[\d\s()-]+$/)
  .refine((typed) => /^\d{6,15}$/.test(typed.replace(/\D/g, '')))

/** Text without line breaks. */
const Line = (maxLength: number) =>
  text(maxLength)
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1))

/** A message from a visitor or reader to the publisher. */
export const ContactMessage = z.object({
  name: Line(CONTACT_LENGTHS.name),
  /** For the answer: an e-mail address or a telephone number. */
  contact: z.union([EmailAddress, Telephone]),
  subject: Line(CONTACT_LENGTHS.subject),
  message: text(CONTACT_LENGTHS.message).trim().min(1),
  /** Honeypot: people do not see this field, only bots fill it in. */
  website: text(500).default(''),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessage = defineRoute({
  method: 'POST',
  path: '/contact',
  summary: 'Writes to the publisher.',
  caller: 'reader',
  /** One key per message, the same for retries. */
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: ContactMessage,
  /** A reference that the sender can quote. */
  reply: z.object({ reference: z.string() }),
})
