import type { IssueDate } from '#contract/issue-date.ts'
import { packagesIn } from '#press/package/read-package.ts'
import { PressError } from '#press/press-error.ts'
import type { Press } from '#press/publish.ts'
import type { Output } from '../output.ts'
import type { Terminal } from '../terminal.ts'
import { type PublishOptions, publishIssue } from './publish.ts'

/** Publishes an issue, or every issue of a folder with several METS files. */
export async function publishIssues(
  press: Press,
  files: readonly string[],
  options: PublishOptions,
  terminal: Terminal,
): Promise<Output> {
  const [path, ...others] = files
  const packages = path && others.length === 0 ? await packagesIn(path) : []
  if (packages.length < 2) return publishIssue(press, files, options, terminal)
  requireOwnDates(packages, options.date)
  const outputs: Output[] = []
  for (const issue of packages) {
    outputs.push(await publishIssue(press, [issue.path], options, terminal))
  }
  return {
    text: outputs.map(({ text }) => text).join('\n'),
    json: outputs.map(({ json }) => json),
    hasFaults: outputs.some(({ hasFaults }) => hasFaults),
  }
}

/** Two issues of one date would replace each other. */
function requireOwnDates(
  packages: readonly { path: string; date?: IssueDate }[],
  dateOption: string | undefined,
): void {
  const dates = packages.map(({ date }) => date)
  if (!dateOption && !dates.includes(undefined) && new Set(dates).size === dates.length) return
  const listed = packages.map(({ path, date }) => `${path}: ${date ?? 'without a date'}`)
  throw new PressError([
    `The folder describes ${packages.length} issues. Together they need one date each, and no --date:`,
    ...listed,
    'Publish them one by one: give the METS file instead of the folder.',
  ])
}
