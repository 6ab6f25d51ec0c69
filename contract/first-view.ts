import type { IssueDate } from './issue-date.ts'
import type { CurrentIssue, EditionGroup, EpaperData } from './issues.ts'
import type { ProblemCode } from './problem.ts'

/** Elements that the server writes into the page of `/`, for the app to find. */
export const FIRST_DATA_ID = 'first-data'
export const FIRST_PAGE_ID = 'first-page'

/** What the server already knew when it sent the page: the issue of the address, or why there is none. */
export type FirstData = FirstPlace & ({ issue: EpaperData } | { problem: ProblemCode })

interface FirstPlace {
  date: IssueDate
  edition: number
  /** Of that edition, for this reader. */
  current: CurrentIssue
  editions: EditionGroup[]
}
