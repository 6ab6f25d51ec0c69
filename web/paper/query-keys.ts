import type { IssueDate } from '#contract/issue-date.ts'
import { runtimeConfig } from '../api/runtime-config.ts'

export const editionsKey = () => ['editions', runtimeConfig().publisher] as const

export const EVERY_ISSUE = ['epaper-data'] as const

/** Search results depend on what the reader may open. */
export const EVERY_SEARCH = ['search'] as const

export const issueKey = (date: IssueDate | undefined, edition: number | undefined) =>
  [...EVERY_ISSUE, runtimeConfig().publisher, date, edition] as const

export const currentIssueKey = (edition: number | undefined) =>
  [...EVERY_ISSUE, runtimeConfig().publisher, 'current', edition] as const

/** Of a month (`yyyy-MM`), or of the same day as a date in earlier years. */
export const frontPagesKey = (edition: number | undefined, of: string) =>
  [...EVERY_ISSUE, runtimeConfig().publisher, 'front-pages', edition, of] as const

export const issueDatesKey = (edition: number, month: string) =>
  ['issue-dates', runtimeConfig().publisher, edition, month] as const

export const PREFERRED_EDITION = ['preferences', 'edition'] as const
export const STORED_EDITION = ['preferences', 'stored-edition'] as const
