import { type ConsentFlags, recordConsent } from '#contract/consents.ts'
import { answeredSentences, expressedConsent, NO_CONSENT, untouchedBoxes } from '#domain/consent.ts'
import { consentFlagsOf, insertConsent } from '#store/auth/consents.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function consentRoutes(app: App, services: Services): void {
  serve(app, recordConsent, async ({ body, caller: { session } }) => {
    const { config, db, clock } = services
    const before = await consentFlagsOf(db, session.readerId)
    const consent = expressedConsent(body, { before, prechecked: config.prechecked })
    await insertConsent(db, {
      readerId: session.readerId,
      consent,
      sentences: consent.language && answeredSentences(consent, consent.language),
      prechecked: untouchedBoxes(consent, config.prechecked),
      at: clock.now(),
    })
    return consentFlags(services, session.readerId)
  })
}

/** What the reader has agreed to. A ticked box counts only after the sign-in that sends it. */
export async function consentFlags({ db }: Services, readerId: string): Promise<ConsentFlags> {
  return { ...NO_CONSENT, ...(await consentFlagsOf(db, readerId)) }
}
