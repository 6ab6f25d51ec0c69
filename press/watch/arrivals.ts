import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { paperMadeAt } from '#domain/newspaper-day.ts'
import { type FileNameParts, fileNameFor, readFilePath } from '#domain/page-file-name.ts'
import type { IncomingFile } from '#store/incoming-files.ts'
import type { WatchQuestion } from '#store/issues/watched-issues.ts'
import { certainNumber, numberSheets, type Sheet } from '../check/number-sheets.ts'
import type { PageFile } from '../check/page-file.ts'
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
  /** The title's own pattern for file names. */
  pattern?: RegExp | undefined
}

/** A page file of the folder, with everything that is known about it. */
export interface ArrivedPage extends PageFile {
  settled: SettledFile
}

/** The files of one issue. */
export interface Arrival {
  key: IssueKey
  pages: ArrivedPage[]
  incomplete: string[]
  /** Files that are no page until an editor renames or sends them again. */
  questions: WatchQuestion[]
  /** What became apparent while the pages were numbered. */
  findings: PressFinding[]
}

/** Sorts files into issues. A question names a file whose issue or page is uncertain. */
export function sortArrivals(
  { settled, incomplete }: FolderContent,
  scope: WatchScope,
): { arrivals: Arrival[]; questions: WatchQuestion[] } {
  const issues = new Map<string, IssueFiles>()
  const questions: WatchQuestion[] = []
  const issueOf = (key: IssueKey) => {
    const id = `${key.date}/${key.edition}`
    const issue = issues.get(id) ?? { key, sheets: [], incomplete: [], questions: [] }
    issues.set(id, issue)
    return issue
  }

  for (const file of settled) {
    const placed = placeFile(file, scope)
    if ('why' in placed) {
      questions.push(questionAbout(file, placed.why))
      continue
    }
    const issue = issueOf(placed.key)
    if ('fault' in file) issue.questions.push(questionAbout(file, file.fault))
    else issue.sheets.push(sheetOf(file, file.facts, placed.name))
  }
  for (const { file, why } of incomplete) {
    const placed = placeFile(file, scope)
    if ('why' in placed) questions.push(questionAbout(file, placed.why))
    else issueOf(placed.key).incomplete.push(`${file.path} ${why}`)
  }
  return { arrivals: [...issues.values()].map(numberPages), questions }
}

interface WatchedSheet extends Sheet {
  settled: SettledFile
}

interface IssueFiles extends Pick<Arrival, 'key' | 'incomplete' | 'questions'> {
  sheets: WatchedSheet[]
}

function sheetOf(settled: SettledFile, facts: Sheet['facts'], name: FileNameParts): WatchedSheet {
  const { path: file, modifiedAt } = settled
  return { file, modifiedAt, indexInSheet: 0, isPart: false, name, facts, settled }
}

function questionAbout({ path }: IncomingFile, why: string): WatchQuestion {
  return { file: path, why: `${path} ${why}` }
}

/** Numbers the pages as `press publish` does. A page whose number is only its place in the order is a question. */
function numberPages({ sheets, ...issue }: IssueFiles): Arrival {
  const numbered = numberSheets(sheets)
  const questions = [...issue.questions]
  const pages: ArrivedPage[] = []
  for (const { number, numberFrom, file, name, facts, settled } of numbered.sheets) {
    if (numberFrom !== 'name' && certainNumber(facts) !== number) {
      const why = `has no page number in its name, and the page prints none. Rename it, for example to ${fileNameFor(3)}.`
      questions.push(questionAbout(settled, why))
    } else if (number === 0) {
      const why = 'is a jacket. Publish an issue with a jacket by press publish --jacket.'
      questions.push(questionAbout(settled, why))
    } else {
      pages.push({ pageNo: number, printedNo: number, file, numberFrom, name, facts, settled })
    }
  }
  const isPage = ({ page }: PressFinding) => pages.some(({ pageNo }) => pageNo === page)
  return { ...issue, pages, questions, findings: numbered.findings.filter(isPage) }
}

export function editionWord(word: string): string {
  return word.toLowerCase().replace(/[\s_]+/g, '-')
}

/** The issue of a file and what its name says, or why the issue is uncertain. */
function placeFile(
  { path, modifiedAt }: IncomingFile,
  scope: WatchScope,
): { key: IssueKey; name: FileNameParts } | { why: string } {
  const { name, folders } = readFilePath(path, scope.pattern)
  if (name.title && name.title !== scope.publisher) {
    return { why: `is a page of ${name.title}. Move it to the folder of that title.` }
  }
  const words = [...folders, name.edition ?? '', ...(name.name?.split(' ') ?? [])]
  const found = new Set(words.flatMap((word) => scope.editionOf.get(editionWord(word)) ?? []))
  const [named] = found
  const edition = named ?? scope.edition
  if (found.size > 1) return { why: 'names several editions. Rename it.' }
  if (edition === undefined) {
    return { why: `names no edition; known are ${[...scope.editionOf.keys()].join(', ')}.` }
  }
  if (!scope.editions.has(edition)) {
    return { why: `is of edition ${edition}, which is not watched.` }
  }
  const date = name.date ?? scope.date ?? paperMadeAt(new Date(modifiedAt))
  if (!scope.isNear(date)) {
    const dated = name.date ? 'is dated' : 'has no date in its name and was made for'
    return {
      why: `${dated} ${date}, an issue that is not made now. Put the date of the issue into its name.`,
    }
  }
  // The operator's codes come before abbreviations of the names of editions.
  const known = named === undefined ? name : { ...name, edition: `${named}` }
  return { key: { publisher: scope.publisher, date, edition }, name: known }
}
