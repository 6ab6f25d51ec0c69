import type { Context } from 'hono'
import { changeEmail, changePhoneNumber, verifyCode } from '#contract/auth.ts'
import type { CodeSentReply } from '#contract/auth-codes.ts'
import type { RouteReply } from '#contract/route.ts'
import { mayFinishContactChange, mayStartContactChange } from '#domain/recent-sign-in.ts'
import { type ContactChangeOutcome, changeContact } from '#store/auth/contact-change.ts'
import type { Contact } from '#store/auth/contacts.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import { readerWith } from '#store/auth/readers.ts'
import type { App, HttpEnv, SignedInCaller } from '../http/app.ts'
import { addressPrefix } from '../http/client-address.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { enter, startAttempt } from './code-attempt.ts'
import { notSentProblem, tooManyProblem, turnsOfExists, wrongCodeReply } from './code-limits.ts'
import { deviceHashesOf } from './known-device.ts'
import { requireRecentSignIn } from './require-recent-sign-in.ts'

/** A reader goes over to another mobile number or e-mail address, which a code proves to be theirs. */
export function contactChangeRoutes(app: App, services: Services): void {
  const { db, clock, secrets } = services

  serve(app, changePhoneNumber, ({ body, caller, context }) =>
    startChange({ kind: 'phone', value: body.phoneNumber }, caller, context),
  )

  serve(app, changeEmail, ({ body, caller, context }) =>
    startChange({ kind: 'email', value: body.email }, caller, context),
  )

  serve(
    app,
    verifyCode,
    async ({ body, caller, context }): Promise<RouteReply<typeof verifyCode>> => {
      await requireRecentSignIn(services, caller, mayFinishContactChange)
      const { readerId, handle } = caller.session
      const address = context.get('clientAddress')
      const use = { purpose: 'change', sessionHandle: handle } as const
      const deviceHashes = deviceHashesOf(secrets, context.req.raw)
      const entry = await enter(services, body, { readerId, address, deviceHashes, use })
      if (entry.kind === 'contact-is-locked') throw tooManyProblem(entry.retryAt, clock.now())
      if (entry.kind !== 'right') return wrongCodeReply(entry)

      const contact = { kind: entry.attempt.kind, value: entry.attempt.contact }
      const changed = await changeContact(db, {
        readerId,
        sessionHandle: handle,
        deviceHashes,
        contact,
        address_prefix: addressPrefix(address),
        now: clock.now(),
      })
      requireChanged(changed)
      return { status: 'OK' }
    },
  )

  async function startChange(
    contact: Contact,
    caller: SignedInCaller,
    context: Context<HttpEnv>,
  ): Promise<CodeSentReply> {
    await requireRecentSignIn(services, caller, mayStartContactChange)
    const { readerId, handle } = caller.session
    const address = context.get('clientAddress')
    const owner = await readerWith(db, contact)
    if (owner !== undefined && owner !== readerId) await refuseTaken(address)
    const use = { purpose: 'change', sessionHandle: handle } as const
    const deviceHashes = deviceHashesOf(secrets, context.req.raw)
    const asker = { readerId, address, deviceHashes, use }
    const attempt = await startAttempt(services, contact, asker)
    if (attempt.kind !== 'sent') throw notSentProblem(attempt, clock.now())
    return attempt.reply
  }

  /** Tells that someone has the contact, and counts as asking whether someone has. */
  async function refuseTaken(address: string): Promise<never> {
    const now = clock.now()
    const taken = await takeTurns(db, turnsOfExists(address), now.getTime())
    if (taken.kind === 'refused') throw tooManyProblem(taken.retryAt, now)
    throw new ProblemError('contact-taken')
  }
}

function requireChanged({ kind }: ContactChangeOutcome): void {
  if (kind === 'taken') throw new ProblemError('contact-taken')
  if (kind === 'session-ended') throw new ProblemError('try-refresh-token', 'try refresh token')
}
