import { PublisherCode } from '#contract/publisher.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import { languageOf } from '../read/language.ts'
import type { KnownIssue } from './known-issue.ts'
import { aboutPages, agree, groupBy, type PageFile, subjectOf } from './page-file.ts'
import type { PageFinding } from './page-finding.ts'

const FRONT = 1
/** In the head of a page, to tell its language. */
const LEAST_LETTERS = 5

/** Compares what the pages print with the issue: date, title, edition, language, text. */
export function checkContent(files: readonly PageFile[], known: KnownIssue): PageFinding[] {
  return [
    ...checkDates(files, known),
    ...checkTitles(files, known),
    ...checkEdition(files, known),
    ...checkText(files),
  ]
}

function checkDates(files: readonly PageFile[], { key }: KnownIssue): PageFinding[] {
  const byDate = groupBy(files, ({ facts }) => {
    const dates = facts?.head.dates ?? []
    return dates.includes(key.date) ? undefined : dates.join(' and ')
  })
  return [...byDate].map(([printed, wrong]) => ({
    code: 'printed-date',
    ...aboutPages(wrong),
    severity: 'question',
    sentence: `${subjectOf(wrong)} ${agree(wrong, 'prints', 'print')} the date ${printed}, and the issue is of ${key.date}. Readers would see ${agree(wrong, 'it', 'them')} with that date.`,
  }))
}

function checkTitles(files: readonly PageFile[], known: KnownIssue): PageFinding[] {
  const { publisher } = known.key
  const other = PublisherCode.options.filter((code) => code !== publisher)
  const prints = ({ facts }: PageFile, code: PublisherCode) => {
    const head = facts?.head.text.toLowerCase() ?? ''
    return Object.values(TITLES[code].names).some((name) => head.includes(name.toLowerCase()))
  }
  const named = other.flatMap((code) => {
    const wrong = files.filter((file) => prints(file, code) && !prints(file, publisher))
    return wrong.length > 0 ? [titleFinding(wrong, `the name of ${code}`, known)] : []
  })
  return named.length > 0 ? named : checkLanguage(files, known)
}

/**
 * A page in the other language is suspicious if its head is in it as well: a title may have advertisements in both. So is
 * an issue after one in the title's own language.
 */
function checkLanguage(files: readonly PageFile[], known: KnownIssue): PageFinding[] {
  const { language, names } = TITLES[known.key.publisher]
  const told = files.filter(({ facts }) => facts?.language !== undefined)
  const wrong = told.filter(({ facts }) => facts?.language !== language)
  if (wrong.length === 0) return []
  const isMost = wrong.length > told.length / 2
  const suspicious = isMost
    ? wrong.filter(() => known.previous?.language === language)
    : wrong.filter(({ facts }) => facts && isInOther(facts.head.text, language))
  const inWords = language === 'kn' ? 'English' : 'Kannada'
  if (suspicious.length > 0) return [titleFinding(suspicious, inWords, known)]
  return [
    {
      code: 'title',
      severity: 'note',
      sentence: `${subjectOf(wrong)} ${agree(wrong, 'is', 'are')} in ${inWords}; ${names.en} is in ${language === 'kn' ? 'Kannada' : 'English'}.`,
    },
  ]
}

function isInOther(head: string, language: Language): boolean {
  return (head.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS && languageOf(head) !== language
}

function titleFinding(
  wrong: readonly PageFile[],
  evidence: string,
  { key }: KnownIssue,
): PageFinding {
  const prints = evidence.startsWith('the name')
    ? `${agree(wrong, 'prints', 'print')} ${evidence}`
    : `${agree(wrong, 'is', 'are')} in ${evidence}`
  return {
    code: 'title',
    ...aboutPages(wrong),
    severity: 'question',
    sentence: `${subjectOf(wrong)} ${prints}, and the issue is of ${key.publisher}. ${agree(wrong, 'It', 'They')} would be published in ${key.publisher}. For the other title, use --publisher.`,
  }
}

/** Only front pages: the head of another page may name a city because of its news. */
function checkEdition(files: readonly PageFile[], { key, editions }: KnownIssue): PageFinding[] {
  const front = files.find(({ printedNo }) => printedNo === FRONT)
  const head = front?.facts?.head.text.toLowerCase()
  if (!front || !head) return []
  const printed = editions
    .filter(({ publisher }) => publisher === key.publisher)
    .filter(({ names }) => names.some((name) => head.includes(name.toLowerCase())))
  const [first] = printed
  if (!first || printed.some(({ id }) => id === key.edition)) return []
  return [
    {
      code: 'edition',
      page: front.pageNo,
      severity: 'question',
      sentence: `The front page prints ${first.names[0]}, which is edition ${first.id}, and the issue is of edition ${key.edition}. It would be published in edition ${key.edition}.`,
    },
  ]
}

function checkText(files: readonly PageFile[]): PageFinding[] {
  const showing = (shows: string) => files.filter(({ facts }) => facts?.shows === shows)
  const blank = showing('nothing').map(
    ({ pageNo, printedNo, file }): PageFinding => ({
      code: 'blank',
      page: pageNo,
      severity: 'question',
      sentence: `Page ${printedNo} (${file}) is blank. Readers would see an empty page. Export it again.`,
    }),
  )
  const notes = showing('no text').map(
    ({ pageNo, printedNo, file }): PageFinding => ({
      code: 'text',
      page: pageNo,
      severity: 'note',
      sentence: `Page ${printedNo} (${file}) has no text that can be read: its stories open as images and have no title. \`press afterwards\` reads them by OCR.`,
    }),
  )
  return [...blank, ...notes]
}
