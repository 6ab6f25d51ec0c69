import { hashOf } from '#domain/hash.ts'
import type { RankedFields } from '#domain/search/ranked-fields.ts'
import type { MatchPlaces, PartPlaces } from '#domain/search/score.ts'
import type { SearchPart } from './search-terms.ts'

/** The lists of a ranking row, in the order in which they are stored. */
const LISTS = ['title', 'kicker', 'lead', 'often', 'captions', 'tables'] as const
/** One byte for the length of each list and one that says whether it is a table, padded to whole integers. */
const HEADER_BYTES = 8
const HASH_BYTES = 4
const WORD_FROM_BEGINNING = 0.5

/** The fields of an article for ranking as bytes: hashes of their terms. In hexadecimal digits. */
export function rankingRow(fields: RankedFields): string {
  const hashes = LISTS.flatMap((list) => fields[list].map((term) => hashOf(term)))
  const bytes = Buffer.alloc(HEADER_BYTES + hashes.length * HASH_BYTES)
  for (const [index, list] of LISTS.entries()) bytes.writeUInt8(fields[list].length, index)
  bytes.writeUInt8(fields.isTable ? 1 : 0, LISTS.length)
  for (const [index, hash] of hashes.entries()) {
    bytes.writeInt32LE(hash, HEADER_BYTES + index * HASH_BYTES)
  }
  return bytes.toString('hex')
}

/** A part of a query as hashes. An article has it where it has all hashes of one alternative. */
interface HashedPart {
  /** Alternatives of one hash, with how well each matches. */
  words: ReadonlyMap<number, number>
  phrases: readonly (readonly number[])[]
}

export function hashParts(parts: readonly SearchPart[]): HashedPart[] {
  return parts.map((part) => {
    if (part.kind === 'phrase')
      return {
        words: new Map(),
        phrases: part.phrases.map((terms) => terms.map((term) => hashOf(term))),
      }
    const words = new Map<number, number>()
    for (const term of part.word.beginning) words.set(hashOf(term), WORD_FROM_BEGINNING)
    for (const term of part.word.exact) words.set(hashOf(term), 1)
    return { words, phrases: [] }
  })
}

type Places = Pick<MatchPlaces, 'parts' | 'adjacent' | 'isTable'>

/** Some hashes of ranking rows, from `start` up to `end`. */
interface List {
  hashes: Int32Array
  start: number
  end: number
}

/**
 * Calls `use` with the places where each article has the parts of a query. `rankings`: the ranking rows of the articles,
 * one after the other. A search reads thousands of lists, so none is copied.
 */
export function mapPlaces<Result>(
  rankings: Uint8Array,
  parts: readonly HashedPart[],
  use: (places: Places, index: number) => Result,
): Result[] {
  const hashes = hashesIn(rankings)
  const results: Result[] = []
  for (let row = 0; row < rankings.length; ) {
    let end = (row + HEADER_BYTES) / HASH_BYTES
    const list = (index: number): List => {
      const start = end
      end += rankings[row + index] ?? 0
      return { hashes, start, end }
    }
    const lists = {
      title: list(0),
      kicker: list(1),
      lead: list(2),
      often: list(3),
      captions: list(4),
      tables: list(5),
    }
    const places = {
      parts: parts.map((part) => partPlaces(lists, part)),
      adjacent: { title: adjacentIn(lists.title, parts), lead: adjacentIn(lists.lead, parts) },
      isTable: rankings[row + LISTS.length] === 1,
    }
    results.push(use(places, results.length))
    row = end * HASH_BYTES
  }
  return results
}

function partPlaces(lists: Record<(typeof LISTS)[number], List>, part: HashedPart): PartPlaces {
  return {
    title: qualityIn(lists.title, part),
    kicker: qualityIn(lists.kicker, part),
    lead: qualityIn(lists.lead, part),
    often: qualityIn(lists.often, part),
    captions: qualityIn(lists.captions, part),
    tables: qualityIn(lists.tables, part),
  }
}

/** As the machine reads integers, which is little-endian wherever Node runs. Copied only if they are not aligned. */
function hashesIn(bytes: Uint8Array): Int32Array {
  const isAligned = bytes.byteOffset % HASH_BYTES === 0
  const { buffer, byteOffset } = isAligned ? bytes : bytes.slice()
  return new Int32Array(buffer, byteOffset, bytes.byteLength / HASH_BYTES)
}

function qualityIn({ hashes, start, end }: List, { words, phrases }: HashedPart): number {
  let best = 0
  if (words.size > 0) {
    for (let at = start; at < end && best < 1; at += 1) {
      const quality = words.get(hashes[at] ?? 0)
      if (quality !== undefined && quality > best) best = quality
    }
  }
  if (best === 1 || phrases.length === 0) return best
  const list = hashes.subarray(start, end)
  return phrases.some((phrase) => phrase.every((hash) => list.includes(hash))) ? 1 : best
}

function adjacentIn({ hashes, start, end }: List, parts: readonly HashedPart[]): number {
  if (parts.length < 2) return 0
  return parts.slice(1).filter(({ words }, index) => {
    const before = parts[index]?.words
    for (let at = start; at + 1 < end; at += 1) {
      if (before?.has(hashes[at] ?? 0) && words.has(hashes[at + 1] ?? 0)) return true
    }
    return false
  }).length
}
