/** What a finding is about. `--yes` of the command takes those of questions. */
export const FINDING_CODES = [
  'date',
  'file-date',
  'release',
  'title',
  'edition',
  'missing',
  'unplanned',
  'number',
  'duplicate',
  'printed-date',
  'repeated',
  'size',
  'blank',
  'text',
  'section',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/** Something about a page or an issue that an editor should know before readers see it. */
export interface PageFinding {
  code: FindingCode
  /** Missing when the finding is about several pages, or about the issue. */
  page?: number
  /** The pages, when there are several. */
  pages?: number[]
  /** What is wrong, what would happen, and what to do. */
  sentence: string
  /** A fault stops the press, a question needs an answer, a note needs none. */
  severity: 'fault' | 'question' | 'note'
}

/** The questions that are not answered with yes. */
export function openQuestions(
  findings: readonly PageFinding[],
  answers: readonly string[],
): PageFinding[] {
  return findings.filter(({ severity, code }) => severity === 'question' && !answers.includes(code))
}

/** 'page 3', 'pages 3 and 5', 'pages 1, 3 and 9 to 12'. */
export function namePages(numbers: readonly number[]): string {
  const parts: string[] = []
  const sorted = numbers.toSorted((one, other) => one - other)
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (sorted[to + 1] === (sorted[to] ?? 0) + 1) to += 1
    const isRange = to - from >= 2
    if (isRange) parts.push(`${sorted[from]} to ${sorted[to]}`)
    else parts.push(`${sorted[from]}`)
    from = isRange ? to + 1 : from + 1
  }
  return `${sorted.length === 1 ? 'page' : 'pages'} ${inWords(parts)}`
}

function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

export const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
