import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { KnownIssue } from './known-issue.ts'
import { aboutPages, type PageFile, printedNumbers } from './page-file.ts'

/** In sequences of words. A page with less text, such as one of advertisements, may be repeated. */
const LEAST_SEQUENCES = 40
const WORDS_IN_SEQUENCE = 5
/** The part of a page's sequences that the other page also has. Corrections change less, another day's news more. */
const SAME_SHARE = 0.8

/** Finds pages of the issue before, and pages that are in the issue twice. */
export function checkRepeats(files: readonly PageFile[], { previous }: KnownIssue): PressFinding[] {
  const pages = files.flatMap((file) =>
    file.facts
      ? [{ file, sha256: file.facts.sha256, sequences: sequencesOf(file.facts.text) }]
      : [],
  )
  const twins = pages.flatMap((page, index) => {
    const twin = pages.slice(0, index).find((other) => whatIsSame(page, other))
    return twin ? [twinFinding(page.file, twin.file)] : []
  })
  if (!previous) return twins
  const earlier = previous.pages.map((page) => ({ ...page, sequences: sequencesOf(page.text) }))
  const repeated = (same: 'text' | 'file') =>
    pages
      .filter((page) => earlier.map((old) => whatIsSame(page, old)).find(Boolean) === same)
      .map(({ file }) => file)
  return [
    ...twins,
    ...repeatFindings(repeated('text'), 'text', previous.date),
    ...repeatFindings(repeated('file'), 'file', previous.date),
  ]
}

interface ComparedPage {
  sequences: ReadonlySet<string>
  sha256?: string
}

function whatIsSame(page: ComparedPage, other: ComparedPage): 'text' | 'file' | undefined {
  const { size } = page.sequences
  if (size < LEAST_SEQUENCES || other.sequences.size < LEAST_SEQUENCES) {
    return page.sha256 === other.sha256 ? 'file' : undefined
  }
  let shared = 0
  for (const sequence of page.sequences) if (other.sequences.has(sequence)) shared += 1
  return shared >= size * SAME_SHARE ? 'text' : undefined
}

function sequencesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(
    words
      .slice(0, words.length - WORDS_IN_SEQUENCE + 1)
      .map((_, start) => words.slice(start, start + WORDS_IN_SEQUENCE).join(' ')),
  )
}

function twinFinding(page: PageFile, twin: PageFile): PressFinding {
  return {
    code: 'duplicate',
    page: page.pageNo,
    severity: 'question',
    fact: {
      kind: 'twin',
      page: page.printedNo,
      file: page.file,
      twin: { page: twin.printedNo, file: twin.file },
    },
  }
}

/** The file of a page without text may be an advertisement that is printed again. */
function repeatFindings(
  files: readonly PageFile[],
  same: 'text' | 'file',
  date: IssueDate,
): PressFinding[] {
  if (files.length === 0) return []
  const severity = same === 'text' ? 'question' : 'note'
  const fact = { kind: 'repeated' as const, pages: printedNumbers(files), same, date }
  return [{ code: 'repeated', ...aboutPages(files), severity, fact }]
}
