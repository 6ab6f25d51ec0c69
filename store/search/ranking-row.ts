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

/** Where an article has the parts of a query. */
export function placesIn(bytes: Uint8Array, parts: readonly HashedPart[]): Places {
  const hashes = hashesIn(bytes)
  let end = 0
  const lists = LISTS.map((_, index) => {
    const start = end
    end += bytes[index] ?? 0
    return hashes.subarray(start, end)
  })
  const [title = EMPTY, , lead = EMPTY] = lists
  return {
    parts: parts.map((part) => {
      const [inTitle = 0, kicker = 0, inLead = 0, often = 0, captions = 0, tables = 0] = lists.map(
        (list) => qualityIn(list, part),
      )
      const places: PartPlaces = { title: inTitle, kicker, lead: inLead, often, captions, tables }
      return places
    }),
    adjacent: { title: adjacentIn(title, parts), lead: adjacentIn(lead, parts) },
    isTable: bytes[LISTS.length] === 1,
  }
}

const EMPTY = new Int32Array(0)

/** As the machine reads integers, which is little-endian wherever Node runs. Copied only if they are not aligned. */
function hashesIn(bytes: Uint8Array): Int32Array {
  const isAligned = bytes.byteOffset % HASH_BYTES === 0
  const { buffer, byteOffset } = isAligned ? bytes : bytes.slice()
  const length = (bytes.byteLength - HEADER_BYTES) / HASH_BYTES
  return new Int32Array(buffer, byteOffset + HEADER_BYTES, length)
}

function qualityIn(list: Int32Array, { words, phrases }: HashedPart): number {
  let best = 0
  if (words.size > 0) for (const hash of list) best = Math.max(best, words.get(hash) ?? 0)
  const isPhrase = phrases.some((hashes) => hashes.every((hash) => list.includes(hash)))
  return isPhrase ? 1 : best
}

function adjacentIn(list: Int32Array, parts: readonly HashedPart[]): number {
  return parts.slice(1).filter(({ words }, index) => {
    const before = parts[index]?.words
    return list.some((hash, at) => before?.has(hash) && words.has(list[at + 1] ?? 0))
  }).length
}
