import {
  emailExists,
  emailExistsForOldLibraries,
  phoneNumberExists,
  phoneNumberExistsForOldLibraries,
} from '#contract/auth-codes.ts'
import { takeTurns } from '#store/auth/rate-limits.ts'
import { readerWith } from '#store/auth/readers.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { tooManyWords, turnsOfExists } from './code-limits.ts'
import { generalError } from './code-refusals.ts'
import { emailAsked, phoneAsked } from './contact-asked.ts'

/** Whether a contact is known here. Counted, or it would tell who reads the paper. */
export function existsRoutes(app: App, { db, clock }: Services): void {
  for (const route of [emailExists, emailExistsForOldLibraries]) {
    serve(app, route, ({ query, context }) =>
      answer(emailAsked(query.email), context.get('clientAddress')),
    )
  }

  for (const route of [phoneNumberExists, phoneNumberExistsForOldLibraries]) {
    serve(app, route, ({ query, context }) =>
      answer(phoneAsked(query.phoneNumber), context.get('clientAddress')),
    )
  }

  async function answer(asked: ReturnType<typeof emailAsked>, address: string) {
    if (asked.kind === 'bad') return generalError(asked.message)
    const now = clock.now()
    const taken = await takeTurns(db, turnsOfExists(address), now.getTime())
    if (taken.kind === 'refused') return generalError(tooManyWords(taken.retryAt, now))
    const owner = await readerWith(db, asked.contact)
    return { status: 'OK', exists: owner !== undefined } as const
  }
}
