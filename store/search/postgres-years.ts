import { sql } from 'kysely'
import { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'
import { type IdRange, idsOfYear, publisherOf, yearOf } from './row-id.ts'

/** A part of the index table: the articles of a title in a year. */
export interface Partition extends IdRange {
  table: string
}

export const EVERY_ID: IdRange = { first: 0, last: Number.MAX_SAFE_INTEGER }

/** Has every year of both titles until the index is rebuilt, if a release without partitions made it. */
const ALL_YEARS = 'search_article_all_years'
const NAME = /^search_article_([a-z]+)_(\d{4})$/

/** The partitions that have ids of a range, the newest first. */
export async function partitionsOf(db: Database, { first, last }: IdRange): Promise<Partition[]> {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'search_article'::regclass`.execute(db)
  return rows
    .map(({ table }) => partitionNamed(table))
    .filter((partition) => partition.first <= last && partition.last >= first)
    .sort((one, other) => other.first - one.first)
}

function partitionNamed(table: string): Partition {
  const [, title = '', year = ''] = NAME.exec(table) ?? []
  if (table === ALL_YEARS) return { table, ...EVERY_ID }
  return { table, ...idsOfYear(PublisherCode.parse(title.toUpperCase()), Number(year)) }
}

/** Creates the partitions for these ids that do not exist yet. Call it with the index locked. */
export async function addPartitions(transaction: Database, ids: readonly number[]): Promise<void> {
  const existing = await partitionsOf(transaction, EVERY_ID)
  if (existing.some(({ table }) => table === ALL_YEARS)) {
    if (!(await isEmpty(transaction))) return
    await sql`drop table ${sql.table(ALL_YEARS)}`.execute(transaction)
  }
  const tables = new Set(existing.map(({ table }) => table))
  for (const partition of distinct(ids.map(partitionOf))) {
    if (!tables.has(partition.table)) await create(transaction, partition)
  }
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(ALL_YEARS)} limit 1`.execute(db)
  return rows.length === 0
}

function partitionOf(id: number): Partition {
  const publisher = publisherOf(id)
  const year = yearOf(id)
  const table = `search_article_${publisher.toLowerCase()}_${year}`
  return { table, ...idsOfYear(publisher, year) }
}

function distinct(partitions: readonly Partition[]): Iterable<Partition> {
  return new Map(partitions.map((partition) => [partition.table, partition])).values()
}

/** Attaching an empty table does not block searches; creating a partition would. */
async function create(db: Database, { table, first, last }: Partition): Promise<void> {
  // As the index table was before it had partitions: see migration 008.
  await sql`
    create table ${sql.table(table)} (like search_article including storage)
    with (toast_tuple_target = 256)`.execute(db)
  await sql`
    alter table search_article attach partition ${sql.table(table)}
    for values from (${sql.lit(first)}) to (${sql.lit(last + 1)})`.execute(db)
}
