import type { VerificationMethod } from '#contract/auth.ts'
import { confirmReader, sendConfirmationCode } from '#contract/auth-contact.ts'
import type { RouteReply } from '#contract/route.ts'
import { maskContact } from '#domain/mask-contact.ts'
import type { Contact } from '#store/auth/contacts.ts'
import { authUserOf } from '#store/auth/readers.ts'
import { saveAuthenticatedAt } from '#store/auth/sessions.ts'
import type { Database } from '#store/database.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { startAttempt, submitCode } from './code-attempt.ts'
import { codeFailureProblem, tooManyRequests, wrongCodeReply } from './code-limits.ts'
import { deviceHashesOf } from './known-device.ts'
import { verificationMethodOf } from './verification-method.ts'

/** Re-authentication: a signed-in reader enters a code that is sent to one of their contacts. */
export function confirmRoutes(app: App, services: Services): void {
  const { db, clock, secrets } = services

  serve(app, sendConfirmationCode, async ({ body, caller, context }) => {
    const { readerId, handle } = caller.session
    const contact = await currentContact(db, readerId, body.verificationMethod)
    const attempt = await startAttempt(services, contact, {
      readerId,
      address: context.get('clientAddress'),
      deviceHashes: deviceHashesOf(secrets, context.req.raw),
      use: { purpose: 'confirm', sessionHandle: handle },
    })
    if (attempt.kind !== 'sent') throw codeFailureProblem(attempt, clock.now())
    const verificationMethod = verificationMethodOf(contact.kind)
    return { ...attempt.reply, verificationMethod, sentTo: maskContact(contact) }
  })

  serve(
    app,
    confirmReader,
    async ({ body, caller, context }): Promise<RouteReply<typeof confirmReader>> => {
      const { readerId, handle } = caller.session
      const entry = await submitCode(services, body, {
        readerId,
        address: context.get('clientAddress'),
        deviceHashes: deviceHashesOf(secrets, context.req.raw),
        use: { purpose: 'confirm', sessionHandle: handle },
      })
      if (entry.kind === 'contact-is-locked') throw tooManyRequests(entry.retryAt, clock.now())
      if (entry.kind !== 'right') return wrongCodeReply(entry)
      await saveAuthenticatedAt(db, handle, clock.now().getTime())
      return { status: 'OK' }
    },
  )
}

/** The contact of the preferred kind, or else the other one. The reader's own e-mail address precedes that of the Google account. */
async function currentContact(
  db: Database,
  readerId: string,
  preferred: VerificationMethod,
): Promise<Contact> {
  const { emails, phoneNumbers } = await authUserOf(db, readerId)
  const contacts = [
    ...emails.slice(0, 1).map((value): Contact => ({ kind: 'email', value })),
    ...phoneNumbers.slice(0, 1).map((value): Contact => ({ kind: 'phone', value })),
  ]
  const contact =
    contacts.find(({ kind }) => verificationMethodOf(kind) === preferred) ?? contacts.at(0)
  if (!contact) throw new Error('The reader has no contact')
  return contact
}
