import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { paperMadeAt } from '#domain/newspaper-day.ts'
import { type NamedPage, readFileName } from '#domain/page-file-name.ts'
import type { IncomingFile } from '#store/incoming-files.ts'
import type { FolderContent, SettledFile } from './settled-files.ts'

/** Which issues a watch collects pages for. */
export interface WatchScope {
  publisher: PublisherCode
  /** Only this date; without it, every date around tonight. */
  date?: IssueDate
  /** Whether the date is one that is being made or was just made. */
  isNear(date: IssueDate): boolean
  /** The edition of files that name none. */
  edition?: number
  /** The editions that the watch publishes. */
  editions: ReadonlySet<number>
  /** The edition by a code or name in the path: lower case, with `-` for spaces. */
  editionOf: ReadonlyMap<string, number>
}

export interface ArrivedPage {
  pageNo: number
  file: SettledFile
  name?: string
}

/** The files of one issue. */
export interface Arrival {
  key: IssueKey
  pages: ArrivedPage[]
  incomplete: string[]
  questions: { file: string; why: string }[]
}

/** Sorts files into issues. A question names a file whose issue or page is uncertain. */
export function sortArrivals(
  { settled, incomplete }: FolderContent,
  scope: WatchScope,
): { arrivals: Arrival[]; questions: Arrival['questions'] } {
  const issues = new Map<string, Arrival & { claims: Claim[] }>()
  const questions: Arrival['questions'] = []
  const issueOf = (key: IssueKey) => {
    const id = `${key.date}/${key.edition}`
    const issue = issues.get(id) ?? { key, pages: [], claims: [], incomplete: [], questions: [] }
    issues.set(id, issue)
    return issue
  }

  for (const file of settled) {
    const named = readFileName(file.path)
    const placed = placeFile(file, named, scope)
    if ('why' in placed) {
      questions.push({ file: file.path, why: placed.why })
      continue
    }
    const issue = issueOf(placed)
    const [pageNo, ...others] = named.pageNumbers
    const why = file.fault ?? whyNoNumber(pageNo, others)
    if (why || pageNo === undefined) issue.questions.push({ file: file.path, why: why ?? '' })
    else issue.claims.push({ pageNo, file, named })
  }
  for (const { file, why } of incomplete) {
    const placed = placeFile(file, readFileName(file.path), scope)
    if ('why' in placed) questions.push({ file: file.path, why: placed.why })
    else issueOf(placed).incomplete.push(`${file.path} ${why}`)
  }
  const arrivals = [...issues.values()].map(({ claims, ...issue }) => ({
    ...issue,
    ...decideClaims(claims, issue.questions),
  }))
  return { arrivals, questions }
}

/** A file that says it is a page. */
interface Claim {
  pageNo: number
  file: SettledFile
  named: NamedPage
}

function whyNoNumber(pageNo: number | undefined, others: number[]): string | undefined {
  if (pageNo === undefined) return 'has no page number in its name'
  if (pageNo === 0) return 'has the page number 0; publish a jacket by command, with --jacket'
  if (others.length === 0) return undefined
  return `may be page ${[pageNo, ...others].join(' or ')}`
}

export function editionWord(word: string): string {
  return word.toLowerCase().replace(/[\s_]+/g, '-')
}

/** The issue of a file, or why it is uncertain. */
function placeFile(
  { modifiedAt }: IncomingFile,
  { publisher, date, words }: NamedPage,
  scope: WatchScope,
): IssueKey | { why: string } {
  if (publisher && publisher !== scope.publisher) return { why: `is a page of ${publisher}` }
  const found = new Set(words.flatMap((word) => scope.editionOf.get(editionWord(word)) ?? []))
  const [edition = scope.edition] = found
  if (found.size > 1) return { why: 'names several editions' }
  if (edition === undefined) {
    return { why: `names no edition; known are ${[...scope.editionOf.keys()].join(', ')}` }
  }
  if (!scope.editions.has(edition)) return { why: `is of edition ${edition}, which is not watched` }
  const issueDate = date ?? scope.date ?? paperMadeAt(new Date(modifiedAt))
  if (!scope.isNear(issueDate)) {
    const dated = date ? 'is dated' : 'has no date in its name and was made for'
    return { why: `${dated} ${issueDate}, an issue that is not made now` }
  }
  return { publisher: scope.publisher, date: issueDate, edition }
}

/**
 * One file for each page. Of several the last attempt wins (`-v2`), then the newest file of the same name in another
 * folder. Different files for one page, or one file for two pages, are questions.
 */
function decideClaims(
  claims: readonly Claim[],
  questions: Arrival['questions'],
): Pick<Arrival, 'pages' | 'questions'> {
  const pages: ArrivedPage[] = []
  const asked = [...questions]
  for (const claimed of groupByPage(claims).values()) {
    const last = Math.max(...claimed.map(({ named }) => named.attempt))
    const latest = claimed.filter(({ named }) => named.attempt === last)
    const [first, ...others] = latest
    if (!first) continue
    if (others.some(({ file }) => file.sha256 !== first.file.sha256)) {
      const names = latest.map(({ file }) => file.path).join(' and ')
      asked.push({ file: first.file.path, why: `page ${first.pageNo} is in question: ${names}` })
      continue
    }
    const twin = pages.find(({ file }) => file.sha256 === first.file.sha256)
    if (twin) {
      const why = `has the same content as ${twin.file.path}: page ${first.pageNo} is in question`
      asked.push({ file: first.file.path, why })
      continue
    }
    const { pageNo, file, named } = first
    pages.push({ pageNo, file, ...(named.name && { name: named.name }) })
  }
  return { pages, questions: asked }
}

function groupByPage(claims: readonly Claim[]): Map<number, Claim[]> {
  const groups = new Map<number, Claim[]>()
  for (const claim of claims.toSorted((one, other) => one.pageNo - other.pageNo)) {
    groups.set(claim.pageNo, [...(groups.get(claim.pageNo) ?? []), claim])
  }
  return groups
}
