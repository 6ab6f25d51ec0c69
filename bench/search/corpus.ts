import { DAY_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'
import { addDays } from '#domain/calendar.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import { type Random, randomFrom } from './random.ts'
import { makeVocabulary } from './vocabulary.ts'

export const EDITIONS = Array.from({ length: 12 }, (_, index) => index + 1)
export const PAGES = 16
const YEARS = 6
export const LAST_DATE = IssueDate.parse('2026-11-14')
const DAYS_OF_TEXTS = 365
const DAYS = YEARS * DAYS_OF_TEXTS
const ISSUES_OF_A_MILLION = DAYS * EDITIONS.length
const MILLION = 1_000_000
/** In an archive of more than a million an issue has twice as many articles, so that ten million are thirty years. */
const DENSITY_OF_MILLIONS = 2
const MOST_ARTICLES = DENSITY_OF_MILLIONS * 9 * MILLION
const MIN_WORDS = 60
const MAX_WORDS = 120
const TITLE_WORDS = 6
const ENGLISH_ARTICLES = 0.25
const ENGLISH_WORDS = 0.04

export const vocabulary = makeVocabulary()

export interface CorpusIssue {
  key: IssueKey
  articles: number
  /** The issue with the texts. In an archive of more than a million, each year repeats the texts of the newest, to be made faster. */
  texts: IssueKey
}

/**
 * All issues, the oldest first. A million articles are six years of twelve editions. Fewer articles are the newest days of these years;
 * more articles begin in earlier years.
 */
export function issuesOf(articles: number): CorpusIssue[] {
  if (articles > MOST_ARTICLES)
    throw new Error(`At most ${MOST_ARTICLES} articles: ids begin in 1970`)
  const density = articles > MILLION ? DENSITY_OF_MILLIONS : 1
  const count = Math.ceil((articles * ISSUES_OF_A_MILLION) / MILLION / density)
  return Array.from({ length: count }, (_, index) => {
    const at = ISSUES_OF_A_MILLION - count + index
    const days = Math.floor(at / EDITIONS.length) - DAYS + 1
    const edition = at - Math.floor(at / EDITIONS.length) * EDITIONS.length + 1
    const issueOf = (day: number) => ({
      publisher: 'PV' as const,
      date: addDays(LAST_DATE, day),
      edition,
    })
    return {
      key: issueOf(days),
      texts: issueOf(articles > MILLION ? days % DAYS_OF_TEXTS : days),
      articles:
        density *
        (Math.floor(((at + 1) * MILLION) / ISSUES_OF_A_MILLION) -
          Math.floor((at * MILLION) / ISSUES_OF_A_MILLION)),
    }
  })
}

/** The pages of an issue; the same in every run. */
export function pagesOf(key: IssueKey, articles: number, texts = key): PressedPage[] {
  const random = randomFrom(Date.parse(texts.date) / DAY_MS + texts.edition * 100_003)
  const made = Array.from({ length: articles }, (_, index) => article(key, index, random))
  return Array.from({ length: Math.min(PAGES, articles) }, (_, index) => ({
    section: 'Main',
    pageNo: index + 1,
    name: `Page ${index + 1}`,
    displayName: `${index + 1} Page ${index + 1}`,
    width: 2400,
    height: 3782,
    more_files: [],
    regions: made.filter((_, at) => at % PAGES === index),
  }))
}

/** The id of the article at this place of the issue. */
export function articleAt(
  key: IssueKey,
  { pageIndex, position }: { pageIndex: number; position: number },
): string {
  return articleId(key, position * PAGES + pageIndex)
}

function articleId({ date, edition }: IssueKey, index: number): string {
  return `${date}-${edition}-${index}`
}

function article(key: IssueKey, index: number, random: Random): PressedRegion {
  const isEnglish = random() < ENGLISH_ARTICLES
  const word = () =>
    isEnglish || random() < ENGLISH_WORDS
      ? vocabulary.englishWord(random)
      : vocabulary.kannadaWord(random)
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  const length = MIN_WORDS + Math.floor(random() * (MAX_WORDS - MIN_WORDS + 1))
  return {
    id: articleId(key, index),
    kind: 'article',
    title: words(TITLE_WORDS),
    top: '10%',
    left: '0%',
    width: '50%',
    height: '25%',
    language: isEnglish ? 'en' : 'kn',
    provenance: 'pdf',
    confidence: 1,
    text: words(length),
  }
}
