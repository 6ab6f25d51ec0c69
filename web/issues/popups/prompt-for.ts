import type { IssueDate } from '#contract/issue-date.ts'
import type { Reach } from '#contract/issues.ts'
import type { ProblemCode } from '#contract/problem.ts'

export type Prompt = 'premium' | 'upgrade' | 'missing-edition' | 'missing-archive'

interface Refusal {
  /** Why the issue did not come; `no-pages` when it came and is empty. */
  problem: ProblemCode | 'no-pages'
  reach: Reach
  date: IssueDate
  today: IssueDate
  /** Today's front page, to which Maybe Later leads. */
  isHome: boolean
}

/** What a reader is told over an issue that cannot be shown. */
export function promptFor(refusal: Refusal): Prompt | undefined {
  switch (refusal.problem) {
    case 'subscription-required':
      // The paper is not out for everyone yet: nobody is to be asked for money at the door.
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
