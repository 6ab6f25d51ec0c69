import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { type Found, newest, type Sought } from './newest-weeks-first.ts'
import { matching } from './postgres-row.ts'
import type { Partition } from './postgres-years.ts'
import type { RankedMatches } from './ranked-by.ts'
import { inEdition, outside, type SearchRange } from './row-id.ts'
import { exactly, type SearchTerms } from './search-terms.ts'

interface FoundWithRanking extends Found {
  /** In base 64. As `bytea` they would arrive in hexadecimal digits, and their memory would be collected more often. */
  rankings: string
  /** Those with whole words of the query, not only words that begin like them. */
  exact: number[]
}

/** The newest matches, with what ranking compares. */
export async function newestMatches(
  db: Database,
  sought: Sought,
): Promise<RankedMatches & { exact: ReadonlySet<number> }> {
  const exact = exactly(sought.terms)
  const found = await newest(db, sought, async ({ terms, within, limit }, partitions) => {
    const isExact =
      typeof exact === 'object'
        ? sql`id in (${rowsWith(exact, within, partitions, sql`id`)})`
        : sql.lit(exact === 'all')
    // A thousand matches as one row, because PostgreSQL and its driver take longer for rows. Sorted before the aggregates,
    // which keep the order: sorting within them would copy the rankings again.
    const { rows } = await sql<FoundWithRanking>`
      with newest as (
        select id, ranking, ${isExact} as is_exact
        from ${matched(terms, within, partitions, sql`id, ranking`)}
        -- Entries that an earlier release wrote meanwhile have none.
        where ranking is not null and ${isWithin(within)}
        order by id desc limit ${limit}
      )
      select
        coalesce(json_agg(id), '[]') as ids,
        coalesce(encode(string_agg(ranking, ''), 'base64'), '') as rankings,
        coalesce(json_agg(id) filter (where is_exact), '[]') as exact
      from newest`.execute(db)
    return rows
  })
  return {
    ids: found.flatMap(({ ids }) => ids),
    rankings: bytesOf(found.map(({ rankings }) => rankings)),
    exact: new Set(found.flatMap(({ exact: some }) => some)),
  }
}

/** Almost every search has one text only: then nothing is copied. */
function bytesOf(texts: readonly string[]): Uint8Array {
  const parts = texts.map((text) => Buffer.from(text, 'base64'))
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
}

export async function newestIds(db: Database, sought: Sought): Promise<number[]> {
  const found = await newest(db, sought, async ({ terms, within, limit }, partitions) => {
    const { rows } = await sql<Found>`
      with newest as (
        select id
        from ${matched(terms, within, partitions, sql`id, ranking is not null as is_ranked`)}
        where is_ranked and ${isWithin(within)}
        order by id desc limit ${limit}
      )
      select coalesce(json_agg(id), '[]') as ids from newest`.execute(db)
    return rows
  })
  return found.flatMap(({ ids }) => ids)
}

/** As a subquery with an offset, which makes PostgreSQL use the index on words first. */
function matched(...sought: Parameters<typeof rowsWith>): RawBuilder<unknown> {
  return sql`(select * from (${rowsWith(...sought)}) as row_with_words offset 0) as matched`
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
