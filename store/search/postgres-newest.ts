import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { MAX_WEEKS_BY_SEASON, matching } from './postgres-row.ts'
import { type Partition, partitionsOf } from './postgres-years.ts'
import type { RankedMatch } from './ranked-by.ts'
import {
  firstOfWeek,
  type IdRange,
  idsOfTitle,
  inEdition,
  outside,
  type SearchRange,
  weekOf,
} from './row-id.ts'
import { exactly, type SearchTerms } from './search-terms.ts'

/** Up to this many matches, the whole archive is searched in one query. */
const FEW = 4000
/** Weeks to search first for several words, to learn how often they occur together. */
const PROBED_WEEKS = 2
const PROBED_WEEKS_OF_EDITION = 16
const LIKELY_EDITIONS = 10

interface Sought {
  terms: SearchTerms
  within: SearchRange
  limit: number
}

interface NewestMatch extends RankedMatch {
  /** Whether it has whole words of the query, not only words that begin like them. */
  is_exact: boolean
}

/** The newest matches, with what ranking compares. */
export function newestMatches(db: Database, sought: Sought): Promise<NewestMatch[]> {
  const exact = exactly(sought.terms)
  return newest(db, sought, async ({ terms, within, limit }, partitions) => {
    const isExact =
      typeof exact === 'object'
        ? sql`id in (${rowsWith(exact, within, partitions, sql`id`)})`
        : sql.lit(exact === 'all')
    // The materialised step makes PostgreSQL use the index on words first.
    const { rows } = await sql<NewestMatch>`
      with matched as materialized (${rowsWith(terms, within, partitions, sql`id, ranking`)})
      select id, ranking, ${isExact} as is_exact from matched
      -- Entries that an earlier release wrote meanwhile have none.
      where ranking is not null and ${isWithin(within)}
      order by id desc limit ${limit}`.execute(db)
    return rows
  })
}

export async function newestIds(db: Database, sought: Sought): Promise<number[]> {
  const matches = await newest(db, sought, async ({ terms, within, limit }, partitions) => {
    const { rows } = await sql<{ id: number }>`
      with matched as materialized (
        ${rowsWith(terms, within, partitions, sql`id, ranking is not null as is_ranked`)}
      )
      select id from matched where is_ranked and ${isWithin(within)}
      order by id desc limit ${limit}`.execute(db)
    return rows
  })
  return matches.map(({ id }) => id)
}

function rowsWith(
  terms: SearchTerms,
  within: SearchRange,
  partitions: readonly Partition[],
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const condition = matching(terms, within)
  const tables = partitions.map(
    ({ table }) => sql`select ${columns} from ${sql.table(table)} where ${condition}`,
  )
  return sql.join(tables, sql` union all `)
}

function isWithin(within: SearchRange): RawBuilder<boolean> {
  const id: RawBuilder<number> = sql`id`
  return sql`id between ${within.first} and ${within.last} ${inEdition(id, within)} ${outside(id, within)}`
}

/** Reads the newest matches in some partitions. */
type Read<Match> = (sought: Sought, partitions: readonly Partition[]) => Promise<Match[]>

/** GIN returns matches unsorted, so common words are first searched in recent weeks only. */
async function newest<Match>(db: Database, sought: Sought, read: Read<Match>): Promise<Match[]> {
  const { terms, within, limit } = sought
  const { first } = idsOfTitle(within.publisher)
  const partitions = await partitionsOf(db, { first, last: within.last })
  const [newestYear, oldestYear] = [partitions[0], partitions.at(-1)]
  if (!newestYear || !oldestYear) return []
  // A query for each year would take longer than reading all of a few matches.
  if (terms.atMost <= FEW) {
    const years = partitions.filter(({ last }) => last >= within.first)
    return years.length === 0 ? [] : read(sought, years)
  }
  const ends = await endsOf(db, { first, last: within.last }, newestYear, oldestYear)
  const span = weekOf(ends.last) - weekOf(ends.first) + 1
  let weeks = weeksAtFirst(terms, within, { span, limit })
  for (;;) {
    const start = firstOfWeek(within.publisher, weekOf(ends.last) - weeks + 1)
    const range = { ...within, first: Math.max(within.first, start) }
    const matches = await yearByYear({ ...sought, within: range }, partitions, read)
    if (matches.length >= limit || start <= within.first) return matches
    const wider = weeksFor((matches.length * span) / weeks, { span, limit })
    weeks = wider > weeks ? wider : Number.POSITIVE_INFINITY
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
function weeksAtFirst(
  { parts, atMost }: SearchTerms,
  { edition }: SearchRange,
  needed: Coverage,
): number {
  const isOneWord = parts.length === 1 && parts[0]?.kind === 'word'
  if (!isOneWord) return edition === undefined ? PROBED_WEEKS : PROBED_WEEKS_OF_EDITION
  return weeksFor(edition === undefined ? atMost : atMost / LIKELY_EDITIONS, needed)
}

/** Number of weeks likely to hold `limit` matches, when the whole archive has `matching`. */
function weeksFor(matching: number, { span, limit }: Coverage): number {
  const weeks = Math.ceil((1.2 * limit * span) / matching)
  return matching > FEW && weeks <= MAX_WEEKS_BY_SEASON ? weeks : Number.POSITIVE_INFINITY
}

/** Searches the newest years first, and no more of them than have enough matches. */
async function yearByYear<Match>(
  sought: Sought,
  partitions: readonly Partition[],
  read: Read<Match>,
): Promise<Match[]> {
  const matches: Match[] = []
  for (const partition of partitions) {
    if (partition.last < sought.within.first || matches.length >= sought.limit) break
    matches.push(...(await read({ ...sought, limit: sought.limit - matches.length }, [partition])))
  }
  return matches
}
