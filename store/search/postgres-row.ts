import type { PublisherCode } from '#contract/publisher.ts'
import type { Entry } from './entries.ts'
import { hashOf } from './hash.ts'
import { editionOf, publisherNumber, weekOf } from './row-id.ts'
import { LEAD_WORDS } from './text-index.ts'
import { tokensOf } from './tokens.ts'

/** An article: its tokens, and hashes of the words in its title and lead, for ranking. */
export function postgresRow(entry: Entry) {
  const { publisher, id, title, text } = entry
  const week = weekOf(id)
  const tokens = [...tokensOf(entry), weekToken(week), weekToken(week, editionOf(id))]
  return [
    id,
    tokens.map((token) => lexeme(publisher, token)).join(' '),
    arrayOf(title),
    arrayOf(text.slice(0, LEAD_WORDS)),
  ]
}

/** The titles share an index; the tokens of each are its own. */
export function lexeme(publisher: PublisherCode, token: string): string {
  const plain = token.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${publisherNumber(publisher)}${plain}'`
}

/** Stands in the index like a word: GIN does not know dates, but it knows which articles have two words. */
export function weekToken(week: number, edition?: number): string {
  return edition === undefined ? `~${week}` : `~${week}~${edition}`
}

export function arrayOf(terms: readonly string[]): string {
  return `{${[...new Set(terms.map(hashOf))].join(',')}}`
}
