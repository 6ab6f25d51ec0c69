import { compactDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'

export function issueId({ publisher, date, edition }: IssueKey): string {
  return `${publisher}-${compactDate(date)}-${edition}`
}
