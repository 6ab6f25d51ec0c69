import { SAMPLE_PAGES } from '#sample/content/pages.ts'
import type { Story, Table } from '#sample/content/story.ts'
import { KANNADA_DAILY } from '#sample/content/titles.ts'
import { pick, type Random, randomFrom } from '../search/random.ts'

export type Language = 'kn' | 'en'

/** Two articles, and whether they are the same story. */
export interface Pair {
  language: Language
  edit: string
  isSame: boolean
  one: Article
  other: Article
}

export interface Article {
  title: string
  text: string
}

const REPLACED_PARTS = [0.05, 0.1, 0.15, 0.2]
const SENTENCE_END = /(?<=[.!?।])\s+/u

/** Pairs with edits of known size, made of the sample's stories; the same in every run. */
export function generatedPairs(): Pair[] {
  return (['kn', 'en'] as const).flatMap((language) => {
    const stories = storiesIn(language)
    const vocabulary = stories.flatMap(({ paragraphs }) => paragraphs.join(' ').split(/\s+/))
    return [
      ...stories.flatMap((story, index) =>
        pairsOf(language, { stories, vocabulary }, story, index),
      ),
      ...tablesIn(language).flatMap((table, index) => tablePairs(language, table, index)),
      ...dailyReports(language),
    ]
  })
}

/** The paragraphs of every story that is long enough to lose one. */
function storiesIn(language: Language): Story[] {
  return pagesIn(language)
    .flatMap(({ copy }) => copy.stories)
    .filter(({ paragraphs }) => paragraphs.length > 1 && wordsIn(paragraphs.join(' ')) >= 40)
}

function tablesIn(language: Language): Table[] {
  return pagesIn(language).flatMap(({ copy }) => copy.tables ?? [])
}

function pagesIn(language: Language) {
  return SAMPLE_PAGES.filter(({ title }) => (title === KANNADA_DAILY) === (language === 'kn'))
}

function pairsOf(
  language: Language,
  { stories, vocabulary }: { stories: readonly Story[]; vocabulary: readonly string[] },
  { headline, paragraphs }: Story,
  index: number,
): Pair[] {
  const random = randomFrom(index + (language === 'kn' ? 1000 : 0))
  const stranger = stories[(index + 1) % stories.length]
  const text = paragraphs.join('\n')
  const same = (edit: string, edited: string, title = headline): Pair => ({
    ...{ language, edit, isSame: true },
    ...{ one: { title: headline, text }, other: { title, text: edited } },
  })
  const replaced = REPLACED_PARTS.map((part) =>
    same(`${100 * part} % of the words replaced`, replaceWords(text, part, vocabulary, random)),
  )
  const shorter = paragraphs.filter((_, at) => at !== paragraphs.length - 1).join('\n')
  return [
    same('another headline', text, stranger?.headline),
    same('the last paragraph removed', shorter),
    same('a paragraph from the middle removed', without(paragraphs, random)),
    same('sentences in another order', reorder(text, random)),
    same('shorter, 10 % replaced', replaceWords(shorter, 0.1, vocabulary, random)),
    ...replaced,
    {
      ...{ language, edit: 'a later story with the same background', isSame: false },
      one: { title: headline, text },
      other: { title: headline, text: laterStory(paragraphs, stranger?.paragraphs ?? []) },
    },
    {
      ...{ language, edit: 'another story of the same words', isSame: false },
      one: { title: headline, text },
      other: { title: headline, text: shuffled(text.split(/\s+/), random).join(' ') },
    },
  ]
}

function without(paragraphs: readonly string[], random: Random): string {
  const gone = Math.floor(random() * (paragraphs.length - 1))
  return paragraphs.filter((_, at) => at !== gone).join('\n')
}

function reorder(text: string, random: Random): string {
  return shuffled(text.replaceAll('\n', ' ').split(SENTENCE_END), random).join(' ')
}

function replaceWords(
  text: string,
  part: number,
  vocabulary: readonly string[],
  random: Random,
): string {
  return text
    .split(' ')
    .map((word) => (random() < part ? pick(random, vocabulary) : word))
    .join(' ')
}

/** Another story that ends with the last third of this one, as follow-ups repeat what happened before. */
function laterStory(paragraphs: readonly string[], news: readonly string[]): string {
  const words = paragraphs.join(' ').split(/\s+/)
  const newWords = news.join(' ').split(/\s+/).slice(0, words.length)
  const length = Math.floor(Math.min(words.length, newWords.length) / 3)
  const background = words.slice(-length)
  return [...newWords, ...background].join(' ')
}

/** The same table on another day: its words stay, its numbers change. */
function tablePairs(language: Language, { title, columns, rows }: Table, index: number): Pair[] {
  const random = randomFrom(index + 5000)
  const text = [columns, ...rows].map((row) => row.join(' ')).join('\n')
  if (!/\d/.test(text) || wordsIn(text) < 20) return []
  const other = text.replace(/\d+/g, () => String(Math.floor(random() * 900)))
  return [
    {
      ...{ language, edit: 'a table with other numbers', isSame: false },
      ...{ one: { title, text }, other: { title, text: other } },
    },
  ]
}

const REPORTS: Record<Language, (numbers: () => number) => string> = {
  en: (n) =>
    `The reservoir stood at ${n()} feet on the morning of the inspection against a full level of ${n()} feet. Inflow was ${n()} cusecs and outflow ${n()} cusecs, officials of the irrigation department said. Farmers of the command area were asked to use water with care until the canals are closed for repairs. Gates ${n()} and ${n()} stay shut.`,
  kn: (n) =>
    `ಜಲಾಶಯದ ನೀರಿನ ಮಟ್ಟ ಬೆಳಿಗ್ಗೆ ${n()} ಅಡಿ ಇತ್ತು, ಗರಿಷ್ಠ ಮಟ್ಟ ${n()} ಅಡಿ. ಒಳಹರಿವು ${n()} ಕ್ಯುಸೆಕ್ ಮತ್ತು ಹೊರಹರಿವು ${n()} ಕ್ಯುಸೆಕ್ ಎಂದು ನೀರಾವರಿ ಇಲಾಖೆಯ ಅಧಿಕಾರಿಗಳು ತಿಳಿಸಿದರು. ಕಾಲುವೆಗಳ ದುರಸ್ತಿ ಮುಗಿಯುವವರೆಗೆ ಅಚ್ಚುಕಟ್ಟು ಪ್ರದೇಶದ ರೈತರು ನೀರನ್ನು ಮಿತವಾಗಿ ಬಳಸಬೇಕು ಎಂದು ಮನವಿ ಮಾಡಲಾಗಿದೆ. ${n()} ಮತ್ತು ${n()}ನೇ ಗೇಟುಗಳು ಮುಚ್ಚಿರುತ್ತವೆ.`,
}
const REPORT_PAIRS = 20

/** Reports whose words are the same every day. */
function dailyReports(language: Language): Pair[] {
  const random = randomFrom(7000)
  const report = () => ({
    title: language,
    text: REPORTS[language](() => Math.floor(random() * 100_000)),
  })
  return Array.from({ length: REPORT_PAIRS }, () => ({
    ...{ language, edit: 'a daily report with other numbers', isSame: false },
    ...{ one: report(), other: report() },
  }))
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}
