import type { IssueDate } from '#contract/issue-date.ts'
import type { Reach } from '#contract/issues.ts'
import type { ProblemCode } from '#contract/problem.ts'

export type Prompt = 'premium' | 'upgrade' | 'missing-edition' | 'missing-archive'

interface Refusal {
  /** Why the issue cannot be shown; `no-pages` when it is empty. */
  problem: ProblemCode | 'no-pages'
  reach: Reach
  date: IssueDate
  today: IssueDate
  /** Whether this is today's front page, the target of Maybe Later. */
  isHome: boolean
}

/** The popup for an issue that cannot be shown. */
export function promptFor(refusal: Refusal): Prompt | undefined {
  switch (refusal.problem) {
    case 'subscription-required':
      // Today's issue is not released yet. The front page must not open with an offer.
      return refusal.isHome ? undefined : 'premium'
    case 'upgrade-required':
      return 'upgrade'
    case 'edition-not-found':
    case 'no-pages':
      return promptForMissing(refusal)
    default:
      return undefined
  }
}

function promptForMissing({ reach: { from, to }, date, today }: Refusal): Prompt {
  const isAllowed = from !== null && date >= from && date <= to
  return date < today && isAllowed ? 'missing-archive' : 'missing-edition'
}
