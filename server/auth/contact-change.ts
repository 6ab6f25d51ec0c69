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
import { startAttempt, submitCode } from './code-attempt.ts'
import {
  codeFailureProblem,
  tooManyRequests,
  turnsOfExistsCall,
  wrongCodeReply,
} from './code-limits.ts'
import { deviceHashesOf } from './known-device.ts'
import { requireRecentSignIn } from './require-recent-sign-in.ts'

/** A reader changes their mobile number or e-mail address. A code to the new contact proves that it is theirs. */
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
      const entry = await submitCode(services, body, { readerId, address, deviceHashes, use })
      if (entry.kind === 'contact-is-locked') throw tooManyRequests(entry.retryAt, clock.now())
      if (entry.kind !== 'right') return wrongCodeReply(entry)

      const contact = { kind: entry.attempt.kind, value: entry.attempt.contact }
      const changed = await changeContact(db, {
        readerId,
        sessionHandle: handle,
        deviceHashes,
        contact,
        address_prefix: addressPrefix(address),
        publisher: services.config.publisher,
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
    const requester = { readerId, address, deviceHashes, use }
    const attempt = await startAttempt(services, contact, requester)
    if (attempt.kind !== 'sent') throw codeFailureProblem(attempt, clock.now())
    return attempt.reply
  }

  /** This refusal reveals that an account has the contact, so it counts towards the limit of the exists calls. */
  async function refuseTaken(address: string): Promise<never> {
    const now = clock.now()
    const taken = await takeTurns(db, turnsOfExistsCall(address), now.getTime())
    if (taken.kind === 'refused') throw tooManyRequests(taken.retryAt, now)
    throw new ProblemError('contact-taken')
  }
}

function requireChanged({ kind }: ContactChangeOutcome): void {
  if (kind === 'taken') throw new ProblemError('contact-taken')
  if (kind === 'session-ended') throw new ProblemError('try-refresh-token', 'try refresh token')
}
