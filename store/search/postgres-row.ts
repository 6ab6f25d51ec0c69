import type { PublisherCode } from '#contract/publisher.ts'
import type { Entry } from './entries.ts'
import { hashOf } from './hash.ts'
import { placeTokens } from './postgres-place.ts'
import { publisherNumber } from './row-id.ts'
import { LEAD_WORDS } from './text-index.ts'
import { tokensOf } from './tokens.ts'

/** The index row of an article: its tokens, and for ranking the hashes of the words in its title and lead. */
export function postgresRow(entry: Entry) {
  const { publisher, id, title, text } = entry
  const tokens = [...tokensOf(entry), ...placeTokens(id)]
  return [
    id,
    tokens.map((token) => lexeme(publisher, token)).join(' '),
    arrayOf(title),
    arrayOf(text.slice(0, LEAD_WORDS)),
  ]
}

/** Prefixes a token with the title's number, because all titles share one index. */
export function lexeme(publisher: PublisherCode, token: string): string {
  const plain = token.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${publisherNumber(publisher)}${plain}'`
}

export function arrayOf(terms: readonly string[]): string {
  return `{${[...new Set(terms.map(hashOf))].join(',')}}`
}
