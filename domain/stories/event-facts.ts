import { datesIn } from '../search/dates.ts'
import { latinKey, latinKeysOf } from '../search/latin-key.ts'
import { otherNames } from '../search/place-names.ts'
import { isKannada, termOf } from '../search/term.ts'
import { wordsOf } from '../search/words.ts'
import { type NewsWord, newsWordsIn } from './news-words.ts'
import { numberWordsIn } from './number-words.ts'
import { numbersIn } from './written-numbers.ts'

/** What a report says about its event in any language. */
export interface EventFacts {
  /** Persons and places, each with the Latin keys that it may have. Every word of a Kannada text may be a name. */
  names: readonly (readonly string[])[]
  /** Numbers, and days of the year as in the search index. */
  figures: ReadonlySet<string>
  /** What is reported, in words that both languages have. */
  subjects: ReadonlySet<NewsWord>
  /** Those of the headline. */
  headline: ReadonlySet<NewsWord>
}

/** In letters. The first paragraphs say what a report is about; the rest of a long one has words of any event. */
const LEAD = 800

/** In letters. Shorter keys are the same for too many words. */
const SHORTEST_KEY = 4
const ENGLISH_NAME = /\p{Lu}[\p{L}\p{M}]+/gu
const CALENDAR =
  /^(?:\w{2,6}day|January|February|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October)$/

export function eventFacts(title: string, text: string): EventFacts {
  const whole = `${title}\n${text.slice(0, LEAD)}`
  const terms = wordsOf(whole).map(({ term }) => term)
  const days = datesIn(terms).map(({ dayTerm }) => dayTerm)
  const numbers = new Set([...numbersIn(whole), ...numberWordsIn(whole)])
  const kannada = terms.filter(isKannada).map((term) => [latinKey(term)])
  return {
    names: distinctNames([...kannada, ...englishNames(whole)]),
    figures: new Set([...withoutDays(numbers, days), ...days]),
    subjects: newsWordsIn(whole),
    headline: newsWordsIn(title),
  }
}

/** The 11 of November 11 is no number of its own. */
function withoutDays(numbers: ReadonlySet<number>, days: readonly string[]): string[] {
  const ofDays = new Set(days.map((day) => Number(day.slice(-2))))
  return [...numbers].filter((number) => !ofDays.has(number)).map(String)
}

function englishNames(text: string): string[][] {
  const written = new Set(text.match(ENGLISH_NAME) ?? [])
  return [...written]
    .filter((name) => !CALENDAR.test(name))
    .map((name) => {
      const others = otherNames(termOf(name)).filter(isKannada).map(latinKey)
      return [...new Set([...others, ...latinKeysOf(name)])]
    })
}

function distinctNames(names: readonly string[][]): string[][] {
  const byKeys = new Map<string, string[]>()
  for (const name of names) {
    const keys = name.filter((key) => key.length >= SHORTEST_KEY)
    if (keys.length > 0) byKeys.set(keys.join(' '), keys)
  }
  return [...byKeys.values()]
}
