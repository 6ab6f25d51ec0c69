import type { IssueDate } from './issue-date.ts'
import type { CurrentIssue, EditionGroup, EpaperData } from './issues.ts'
import type { ProblemCode } from './problem.ts'

/** Ids of elements that the server writes into the page `/` for the app. */
export const FIRST_DATA_ID = 'first-data'
export const FIRST_PAGE_ID = 'first-page'
/** Holds the tags that load the app, until a script adds them to the page. */
export const APP_CODE_ID = 'app-code'

/** Data that the server sends with the page: the issue that the URL names, or the problem code if there is none. */
export type FirstData = FirstViewPlace & ({ issue: EpaperData } | { problem: ProblemCode })

interface FirstViewPlace {
  date: IssueDate
  edition: number
  /** The current issue of that edition for this reader. */
  current: CurrentIssue
  editions: EditionGroup[]
}
