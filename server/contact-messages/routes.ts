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
import { tooManyProblem } from '../auth/code-limits.ts'
import type { App } from '../http/app.ts'
import { addressCounted } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { CONTACT_MAIL_JOB } from './contact-mail.ts'

export function contactRoutes(app: App, services: Services): void {
  const { db, clock, config } = services

  serve(app, sendContactMessage, async ({ headers, body, caller: { session }, context }) => {
    const id = headers['idempotency-key']
    const known = await contactMessageWith(db, { id })
    if (known) return answerAgain(known, body)
    await takeTurn(services, context.get('clientAddress'))
    const { website, ...written } = body
    const message: StoredContactMessage = {
      ...written,
      id,
      reference: referenceOf(config.publisher, id),
      publisher: config.publisher,
      reader_id: session?.readerId ?? null,
      is_suspect: website === '' ? 0 : 1,
      created_at: clock.now().getTime(),
    }
    await keep(services, message)
    return { reference: message.reference }
  })
}

/** The same message is answered alike; another one under its key is a fault of the caller's. */
function answerAgain(known: StoredContactMessage, sent: ContactMessage): { reference: string } {
  const isSame = (['name', 'contact', 'subject', 'message'] as const).every(
    (field) => known[field] === sent[field],
  )
  if (!isSame) throw new ProblemError('idempotency-mismatch')
  return { reference: known.reference }
}

async function takeTurn({ db, clock }: Services, address: string): Promise<void> {
  const bucket = `messages from ${addressCounted(address)}`
  const turns = [{ bucket, limits: CONTACT_MESSAGES_PER_ADDRESS }]
  const taken = await takeTurns(db, { turns }, clock.now().getTime())
  if (taken.kind === 'refused') throw tooManyProblem(taken.retryAt, clock.now())
}

/** Kept, and passed on by e-mail as soon as the mail server takes it: both or neither. */
async function keep({ db, clock }: Services, message: StoredContactMessage): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const isNew = await addContactMessage(tx, message)
    if (!isNew || message.is_suspect) return
    const job = { kind: CONTACT_MAIL_JOB, key: message.id, payload: { id: message.id } }
    await addJob(tx, { ...job, runAt: now, now, readerId: message.reader_id })
  })
}

/** Without letters and digits that are read or heard as each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** Such as PV-7KQ4-M2XA: the same for the same key, and nothing to guess the next one by. */
function referenceOf(publisher: PublisherCode, key: string): string {
  const bytes = createHash('sha256').update(`${publisher} ${key}`).digest()
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length])
  return `${publisher}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
