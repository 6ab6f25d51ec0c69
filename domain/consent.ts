import type { Consent, ConsentFlags } from '#contract/consents.ts'

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
