import { createHash } from 'node:crypto'
import { type ContactMessage, sendContactMessage } from '#contract/contact.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { CONTACT_MESSAGES_PER_ADDRESS } from '#domain/contact-limits.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import {
  addContactMessage,
  contactMessageWith,
  type StoredContactMessage,
} from '#store/contact-messages.ts'
import { addJob } from '#store/jobs.ts'
import { tooManyRequests } from '../auth/code-limits.ts'
import type { App } from '../http/app.ts'
import { rateLimitedNetwork } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { CONTACT_MAIL_JOB } from './contact-mail.ts'

export function contactRoutes(app: App, services: Services): void {
  const { db, clock, config } = services

  serve(app, sendContactMessage, async ({ headers, body, caller: { session }, context }) => {
    const id = headers['idempotency-key']
    const stored = await contactMessageWith(db, { id })
    if (stored) return repeatAnswer(stored, body)
    await takeTurn(services, context.get('clientAddress'))
    const { website, ...fields } = body
    const message: StoredContactMessage = {
      ...fields,
      id,
      reference: referenceOf(config.publisher, id),
      publisher: config.publisher,
      reader_id: session?.readerId ?? null,
      is_suspect: website === '' ? 0 : 1,
      created_at: clock.now().getTime(),
    }
    await store(services, message)
    return { reference: message.reference }
  })
}

/** A repeated request gets the same reference; a different message with the same key is refused. */
function repeatAnswer(stored: StoredContactMessage, sent: ContactMessage): { reference: string } {
  const isSame = (['name', 'contact', 'subject', 'message'] as const).every(
    (field) => stored[field] === sent[field],
  )
  if (!isSame) throw new ProblemError('idempotency-mismatch')
  return { reference: stored.reference }
}

async function takeTurn({ db, clock }: Services, address: string): Promise<void> {
  const bucket = `messages from ${rateLimitedNetwork(address)}`
  const turns = [{ bucket, limits: CONTACT_MESSAGES_PER_ADDRESS }]
  const taken = await takeTurns(db, { turns }, clock.now().getTime())
  if (taken.kind === 'refused') throw tooManyRequests(taken.retryAt, clock.now())
}

/** Stores the message and schedules its e-mail in one transaction. A suspect message is not mailed. */
async function store({ db, clock }: Services, message: StoredContactMessage): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const isNew = await addContactMessage(tx, message)
    if (!isNew || message.is_suspect) return
    const job = { kind: CONTACT_MAIL_JOB, key: message.id, payload: { id: message.id } }
    await addJob(tx, { ...job, runAt: now, now, readerId: message.reader_id })
  })
}

/** Without characters that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** Such as PV-7KQ4-M2XA. Derived from the key, and not guessable. */
function referenceOf(publisher: PublisherCode, key: string): string {
  const bytes = createHash('sha256').update(`${publisher} ${key}`).digest()
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length])
  return `${publisher}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
