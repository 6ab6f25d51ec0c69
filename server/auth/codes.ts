import type { Context } from 'hono'
import {
  consumeCode,
  createCode,
  emailExists,
  emailExistsForOldLibraries,
  phoneNumberExists,
  phoneNumberExistsForOldLibraries,
  resendCode,
} from '#contract/auth-codes.ts'
import { EmailAddress, PhoneNumber } from '#contract/contact-details.ts'
import type { RouteReply } from '#contract/route.ts'
import type { Contact } from '#store/auth/contacts.ts'
import { connectGoogle } from '#store/auth/login-methods.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import { readerWith, signInByContact } from '#store/auth/readers.ts'
import type { App, HttpEnv } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { resendForAttempt, startAttempt, submitCode } from './code-attempt.ts'
import {
  codeFailureMessage,
  generalError,
  RESTART_FLOW,
  retryMessage,
  turnsOfExistsCall,
  wrongCodeReply,
} from './code-limits.ts'
import { deviceHashesOf } from './known-device.ts'
import { signedInReply, startSession } from './start-session.ts'

/** Sign-in with a one-time password. */
export function codeRoutes(app: App, services: Services): void {
  const { db, clock, secrets, log } = services

  serve(app, createCode, async ({ body, context }): Promise<RouteReply<typeof createCode>> => {
    const input =
      body.email === undefined ? readPhone(body.phoneNumber ?? '') : readEmail(body.email)
    if (input.kind === 'bad') return generalError(input.message)
    const attempt = await startAttempt(services, input.contact, requesterOf(context))
    if (attempt.kind !== 'sent') return generalError(codeFailureMessage(attempt, clock.now()))
    return attempt.reply
  })

  serve(app, resendCode, async ({ body, context }): Promise<RouteReply<typeof resendCode>> => {
    const { address, deviceHashes } = requesterOf(context)
    const sending = await resendForAttempt(services, body, address, deviceHashes)
    if (sending.kind === 'over') return RESTART_FLOW
    if (sending.kind !== 'sent') return generalError(codeFailureMessage(sending, clock.now()))
    return { status: 'OK' }
  })

  serve(app, consumeCode, async ({ body, context }) => {
    if ('linkCode' in body) return RESTART_FLOW
    const entry = await submitCode(services, body, requesterOf(context))
    if (entry.kind === 'contact-is-locked') {
      return generalError(retryMessage(entry.retryAt, clock.now()))
    }
    if (entry.kind !== 'right') {
      log('info', 'code refused', { kind: entry.kind })
      return wrongCodeReply(entry)
    }
    const { kind, contact: value, google_sub: sub } = entry.attempt
    const now = clock.now().getTime()
    const reader = await signInByContact(db, { kind, value }, now)
    if (sub !== null) await connectGoogle(db, { readerId: reader.readerId, sub, now })
    await startSession(services, context, reader)
    log('info', 'signed in', { kind })
    return signedInReply(context, services, reader)
  })

  existsRoutes(app, services)

  function requesterOf(context: Context<HttpEnv>) {
    const deviceHashes = deviceHashesOf(secrets, context.req.raw)
    return { readerId: null, address: context.get('clientAddress'), deviceHashes }
  }
}

/** Whether an account has a contact. Rate-limited, so that nobody can find out who the readers are. */
function existsRoutes(app: App, { db, clock }: Services): void {
  for (const route of [emailExists, emailExistsForOldLibraries]) {
    serve(app, route, ({ query, context }) =>
      answer(readEmail(query.email), context.get('clientAddress')),
    )
  }

  for (const route of [phoneNumberExists, phoneNumberExistsForOldLibraries]) {
    serve(app, route, ({ query, context }) =>
      answer(readPhone(query.phoneNumber), context.get('clientAddress')),
    )
  }

  async function answer(input: ContactInput, address: string) {
    if (input.kind === 'bad') return generalError(input.message)
    const now = clock.now()
    const taken = await takeTurns(db, turnsOfExistsCall(address), now.getTime())
    if (taken.kind === 'refused') return generalError(retryMessage(taken.retryAt, now))
    const owner = await readerWith(db, input.contact)
    return { status: 'OK', exists: owner !== undefined } as const
  }
}

type ContactInput = { kind: 'good'; contact: Contact } | { kind: 'bad'; message: string }

function readEmail(typed: string): ContactInput {
  const { data: value } = EmailAddress.safeParse(typed)
  if (value === undefined) return { kind: 'bad', message: 'Invalid email' }
  return { kind: 'good', contact: { kind: 'email', value } }
}

function readPhone(typed: string): ContactInput {
  const { data: value } = PhoneNumber.safeParse(typed)
  if (value === undefined) return { kind: 'bad', message: 'Invalid mobile number' }
  return { kind: 'good', contact: { kind: 'phone', value } }
}
