import { latinKey } from './latin-key.ts'
import type { QueryWord, SearchQuery } from './query.ts'
import { type Word, wordsOf } from './words.ts'

export interface Mark {
  start: number
  end: number
}

/** Where a text holds what was searched for. `alsoTerms`: what the server found beside the words typed. */
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
    else markWord(words, part.word, isLast, marked)
  }
  return words.filter((word) => marked.has(word)).map(({ start, end }) => ({ start, end }))
}

function markWord(words: readonly Word[], asked: QueryWord, isLast: boolean, marked: Set<Word>) {
  for (const word of words) {
    if (means(word, asked) || (isLast && begins(word, asked))) marked.add(word)
  }
}

function markPhrase(words: readonly Word[], asked: readonly QueryWord[], marked: Set<Word>) {
  for (const [first] of words.entries()) {
    const stretch = words.slice(first, first + asked.length)
    const isHere = asked.every((one, index) => {
      const word = stretch[index]
      return word !== undefined && means(word, one)
    })
    if (isHere) for (const word of stretch) marked.add(word)
  }
}

function means({ term }: Word, asked: QueryWord): boolean {
  if (term === asked.term) return true
  return asked.latinKeys.length > 0 && asked.latinKeys.includes(latinKey(term))
}

function begins({ term }: Word, { beginning, latinBeginning }: QueryWord): boolean {
  if (beginning !== '' && term.startsWith(beginning)) return true
  return latinBeginning !== '' && latinKey(term).startsWith(latinBeginning)
}
