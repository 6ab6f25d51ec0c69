import { normaliseKannada } from '../search/normalise.ts'
import { isKannada, termOf } from '../search/term.ts'
import { wordsOf } from '../search/words.ts'
import { EVENT_WORDS } from './news-words-events.ts'
import { THING_WORDS } from './news-words-things.ts'

/** A word that both languages have, by its number in the lists. A word with two meanings has two numbers. */
export type NewsWord = number

/** By English terms and by beginnings of Kannada words. */
const newsWords = new Map<string, NewsWord[]>()
const SHORTEST_BEGINNING = 2
let longestBeginning = 0

for (const [number, line] of `${EVENT_WORDS}${THING_WORDS}`.split('\n').entries()) {
  for (const word of line.split(/[\s:]+/)) {
    const key = isKannada(word) ? normaliseKannada(word) : termOf(word)
    if (key === '') continue
    if (isKannada(word)) longestBeginning = Math.max(longestBeginning, key.length)
    const numbers = newsWords.get(key)
    if (!numbers) newsWords.set(key, [number])
    else if (!numbers.includes(number)) numbers.push(number)
  }
}

/** What a text says in words that both languages have: the same numbers in Kannada and English. */
export function newsWordsIn(text: string): Set<NewsWord> {
  return new Set(
    wordsOf(text).flatMap(({ term, start, end }) =>
      isKannada(term)
        ? withBeginning(normaliseKannada(text.slice(start, end)))
        : (newsWords.get(term) ?? []),
    ),
  )
}

/** By the longest beginning that is listed: Kannada adds its endings to the word. */
function withBeginning(word: string): readonly NewsWord[] {
  for (
    let length = Math.min(word.length, longestBeginning);
    length >= SHORTEST_BEGINNING;
    length--
  ) {
    const numbers = newsWords.get(word.slice(0, length))
    if (numbers) return numbers
  }
  return []
}
