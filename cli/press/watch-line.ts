import type { WatchedIssue, WatchQuestion } from '#store/issues/watched-issues.ts'
import { nameOfIssue } from './issue-key.ts'

/** What a watched folder has of an issue and waits for, as one line. */
export function watchLine(issue: WatchedIssue): string {
  const { state, version, progress } = issue
  const { pages, missing, incomplete, questions, faults } = progress
  const total = pages.length + missing.length
  const parts = [
    ...(state === 'published' ? [`published as ${version}`] : []),
    `${pages.length} of ${total} pages`,
    ...(missing.length > 0 ? [`waits for ${inRanges(missing)}`] : []),
    ...incomplete,
    ...questions.map((question) => `question: ${question.why}${howToAccept(issue, question)}`),
    ...faults.map((fault) => `not published: ${fault}`),
  ]
  return `${nameOfIssue(issue)}: ${parts.join('; ')}`
}

/** How to publish a page in spite of its question. The sentence itself says what else to do. */
function howToAccept(
  { publisher, date, edition }: WatchedIssue,
  { pages = [] }: WatchQuestion,
): string {
  if (pages.length === 0) return ''
  const it = pages.length === 1 ? 'it' : 'them'
  return ` Send the right file, or publish ${it} all the same: press accept ${pages.join(',')} ${date}/${edition} --publisher ${publisher}`
}

/** `1–3, 7` for 1, 2, 3, 7. */
function inRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
