import { z } from 'zod'
import { defineRoute } from './route.ts'

/** The day of the terms in force: the version that a reader agrees to. */
export const TERMS_LAST_UPDATED = '2024-12-26'

/** The two newsletters, spelt as the stored fields are. Both are on unless configured otherwise. */
export const ConsentFlags = z.object({
  receiveMarketingAndPromitionalEmail: z.boolean(),
  dhNewsLetterTopNewsOfTheDay: z.boolean(),
})
export type ConsentFlags = z.infer<typeof ConsentFlags>

/** What a reader did to agree or to change their mind. */
export const ConsentAct = z.enum(['sign-in', 'review', 'profile'])
export type ConsentAct = z.infer<typeof ConsentAct>

export const Consent = z.strictObject({
  act: ConsentAct,
  /** The version of the terms and the privacy policy agreed to, when this act agreed to them. */
  terms_version: z.iso.date().optional(),
  ...ConsentFlags.partial().shape,
})
export type Consent = z.infer<typeof Consent>

export const recordConsent = defineRoute({
  method: 'POST',
  path: '/auth/consents',
  summary: 'Record what the reader agreed to, and by which act.',
  caller: 'signed-in',
  body: Consent,
  reply: ConsentFlags,
})
