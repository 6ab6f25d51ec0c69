import { halvesOf, isCompoundOf, isMember } from '#domain/search/compounds.ts'
import type { QueryWord } from '#domain/search/query.ts'
import {
  articlesOf,
  type IndexedWord,
  type Vocabulary,
  wordsFrom,
  wordsNamed,
} from './vocabulary.ts'
import { backwards } from './word-counts.ts'

const MOST_COMPOUNDS = 6
/** More are read than used: not every word with the same end is a compound. */
const COMPARED = 24

/** Words of which a Kannada word is the last member: ಗೋಶಾಲೆ for ಶಾಲೆ. */
export async function compoundsWith(
  words: Vocabulary,
  { term }: QueryWord,
): Promise<IndexedWord[]> {
  if (!isMember(term)) return []
  const found = await wordsFrom(words, 'backwards', backwards(term), COMPARED)
  return found.filter((one) => isCompoundOf(one.term, term)).slice(0, MOST_COMPOUNDS)
}

/** The two words of a Kannada compound that the archive has apart, and in how many articles at most. */
export async function splitCompound(
  words: Vocabulary,
  { typed }: QueryWord,
): Promise<{ terms: string[]; articles: number } | undefined> {
  const halves = halvesOf(typed)
  if (halves.length === 0) return undefined
  const known = new Map(
    (await wordsNamed(words, [...new Set(halves.flat())], COMPARED)).map((one) => [one.term, one]),
  )
  const pairs = halves.map((terms) => {
    const [first, second] = terms.map((term) => known.get(term))
    const articles = first && second ? Math.min(articlesOf([first]), articlesOf([second])) : 0
    return { terms, articles }
  })
  const best = pairs.sort((one, other) => other.articles - one.articles)[0]
  return best && best.articles > 0 ? best : undefined
}
