import { datesIn } from './dates.ts'
import { latinKey } from './latin-key.ts'
import type { QueryWord, SearchQuery } from './query.ts'
import { type Word, wordsOf } from './words.ts'

export interface Mark {
  start: number
  end: number
}

/** The places of a text that match the query. `alsoTerms`: further terms that the server matched. */
export function marksIn(
  text: string,
  { parts }: SearchQuery,
  alsoTerms: ReadonlySet<string> = new Set(),
): Mark[] {
  if (parts.length === 0 && alsoTerms.size === 0) return []
  const words = wordsOf(text)
  const marked = new Set<Word>(words.filter(({ term }) => alsoTerms.has(term)))
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    if (part.kind === 'phrase') markPhrase(words, part.words, marked)
    else if (part.kind === 'date') markDates(words, part.terms, marked)
    else markWord(words, part.word, isLast, marked)
  }
  return words.filter((word) => marked.has(word)).map(({ start, end }) => ({ start, end }))
}

function markWord(
  words: readonly Word[],
  queryWord: QueryWord,
  isLast: boolean,
  marked: Set<Word>,
) {
  for (const word of words) {
    if (matchesTerm(word, queryWord) || (isLast && matchesBeginning(word, queryWord)))
      marked.add(word)
  }
}

function markPhrase(words: readonly Word[], phrase: readonly QueryWord[], marked: Set<Word>) {
  for (const [first] of words.entries()) {
    const stretch = words.slice(first, first + phrase.length)
    const isMatch = phrase.every((one, index) => {
      const word = stretch[index]
      return word !== undefined && matchesTerm(word, one)
    })
    if (isMatch) for (const word of stretch) marked.add(word)
  }
}

function markDates(words: readonly Word[], terms: readonly string[], marked: Set<Word>) {
  for (const { start, end, dayTerm } of datesIn(words.map(({ term }) => term))) {
    if (terms.includes(dayTerm)) for (const word of words.slice(start, end)) marked.add(word)
  }
}

function matchesTerm({ term }: Word, queryWord: QueryWord): boolean {
  if (term === queryWord.term || queryWord.otherNames.includes(term)) return true
  return queryWord.latinKeys.length > 0 && queryWord.latinKeys.includes(latinKey(term))
}

function matchesBeginning({ term }: Word, { beginning, latinBeginning }: QueryWord): boolean {
  if (beginning !== '' && term.startsWith(beginning)) return true
  return latinBeginning !== '' && latinKey(term).startsWith(latinBeginning)
}
