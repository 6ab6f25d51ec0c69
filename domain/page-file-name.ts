import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'

/** What the name of a page file says about the page. */
export interface FileNameParts {
  page?: number
  /** Another number that may be the page's, such as the 4 of `03-04.pdf`. */
  otherPage?: number
  title?: PublisherCode
  date?: IssueDate
  /** The number, the name or an abbreviation of an edition. */
  edition?: string
  /** 2 for `03-v2.pdf` and `03 (1).pdf`; 1 when the name has none. */
  correction: number
  /** The page's own name, such as 'City'. */
  name?: string
}

/**
 * Reads `01.pdf`, `02-city.pdf`, `P03.pdf`, `page-3.pdf`, `PV_20261115_BLR_P03.pdf`, `DH 15-11-2026 page 03-v2.pdf`. A title's own
 * pattern has the groups `page`, `title`, `date`, `edition`, `correction` and `name`, all optional.
 */
export function readFileName(file: string, pattern?: RegExp): FileNameParts {
  const base = file
    .replace(/^.*\//, '')
    .replace(/(?<=.)\.[^.]*$/, '')
    .normalize('NFC')
  const groups = pattern?.exec(base)?.groups
  return groups ? partsOfGroups(groups) : partsOfKnownPatterns(base)
}

/** What the path of a file below a folder says: its name, and folders that may name the date and the edition. */
export function readFilePath(
  path: string,
  pattern?: RegExp,
): { name: FileNameParts; folders: string[] } {
  const name = readFileName(path, pattern)
  const folder = path.split('/').slice(0, -1).join('/')
  const found = findDate(folder)
  return {
    name: { ...(found && { date: found.date }), ...name },
    folders: (found?.rest ?? folder).split('/').filter((word) => word.trim() !== ''),
  }
}

/** A name that says the number of a page. */
export const fileNameFor = (page: number) => `${String(page).padStart(2, '0')}.pdf`

function partsOfGroups(groups: Record<string, string | undefined>): FileNameParts {
  const date = groups.date && findDate(groups.date)?.date
  const title = titleIn([groups.title ?? ''])
  return {
    ...(/^\d{1,4}$/.test(groups.page ?? '') && { page: Number(groups.page) }),
    ...(title && { title }),
    ...(date && { date }),
    ...(groups.edition && { edition: groups.edition }),
    correction: Number(/^\d{1,4}$/.exec(groups.correction ?? '')?.[0] ?? 1),
    ...nameOf((groups.name ?? '').split(SEPARATORS)),
  }
}

const SEPARATORS = /[-_\s.()]+/
const CORRECTION = /[-_.\s(]+(?:v|ver|version|rev)\.?\s?(\d{1,2})\)?$/i
/** The name that programs give to a second copy; the number before it is the page's. */
const COPY = /(?<=\d.*)\s?\((\d{1,2})\)$/

function partsOfKnownPatterns(base: string): FileNameParts {
  const corrected = CORRECTION.exec(base)
  const copied = corrected ? null : COPY.exec(base)
  const uncorrected = base.slice(0, (corrected ?? copied)?.index)
  const found = findDate(uncorrected)
  const tokens = (found?.rest ?? uncorrected).split(SEPARATORS).filter(Boolean)
  const title = titleIn(tokens)
  const isStructured = found !== undefined || title !== undefined
  const place = findPage(tokens)
  const before = tokens.slice(0, place?.from ?? (isStructured ? 0 : tokens.length))
  const after = place ? [place.rest, ...tokens.slice(place.to)] : []
  const edition = before.filter((token) => token.toUpperCase() !== title).join(' ')
  return {
    ...(place && { page: place.page }),
    ...(!isStructured && place?.beside !== undefined && { otherPage: place.beside }),
    ...(title && { title }),
    ...(found && { date: found.date }),
    ...(isStructured && edition && { edition }),
    correction: copied ? Number(copied[1]) + 1 : Number(corrected?.[1] ?? 1),
    ...nameOf(isStructured ? after : [...before, ...after]),
  }
}

/** 'Business And Farm'; none for a bare number or the word 'page'. */
function nameOf(words: readonly string[]): { name?: string } {
  const name = words
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return /^(p|page)?\s?\d*$/i.test(name) ? {} : { name }
}

const DATES = [
  /(?<!\d)(?<year>\d{4})[-_./]?(?<month>\d{2})[-_./]?(?<day>\d{2})(?!\d)/,
  /(?<!\d)(?<day>\d{2})[-_./]?(?<month>\d{2})[-_./]?(?<year>\d{4})(?!\d)/,
]

function findDate(text: string): { date: IssueDate; rest: string } | undefined {
  for (const pattern of DATES) {
    const [whole = '', groups = {}] = [text.match(pattern)?.[0], text.match(pattern)?.groups]
    const { data: date } = IssueDate.safeParse(`${groups.year}-${groups.month}-${groups.day}`)
    if (date) return { date, rest: text.replace(whole, ' ') }
  }
  return undefined
}

function titleIn(tokens: readonly string[]): PublisherCode | undefined {
  return PublisherCode.options.find((code) => tokens.some((token) => token.toUpperCase() === code))
}

interface PagePlace {
  page: number
  /** The tokens of the number. */
  from: number
  to: number
  /** What follows the number in its token: 'front' in `01front`. */
  rest: string
  /** A bare number beside this one. */
  beside?: number
}

const PAGE_WORD = /^(?:page|pg|p|ಪುಟ)$/i
const PAGE_WITH_WORD = /^(?:page|pg|p|ಪುಟ)(\d{1,3})$/i
const NUMBER = /^\d{1,3}$/

/** A number after the word 'page' or 'P', else one at the start, else the last one. */
function findPage(tokens: readonly string[]): PagePlace | undefined {
  const isNumber = (token = '') => NUMBER.test(token)
  const glued = tokens.findIndex((token) => PAGE_WITH_WORD.test(token))
  if (glued >= 0) {
    const page = Number(PAGE_WITH_WORD.exec(tokens[glued] ?? '')?.[1])
    return { page, from: glued, to: glued + 1, rest: '' }
  }
  const word = tokens.findIndex((token, at) => PAGE_WORD.test(token) && isNumber(tokens[at + 1]))
  if (word >= 0) return { page: Number(tokens[word + 1]), from: word, to: word + 2, rest: '' }
  const [, first, rest = ''] = /^(\d{1,3})(?!\d)(.*)$/.exec(tokens[0] ?? '') ?? []
  const besideAt = (at: number) => (isNumber(tokens[at]) ? { beside: Number(tokens[at]) } : {})
  if (first) return { page: Number(first), from: 0, to: 1, rest, ...(!rest && besideAt(1)) }
  const last = tokens.findLastIndex(isNumber)
  if (last < 0) return undefined
  return { page: Number(tokens[last]), from: last, to: last + 1, rest: '', ...besideAt(last - 1) }
}
