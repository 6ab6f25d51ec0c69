import { type ConsentFlags, recordConsent } from '#contract/consents.ts'
import { decided } from '#domain/consent.ts'
import { consentFlagsOf, insertConsent } from '#store/auth/consents.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function consentRoutes(app: App, services: Services): void {
  serve(app, recordConsent, async ({ body, caller: { session } }) => {
    const { config, db, clock } = services
    const before = await consentFlagsOf(db, session.readerId)
    const consent = decided(body, { before, prechecked: config.prechecked })
    await insertConsent(db, session.readerId, consent, clock.now().getTime())
    return consentFlags(services, session.readerId)
  })
}

/** A newsletter that a reader never spoke of is on or off as its box was when they first saw it. */
export async function consentFlags(
  { db, config }: Services,
  readerId: string,
): Promise<ConsentFlags> {
  return { ...config.prechecked, ...(await consentFlagsOf(db, readerId)) }
}
