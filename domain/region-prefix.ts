import { compactDate } from '#contract/issue-date.ts'
import type { IssueKey } from './access.ts'

/** The common prefix of all region ids of an issue. */
export function regionPrefix({ publisher, date, edition }: IssueKey): string {
  return `${publisher.toLowerCase()}-${compactDate(date)}-${edition}`
}

/** What the ids of new regions on a page begin with. The newsroom's own ids do not contain the page. */
export function pageRegionPrefix(key: IssueKey, pageNo: number): string {
  return `${regionPrefix(key)}-${String(pageNo).padStart(2, '0')}-`
}
