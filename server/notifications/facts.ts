import type { IssueDate } from '#contract/issue-date.ts'
import type { Currency } from '#contract/plans.ts'
import { TITLES } from '#contract/titles.ts'
import type { Services } from '../services.ts'
import { dayInEnglish, dayInKannada, moneyInWords } from './in-words.ts'
import type { Facts } from './wording.ts'

interface Known {
  plan: string
  cents: number
  currency: Currency
  day: IssueDate | undefined
  reference?: string
}

export function factsOf(
  { config }: Pick<Services, 'config'>,
  { plan, cents, currency, day, reference = '' }: Known,
): Facts {
  return {
    brand: TITLES[config.publisher].name,
    plan,
    amount: moneyInWords(cents, currency),
    day: { kn: day ? dayInKannada(day) : '', en: day ? dayInEnglish(day) : '' },
    reference,
    manage: `${config.publicUrl}/subscription`,
    support: config.supportEmail,
  }
}

/** A message about the account leads to the profile. */
export function accountFacts(
  services: Pick<Services, 'config'>,
  day: IssueDate | undefined,
): Facts {
  const facts = factsOf(services, { plan: '', cents: 0, currency: 'INR', day })
  return { ...facts, amount: '', manage: `${services.config.publicUrl}/profile` }
}
