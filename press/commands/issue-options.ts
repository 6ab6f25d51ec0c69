import { parseArgs } from 'node:util'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { PressError } from '../press-error.ts'

/** The options that name an issue, for `parseArgs`. */
export const ISSUE_OPTIONS = {
  publisher: { type: 'string', default: 'PV' },
  date: { type: 'string' },
  edition: { type: 'string' },
} as const

interface IssueValues {
  publisher?: string | undefined
  date?: string | undefined
  edition?: string | undefined
}

export function issueKeyOf(values: IssueValues): IssueKey {
  const publisher = PublisherCode.safeParse(values.publisher)
  const date = IssueDate.safeParse(values.date)
  const edition = /^[1-9]\d{0,3}$/.test(values.edition ?? '') ? Number(values.edition) : undefined
  if (publisher.success && date.success && edition) {
    return { publisher: publisher.data, date: date.data, edition }
  }
  throw new PressError([
    ...(publisher.success ? [] : ['--publisher must be PV or DH']),
    ...(date.success ? [] : ['--date must be a day, as 2026-11-15']),
    ...(edition ? [] : ['--edition must be the number of an edition, as 4']),
  ])
}

/** An issue as `press list` writes it, `2026-11-15/4`, or by options; what else stood on the line is given back. */
export function parseIssueArgs(args: string[]): { key: IssueKey; rest: string[] } {
  const { values, positionals } = parseArgs({
    args,
    options: ISSUE_OPTIONS,
    allowPositionals: true,
  })
  return issueNamed(positionals, values)
}

export function issueNamed(
  positionals: readonly string[],
  values: IssueValues,
): { key: IssueKey; rest: string[] } {
  const named = positionals.find((text) => ISSUE_NAME.test(text))
  const [, date, edition] = ISSUE_NAME.exec(named ?? '') ?? []
  return {
    key: issueKeyOf({
      publisher: values.publisher,
      date: date ?? values.date,
      edition: edition ?? values.edition,
    }),
    rest: positionals.filter((text) => text !== named),
  }
}

const ISSUE_NAME = /^(\d{4}-\d{2}-\d{2})\/(\d+)$/

export function nameOfIssue({ publisher, date, edition }: IssueKey): string {
  return `${publisher} ${date} edition ${edition}`
}
