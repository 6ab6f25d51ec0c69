import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { MAX_WEEKS_BY_SEASON } from './postgres-row.ts'
import { type Partition, partitionsOf } from './postgres-years.ts'
import { firstOfWeek, type IdRange, idsOfTitle, type SearchRange, weekOf } from './row-id.ts'
import type { SearchTerms } from './search-terms.ts'

/** Up to this many matches, the whole archive is searched in one query. */
const FEW = 4000
/** That many times as many matches as are needed are not all read. */
const PLENTY = 2
/** Weeks to search first for several words, to learn how often they occur together. */
const PROBED_WEEKS = 2
const PROBED_WEEKS_OF_EDITION = 16
const LIKELY_EDITIONS = 10

export interface Sought {
  terms: SearchTerms
  within: SearchRange
  limit: number
}

/** The newest matches of some partitions. */
export interface Found {
  ids: number[]
}

/** Reads the newest matches in some partitions. */
type Read<Row> = (sought: Sought, partitions: readonly Partition[]) => Promise<Row[]>

/** GIN returns matches unsorted, so common words are first searched in recent weeks only. */
export async function newest<Row extends Found>(
  db: Database,
  sought: Sought,
  read: Read<Row>,
): Promise<Row[]> {
  const { terms, within, limit } = sought
  const { first } = idsOfTitle(within.publisher)
  const partitions = await partitionsOf(db, { first, last: within.last })
  const [newestYear, oldestYear] = [partitions[0], partitions.at(-1)]
  if (!newestYear || !oldestYear) return []
  if (terms.atMost <= FEW) {
    // The newest years have enough matches of one word. Otherwise a query for each year would take longer than reading all matches.
    if (isOneWord(terms) && within.edition === undefined && terms.atMost > PLENTY * limit)
      return yearByYear(sought, partitions, read)
    const years = partitions.filter(({ last }) => last >= within.first)
    return years.length === 0 ? [] : read(sought, years)
  }
  const ends = await endsOf(db, { first, last: within.last }, newestYear, oldestYear)
  const span = weekOf(ends.last) - weekOf(ends.first) + 1
  const found: Row[] = []
  let { last } = within
  let weeks = weeksAtFirst(terms, within, { span, limit })
  for (;;) {
    const start = firstOfWeek(within.publisher, weekOf(ends.last) - weeks + 1)
    const range = { ...within, first: Math.max(within.first, start), last }
    const missing = limit - countOf(found)
    found.push(...(await yearByYear({ terms, within: range, limit: missing }, partitions, read)))
    const count = countOf(found)
    if (count >= limit || start <= within.first) return found
    const wider = weeksFor((count * span) / weeks, { span, limit })
    weeks = wider > weeks ? wider : Number.POSITIVE_INFINITY
    last = start - 1
  }
}

/** The ids of the title's oldest article and of the newest one in range. */
async function endsOf(
  db: Database,
  { first, last }: IdRange,
  newest: Partition,
  oldest: Partition,
): Promise<IdRange> {
  // To plan a query of all partitions takes PostgreSQL longer than to answer it.
  const { rows } = await sql<{ oldest: number | null; newest: number | null }>`
    select
      (select min(id) from ${sql.table(oldest.table)} where id between ${first} and ${last}) as oldest,
      (select max(id) from ${sql.table(newest.table)} where id between ${first} and ${last}) as newest`.execute(
    db,
  )
  return { first: rows[0]?.oldest ?? oldest.first, last: rows[0]?.newest ?? last }
}

interface Coverage {
  /** Length of the archive in weeks. */
  span: number
  limit: number
}

/** Number of weeks to search first. For one word it is computed from the word's frequency, otherwise it is fixed. */
function weeksAtFirst(terms: SearchTerms, { edition }: SearchRange, needed: Coverage): number {
  const { atMost } = terms
  if (!isOneWord(terms)) return edition === undefined ? PROBED_WEEKS : PROBED_WEEKS_OF_EDITION
  return weeksFor(edition === undefined ? atMost : atMost / LIKELY_EDITIONS, needed)
}

function isOneWord({ parts }: SearchTerms): boolean {
  return parts.length === 1 && parts[0]?.kind === 'word'
}

/** Number of weeks likely to hold `limit` matches, when the whole archive has `matching`. */
function weeksFor(matching: number, { span, limit }: Coverage): number {
  const weeks = Math.ceil((1.2 * limit * span) / matching)
  return matching > FEW && weeks <= MAX_WEEKS_BY_SEASON ? weeks : Number.POSITIVE_INFINITY
}

/** Searches the newest years first, and no more of them than have enough matches. */
async function yearByYear<Row extends Found>(
  sought: Sought,
  partitions: readonly Partition[],
  read: Read<Row>,
): Promise<Row[]> {
  const found: Row[] = []
  const { first, last } = sought.within
  for (const partition of partitions.filter((one) => one.first <= last && one.last >= first)) {
    const limit = sought.limit - countOf(found)
    if (limit <= 0) break
    found.push(...(await read({ ...sought, limit }, [partition])))
  }
  return found
}

function countOf(found: readonly Found[]): number {
  return found.reduce((count, { ids }) => count + ids.length, 0)
}
