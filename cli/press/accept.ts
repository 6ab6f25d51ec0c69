import { namePages } from '#domain/press-findings/page-list.ts'
import { PressError } from '#press/press-error.ts'
import type { Press } from '#press/publish.ts'
import { acceptPages, watchedIssue } from '#store/issues/watched-issues.ts'
import { UsageError } from '../exit-code.ts'
import type { Output } from '../output.ts'
import { type IssueOptions, issueKeyOf, nameOfIssue } from './issue-key.ts'

/** Answers the questions about pages that a watch holds: publish them as they are. */
export async function acceptHeldPages(
  { db }: Press,
  pages: string,
  issue: string,
  options: IssueOptions,
): Promise<Output> {
  const key = issueKeyOf(issue, options)
  if (!/^[1-9]\d{0,2}(,[1-9]\d{0,2})*$/.test(pages)) {
    throw new UsageError(`${pages} is not a list of pages, such as 3 or 3,5`)
  }
  const numbers = [...new Set(pages.split(',').map(Number))]
  const held = (await watchedIssue(db, key))?.progress.held ?? []
  const unknown = numbers.filter((number) => !held.some(({ pageNo }) => pageNo === number))
  if (unknown.length > 0) {
    throw new PressError([
      `${nameOfIssue(key)}: no watched folder holds ${namePages(unknown)}. See: press waiting.`,
    ])
  }
  const accepted = held.filter(({ pageNo }) => numbers.includes(pageNo))
  await acceptPages(db, key, accepted)
  return {
    text: `${nameOfIssue(key)}: ${namePages(numbers)} will be published with the next look of the watch.`,
    json: { ...key, accepted },
  }
}
