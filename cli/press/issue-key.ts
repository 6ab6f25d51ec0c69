import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { UsageError } from '../exit-code.ts'

const ISSUE_NAME = /^(\d{4}-\d{2}-\d{2})\/(\d+)$/

export interface IssueOptions {
  publisher?: string | undefined
  date?: string | undefined
  edition?: string | undefined
}

export function isIssueName(text: string): boolean {
  return ISSUE_NAME.test(text)
}

/** The issue that a command names, as `2026-11-15/4` or by options. */
export function issueKeyOf(issue: string | undefined, options: IssueOptions): IssueKey {
  if (issue === undefined) return keyFromOptions(options)
  const [, date, edition] = ISSUE_NAME.exec(issue) ?? []
  if (date && edition) return keyFromOptions({ ...options, date, edition })
  throw new UsageError(`${issue} is not an issue such as 2026-11-15/4`)
}

export function keyFromOptions(options: IssueOptions): IssueKey {
  const publisher = PublisherCode.safeParse(options.publisher)
  const date = IssueDate.safeParse(options.date)
  const edition = /^[1-9]\d{0,3}$/.test(options.edition ?? '') ? Number(options.edition) : undefined
  if (publisher.success && date.success && edition) {
    return { publisher: publisher.data, date: date.data, edition }
  }
  const faults = [
    ...(publisher.success ? [] : ['--publisher must be PV or DH']),
    ...(date.success ? [] : ['--date must be a day, such as 2026-11-15']),
    ...(edition ? [] : ['--edition must be the number of an edition, such as 4']),
  ]
  throw new UsageError(faults.join('\n'))
}

export function titleFromOption(publisher: string | undefined): PublisherCode {
  const title = PublisherCode.safeParse(publisher)
  if (title.error) throw new UsageError('--publisher must be PV or DH')
  return title.data
}

export function nameOfIssue({ publisher, date, edition }: IssueKey): string {
  return `${publisher} ${date} edition ${edition}`
}
