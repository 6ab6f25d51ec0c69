import { FIRST_ARCHIVE_YEAR, IssueDate } from '#contract/issue-date.ts'
import type { Reach } from '#contract/issues.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import type { IssueKey, Reader } from './access.ts'
import { addMonths } from './calendar.ts'

/** The days of an edition that a reader may open, for a calendar; `issueAccess` decides on each. */
export function reachOf(
  reader: Reader,
  { publisher, edition }: Omit<IssueKey, 'date'>,
  today: IssueDate,
): Reach {
  if (reader.kind !== 'subscriber') {
    return { from: edition === DEFAULT_EDITION[publisher] ? today : null, to: today }
  }
  switch (reader.archive.kind) {
    case 'everything':
      return { from: IssueDate.parse(`${FIRST_ARCHIVE_YEAR}-01-01`), to: today }
    case 'today-only':
      return { from: today, to: today }
    case 'last-months':
      return { from: addMonths(today, -reader.archive.months), to: today }
  }
}
