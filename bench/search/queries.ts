import type { IssueDate } from '#contract/issue-date.ts'
import { addDays } from '#domain/calendar.ts'
import { type CorpusIssue, EDITIONS, issuesOf, LAST_DATE, pagesOf, vocabulary } from './corpus.ts'
import { pick, type Random, randomFrom } from './random.ts'

/** Typical queries. Words are inflected as in the archive; the most frequent are in nearly every article. */
export const CLASSES: Record<string, (random: Random, articles: number) => string> = {
  'rare word': (random) => pick(random, vocabulary.kannada.slice(10_000)).kannada,
  'common word': (random) => pick(random, vocabulary.kannada.slice(0, 50)).kannada,
  'two words': (random) => {
    const reach = pick(random, [20, 200, 2000])
    const word = () => pick(random, vocabulary.kannada.slice(0, reach)).kannada
    return `${word()} ${word()}`
  },
  phrase: (random, articles) => `"${wordsTogether(random, articles)}"`,
  beginning: (random) => beginning(pick(random, vocabulary.kannada.slice(0, 5000)).kannada),
  'in Latin letters': (random) => pick(random, vocabulary.kannada.slice(0, 5000)).latin,
  mistyped: (random) => mistyped(pick(random, vocabulary.kannada.slice(0, 5000)).kannada, random),
}

export interface Filter {
  from?: IssueDate
  to: IssueDate
  edition?: number
}

export const FILTERS: Record<string, (random: Random) => Filter> = {
  none: () => ({ to: LAST_DATE }),
  day: (random) => {
    const day = addDays(LAST_DATE, -Math.floor(random() * 2000))
    return { from: day, to: day }
  },
  edition: (random) => ({ to: LAST_DATE, edition: pick(random, EDITIONS) }),
  range: (random) => {
    const from = addDays(LAST_DATE, -Math.floor(random() * 2000))
    return { from, to: addDays(from, pick(random, [7, 30, 365])) }
  },
}

let issues: CorpusIssue[] | undefined

/** Two or three consecutive words of an article. */
function wordsTogether(random: Random, articles: number): string {
  issues ??= issuesOf(articles)
  const { texts, articles: count } = pick(random, issues)
  const words = pick(
    random,
    pagesOf(texts, count).flatMap(({ regions }) => regions),
  ).text.split(' ')
  const start = Math.floor(random() * (words.length - 3))
  return words.slice(start, start + pick(random, [2, 3])).join(' ')
}

/** The first three letters: shorter input does not match beginnings. */
function beginning(word: string): string {
  return /^(?:[ಕ-ಹ][^ಕ-ಹ]*){3}/.exec(word)?.[0] ?? word
}

/** Replaces one consonant by another. */
function mistyped(word: string, random: Random): string {
  const letters = [...word]
  const places = letters.flatMap((letter, index) => (/[ಕ-ಹ]/.test(letter) ? [index] : []))
  letters[pick(random, places)] = pick(random, [...'ಘಛಝಠಢಥಧಫಭ'])
  return letters.join('')
}

export function queriesOf(kind: string, count: number, articles: number): string[] {
  const random = randomFrom(kind.length * 7919)
  const make = CLASSES[kind]
  return Array.from({ length: count }, () => make?.(random, articles) ?? '')
}
