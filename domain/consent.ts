import {
  CONSENT_WORDING,
  type Consent,
  type ConsentFlags,
  type ConsentSubject,
  LEGAL_NAMES,
} from '#contract/consents.ts'
import type { Language } from '#contract/titles.ts'

const CONSENT_FLAGS = [
  'receiveMarketingAndPromitionalEmail',
  'dhNewsLetterTopNewsOfTheDay',
] as const

/** The default: a reader who never agreed gets no newsletters. */
export const NO_CONSENT: ConsentFlags = {
  receiveMarketingAndPromitionalEmail: false,
  dhNewsLetterTopNewsOfTheDay: false,
}

/**
 * The consent that an act really expresses. The sign-in form ticks its boxes again each time, so a box
 * that the reader did not touch does not change an earlier decision.
 */
export function expressedConsent(
  consent: Consent,
  { before, prechecked }: { before: Partial<ConsentFlags>; prechecked: ConsentFlags },
): Consent {
  if (consent.act !== 'sign-in') return consent
  const isLeft = (flag: keyof ConsentFlags) =>
    before[flag] !== undefined && consent[flag] === prechecked[flag]
  const { receiveMarketingAndPromitionalEmail, dhNewsLetterTopNewsOfTheDay, ...act } = consent
  return {
    ...act,
    ...(!isLeft('receiveMarketingAndPromitionalEmail') && { receiveMarketingAndPromitionalEmail }),
    ...(!isLeft('dhNewsLetterTopNewsOfTheDay') && { dhNewsLetterTopNewsOfTheDay }),
  }
}

type Sentences = Partial<Record<ConsentSubject, string>>

/** The sentences that the reader saw and agreed to or refused. */
export function answeredSentences(consent: Consent, language: Language): Sentences {
  const { terms, ...boxes } = CONSENT_WORDING
  const sentences: Sentences = {}
  if (consent.terms_version !== undefined && consent.act === 'sign-in') {
    sentences.terms = terms[language].replace(
      /\{(terms|privacy)\}/g,
      (_, name: 'terms' | 'privacy') => LEGAL_NAMES[language][name],
    )
  }
  for (const flag of CONSENT_FLAGS) {
    if (consent[flag] !== undefined) sentences[flag] = boxes[flag][language]
  }
  return sentences
}

/** Boxes that were ticked in advance and not touched: under the DPDP Act this is not clear consent. */
export function untouchedBoxes(consent: Consent, prechecked: ConsentFlags): ConsentSubject[] {
  if (consent.act !== 'sign-in') return []
  return CONSENT_FLAGS.filter((flag) => prechecked[flag] && consent[flag] === true)
}
