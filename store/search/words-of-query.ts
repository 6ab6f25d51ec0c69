import { nearestTerms } from '#domain/search/nearest.ts'
import type { QueryPart, QueryWord, SearchQuery } from '#domain/search/query.ts'
import { compoundsWith, splitCompound } from './compounds.ts'
import type { SearchPart, SearchTerms } from './search-terms.ts'
import {
  articlesOf,
  type IndexedWord,
  type Vocabulary,
  wordsFrom,
  wordsNamed,
  wordsSpelledAs,
} from './vocabulary.ts'
import { backwards } from './word-counts.ts'

const MOST_BEGINNINGS = 12
const MOST_PHRASES = 16
/** A word in at least this many articles counts as complete: words that begin with it are not searched. */
const ENOUGH = 5000

/** `as typed`: the last word may be unfinished. `forgiving`: also corrects words that no article contains. */
type Reading = 'whole words' | 'as typed' | 'forgiving'

/** Resolves a query to terms of the index. */
export async function resolveQuery(
  words: Vocabulary,
  { parts }: SearchQuery,
  reading: Reading,
): Promise<SearchTerms> {
  const resolved: SearchPart[] = []
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    resolved.push(...(await resolvePart(words, part, { isLast, reading })))
  }
  return { parts: resolved, atMost: Math.min(...resolved.map(({ articles }) => articles)) }
}

interface PartContext {
  isLast: boolean
  reading: Reading
}

async function resolvePart(
  words: Vocabulary,
  part: QueryPart,
  context: PartContext,
): Promise<SearchPart[]> {
  if (part.kind === 'word') return [await resolveWord(words, part.word, context)]
  if (part.kind === 'phrase') return [await resolvePhrase(words, part.words, context.reading)]
  const [date] = await wordsNamed(words, part.terms.slice(0, 1))
  const [day] = date ? [date] : await wordsNamed(words, part.terms)
  if (day) {
    const { term, articles } = day
    return [{ kind: 'word', word: { exact: [term], beginning: [] }, articles }]
  }
  // No article mentions the date: its words are searched.
  const resolved: SearchPart[] = []
  for (const word of part.words) resolved.push(await resolveWord(words, word, context))
  return resolved
}

async function resolveWord(
  words: Vocabulary,
  word: QueryWord,
  { isLast, reading }: PartContext,
): Promise<SearchPart> {
  const spelled = await wordsSpelled(words, word)
  const isUnfinished = isLast && reading !== 'whole words' && articlesOf(spelled) < ENOUGH
  const beginnings = isUnfinished ? await beginningsOf(words, word) : []
  const compounds = articlesOf(spelled) < ENOUGH ? await compoundsWith(words, word) : []
  const isUnknown = [spelled, beginnings, compounds].every(({ length }) => length === 0)
  const apart = articlesOf(spelled) < ENOUGH ? await splitCompound(words, word) : undefined
  const isCorrected = isUnknown && !apart && reading === 'forgiving'
  const matches = isCorrected ? await nearWords(words, word) : spelled
  const exact = new Set(matches.map(({ term }) => term))
  if (matches.length > 0) exact.add(word.term)
  const others = [...beginnings, ...compounds].filter(({ term }) => !exact.has(term))
  const beginning = [...new Set(others.map(({ term }) => term))]
  const articles = articlesOf([...matches, ...others])
  if (!apart) return { kind: 'word', word: { exact: [...exact], beginning }, articles }
  const phrases = [...[...exact, ...beginning].map((term) => [term]), apart.terms]
  return { kind: 'phrase', phrases, articles: articles + apart.articles }
}

async function resolvePhrase(
  words: Vocabulary,
  phrase: readonly QueryWord[],
  reading: Reading,
): Promise<SearchPart> {
  let phrases: string[][] = [[]]
  let articles = Number.POSITIVE_INFINITY
  for (const word of phrase) {
    const spelled = await wordsSpelled(words, word)
    const isCorrected = spelled.length === 0 && reading === 'forgiving'
    const matches = isCorrected ? await nearWords(words, word) : spelled
    articles = Math.min(articles, articlesOf(matches))
    phrases = phrases
      .flatMap((start) => matches.map(({ term }) => [...start, term]))
      .slice(0, MOST_PHRASES)
  }
  return { kind: 'phrase', phrases, articles }
}

async function beginningsOf(words: Vocabulary, word: QueryWord): Promise<IndexedWord[]> {
  const terms = await wordsFrom(words, 'term', word.beginning, MOST_BEGINNINGS)
  const latin = await wordsFrom(words, 'latin_key', word.latinBeginning, MOST_BEGINNINGS)
  return [...terms, ...latin]
    .sort((one, other) => other.articles - one.articles)
    .slice(0, MOST_BEGINNINGS)
}

/** Number of the most common words that are compared with a mistyped one. */
const MAX_COMPARED = 500

/** The indexed terms for a word: the word itself, other names of a place, and Kannada words with this Latin spelling. */
async function wordsSpelled(
  words: Vocabulary,
  { term, otherNames, latinKeys }: QueryWord,
): Promise<IndexedWord[]> {
  // Two queries: with an OR, SQLite would scan the whole table.
  const own = await wordsNamed(words, [term, ...otherNames])
  const others = latinKeys.length > 0 ? await wordsSpelledAs(words, latinKeys) : []
  const terms = new Set(own.map((one) => one.term))
  return [...own, ...others.filter((other) => !terms.has(other.term))]
}

/**
 * Corrections for a mistyped word. A single mistake, also two swapped letters in the middle, leaves the beginning or the
 * end of a word intact, so only words that share one of them are compared.
 */
async function nearWords(words: Vocabulary, word: QueryWord): Promise<IndexedWord[]> {
  const from = (column: 'term' | 'backwards' | 'latin_key', text: string) =>
    wordsFrom(words, column, intactStart(text), MAX_COMPARED)
  const matches = [
    ...(await from('term', word.term)),
    ...(await from('backwards', backwards(word.term))),
    ...(await from('latin_key', word.latinKeys[0] ?? '')),
  ]
  return nearestTerms(word, new Map(matches.map((one) => [one.term, one])).values())
}

function intactStart(text: string): string {
  const letters = [...text]
  return letters.slice(0, Math.floor((letters.length - 1) / 2)).join('')
}
