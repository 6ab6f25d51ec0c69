import type { IssueDate } from '#contract/issue-date.ts'
import { addDays } from '#domain/calendar.ts'
import { type Chance, chanceOf, pick } from './chance.ts'
import { EDITIONS, issuesOf, LAST_DATE, pagesOf, vocabulary } from './corpus.ts'

/** What readers type. Words are as in the archive, inflected; the commonest are in nearly every article. */
export const CLASSES: Record<string, (chance: Chance, articles: number) => string> = {
  'rare word': (chance) => pick(chance, vocabulary.kannada.slice(10_000)).kannada,
  'common word': (chance) => pick(chance, vocabulary.kannada.slice(0, 50)).kannada,
  'two words': (chance) => {
    const reach = pick(chance, [20, 200, 2000])
    const word = () => pick(chance, vocabulary.kannada.slice(0, reach)).kannada
    return `${word()} ${word()}`
  },
  phrase: (chance, articles) => `"${wordsTogether(chance, articles)}"`,
  beginning: (chance) => beginning(pick(chance, vocabulary.kannada.slice(0, 5000)).kannada),
  'in Latin letters': (chance) => pick(chance, vocabulary.kannada.slice(0, 5000)).latin,
  mistyped: (chance) => mistyped(pick(chance, vocabulary.kannada.slice(0, 5000)).kannada, chance),
}

export interface Filter {
  from?: IssueDate
  to: IssueDate
  edition?: number
}

export const FILTERS: Record<string, (chance: Chance) => Filter> = {
  none: () => ({ to: LAST_DATE }),
  day: (chance) => {
    const day = addDays(LAST_DATE, -Math.floor(chance() * 2000))
    return { from: day, to: day }
  },
  edition: (chance) => ({ to: LAST_DATE, edition: pick(chance, EDITIONS) }),
  range: (chance) => {
    const from = addDays(LAST_DATE, -Math.floor(chance() * 2000))
    return { from, to: addDays(from, pick(chance, [7, 30, 365])) }
  },
}

let issues: ReturnType<typeof issuesOf> | undefined

/** Two or three words as they stand in some article. */
function wordsTogether(chance: Chance, articles: number): string {
  issues ??= issuesOf(articles)
  const { key, articles: count } = pick(chance, issues)
  const words = pick(
    chance,
    pagesOf(key, count).flatMap(({ regions }) => regions),
  ).text.split(' ')
  const start = Math.floor(chance() * (words.length - 3))
  return words.slice(start, start + pick(chance, [2, 3])).join(' ')
}

/** Up to the third letter: shorter ones begin nothing. */
function beginning(word: string): string {
  return /^(?:[ಕ-ಹ][^ಕ-ಹ]*){3}/.exec(word)?.[0] ?? word
}

/** One consonant for another. */
function mistyped(word: string, chance: Chance): string {
  const letters = [...word]
  const places = letters.flatMap((letter, index) => (/[ಕ-ಹ]/.test(letter) ? [index] : []))
  letters[pick(chance, places)] = pick(chance, [...'ಘಛಝಠಢಥಧಫಭ'])
  return letters.join('')
}

export function queriesOf(kind: string, count: number, articles: number): string[] {
  const chance = chanceOf(kind.length * 7919)
  const make = CLASSES[kind]
  return Array.from({ length: count }, () => make?.(chance, articles) ?? '')
}
