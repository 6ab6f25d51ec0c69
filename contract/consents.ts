import { z } from 'zod'
import { defineRoute } from './route.ts'
import type { Language } from './titles.ts'

/** The date of the current terms, which is the version that readers agree to. */
export const TERMS_LAST_UPDATED = '2024-12-26'

/** The two newsletters, with the spelling of the stored fields. Off by default. */
export const ConsentFlags = z.object({
  receiveMarketingAndPromitionalEmail: z.boolean(),
  dhNewsLetterTopNewsOfTheDay: z.boolean(),
})
export type ConsentFlags = z.infer<typeof ConsentFlags>

export type ConsentSubject = 'terms' | keyof ConsentFlags

/** The sentences on the screens; each consent is stored with the sentences it answers. */
export const CONSENT_WORDING: Readonly<Record<ConsentSubject, Readonly<Record<Language, string>>>> =
  {
    terms: {
      en: 'By signing in you agree to our {terms} and {privacy}.',
      kn: 'ಲಾಗಿನ್ ಆಗುವ ಮೂಲಕ ನಮ್ಮ {terms} ಹಾಗೂ {privacy}ಗೆ ನೀವು ಒಪ್ಪುತ್ತೀರಿ.',
    },
    receiveMarketingAndPromitionalEmail: {
      en: 'Send me offers and promotions by email',
      kn: 'ಕೊಡುಗೆಗಳು ಮತ್ತು ಪ್ರಚಾರದ ಮಾಹಿತಿಯನ್ನು ಇಮೇಲ್‌ನಲ್ಲಿ ಕಳುಹಿಸಿ',
    },
    dhNewsLetterTopNewsOfTheDay: {
      en: 'Send me the top news of the day',
      kn: 'ದಿನದ ಪ್ರಮುಖ ಸುದ್ದಿಗಳನ್ನು ನನಗೆ ಕಳುಹಿಸಿ',
    },
  }

/** The link texts in the sentence about the terms. */
export const LEGAL_NAMES: Readonly<
  Record<Language, Readonly<Record<'terms' | 'privacy', string>>>
> = {
  en: { terms: 'Terms & Conditions', privacy: 'Privacy Policy' },
  kn: { terms: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು', privacy: 'ಗೋಪ್ಯತಾ ನೀತಿ' },
}

/** Where the reader agreed or changed the decision. The one-tap prompt shows Google's own text. */
export const ConsentAct = z.enum(['sign-in', 'one-tap', 'review', 'profile'])
export type ConsentAct = z.infer<typeof ConsentAct>

export const Consent = z.strictObject({
  act: ConsentAct,
  /** The language of the sentences that the reader saw; earlier releases do not send it. */
  language: z.enum(['kn', 'en']).optional(),
  /** The version of the terms and the privacy policy, if this act agreed to them. */
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
