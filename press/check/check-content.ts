import type { FindingFact, PressFinding } from '#contract/desk/press-findings.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { type Language, TITLES } from '#contract/titles.ts'
import { languageOf } from '../read/language.ts'
import type { KnownIssue } from './known-issue.ts'
import { aboutPages, groupBy, type PageFile, printedNumbers } from './page-file.ts'

const FRONT = 1
/** In the head of a page, to tell its language. */
const LEAST_LETTERS = 5

/** Compares what the pages print with the issue: date, title, edition, language, text. */
export function checkContent(files: readonly PageFile[], known: KnownIssue): PressFinding[] {
  return [
    ...checkDates(files, known),
    ...checkTitles(files, known),
    ...checkEdition(files, known),
    ...checkText(files),
  ]
}

function checkDates(files: readonly PageFile[], { key }: KnownIssue): PressFinding[] {
  const byDates = groupBy(files, ({ facts }) => {
    const dates = facts?.head.dates ?? []
    return dates.includes(key.date) ? undefined : dates.join()
  })
  return [...byDates.values()].map((wrong) => ({
    code: 'printed-date',
    ...aboutPages(wrong),
    severity: 'question',
    fact: {
      kind: 'printed-date',
      pages: printedNumbers(wrong),
      printed: wrong[0]?.facts?.head.dates ?? [],
      date: key.date,
    },
  }))
}

function checkTitles(files: readonly PageFile[], known: KnownIssue): PressFinding[] {
  const { publisher } = known.key
  const other = PublisherCode.options.filter((code) => code !== publisher)
  const prints = ({ facts }: PageFile, code: PublisherCode) => {
    const head = facts?.head.text.toLowerCase() ?? ''
    return Object.values(TITLES[code].names).some((name) => head.includes(name.toLowerCase()))
  }
  const named = other.flatMap((code) => {
    const wrong = files.filter((file) => prints(file, code) && !prints(file, publisher))
    const fact = { kind: 'printed-title' as const, ...aboutTitle(wrong, known), printed: code }
    return wrong.length > 0 ? [titleQuestion(wrong, fact)] : []
  })
  return named.length > 0 ? named : checkLanguage(files, known)
}

/**
 * A page in the other language is suspicious if its head is in it as well: a title may have advertisements in both. So is
 * an issue after one in the title's own language.
 */
function checkLanguage(files: readonly PageFile[], known: KnownIssue): PressFinding[] {
  const { language } = TITLES[known.key.publisher]
  const told = files.filter(({ facts }) => facts?.language !== undefined)
  const wrong = told.filter(({ facts }) => facts?.language !== language)
  if (wrong.length === 0) return []
  const isMost = wrong.length > told.length / 2
  const suspicious = isMost
    ? wrong.filter(() => known.previous?.language === language)
    : wrong.filter(({ facts }) => facts && isInOther(facts.head.text, language))
  const printed = language === 'kn' ? 'en' : 'kn'
  if (suspicious.length > 0) {
    const about = { ...aboutTitle(suspicious, known), printed } as const
    return [titleQuestion(suspicious, { kind: 'printed-language', ...about })]
  }
  const fact = { kind: 'other-language' as const, ...aboutTitle(wrong, known), printed } as const
  return [{ code: 'title', severity: 'note', fact }]
}

function isInOther(head: string, language: Language): boolean {
  return (head.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS && languageOf(head) !== language
}

function aboutTitle(wrong: readonly PageFile[], { key }: KnownIssue) {
  return { pages: printedNumbers(wrong), publisher: key.publisher }
}

function titleQuestion(wrong: readonly PageFile[], fact: FindingFact): PressFinding {
  return { code: 'title', ...aboutPages(wrong), severity: 'question', fact }
}

/** Only front pages: the head of another page may name a city because of its news. */
function checkEdition(files: readonly PageFile[], { key, editions }: KnownIssue): PressFinding[] {
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
      fact: {
        kind: 'printed-edition',
        name: first.names[0] ?? '',
        id: first.id,
        edition: key.edition,
      },
    },
  ]
}

function checkText(files: readonly PageFile[]): PressFinding[] {
  const showing = (shows: string) => files.filter(({ facts }) => facts?.shows === shows)
  const blank = showing('nothing').map(
    ({ pageNo, printedNo, file }): PressFinding => ({
      code: 'blank',
      page: pageNo,
      severity: 'question',
      fact: { kind: 'blank', page: printedNo, file },
    }),
  )
  const notes = showing('no text').map(
    ({ pageNo, printedNo, file }): PressFinding => ({
      code: 'text',
      page: pageNo,
      severity: 'note',
      fact: { kind: 'no-text', page: printedNo, file },
    }),
  )
  return [...blank, ...notes]
}
