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

/** Nothing is sent to a reader who never agreed to it. */
export const NO_CONSENT: ConsentFlags = {
  receiveMarketingAndPromitionalEmail: false,
  dhNewsLetterTopNewsOfTheDay: false,
}

/**
 * What an act really says. The boxes of the sign-in form are ticked anew each time: one that was left as it
 * stood does not undo what the reader decided before.
 */
export function decided(
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

/** The sentences of our screens that a consent answers, as the reader saw them. */
export function sentencesAnswered(consent: Consent, language: Language): Sentences {
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

/** Boxes that the reader left as they were ticked: under the DPDP Act these are no clear act of agreeing. */
export function untouchedBoxes(consent: Consent, prechecked: ConsentFlags): ConsentSubject[] {
  if (consent.act !== 'sign-in') return []
  return CONSENT_FLAGS.filter((flag) => prechecked[flag] && consent[flag] === true)
}
