import { FIRST_ARCHIVE_YEAR, IssueDate } from '#contract/issue-date.ts'
import type { Reach } from '#contract/issues.ts'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { type IssueKey, type Reader, readerOfTitle } from './access.ts'
import { addMonths } from './calendar.ts'

/** The range of days of an edition that a reader may open; `issueAccess` decides on each issue. */
export function reachOf(
  anyReader: Reader,
  { publisher, edition }: Omit<IssueKey, 'date'>,
  { today, current }: { today: IssueDate; current: IssueDate },
): Reach {
  const reader = readerOfTitle(anyReader, publisher)
  const to = current
  if (reader.kind !== 'subscriber') {
    return { from: edition === DEFAULT_EDITION[publisher] ? current : null, to }
  }
  switch (reader.archive.kind) {
    case 'everything':
      return { from: IssueDate.parse(`${FIRST_ARCHIVE_YEAR}-01-01`), to }
    case 'today-only':
      return { from: current, to }
    case 'last-months':
      return { from: earlier(addMonths(today, -reader.archive.months), current), to }
  }
}

function earlier(one: IssueDate, other: IssueDate): IssueDate {
  return one < other ? one : other
}
