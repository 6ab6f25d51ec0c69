import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import { type Database, openDatabase } from '../database.ts'
import { hasRowLocks } from '../locks.ts'
import { emptyDatabaseIn } from '../testing.ts'
import { entryOf } from './entries.ts'
import { find } from './find.ts'
import { indexOf } from './index-of.ts'
import { partitionsOf } from './postgres-years.ts'
import { idsOfTitle, rowId, yearOf } from './row-id.ts'
import { changeWordCounts, countWords } from './word-counts.ts'

const DATES = ['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01', '2026-11-14']
const TITLES: PublisherCode[] = ['PV', 'DH']

const entries = TITLES.flatMap((publisher) =>
  DATES.map((date) => {
    const key = { publisher, date: IssueDate.parse(date), edition: 4 }
    const id = rowId({ key, pageIndex: 0, position: 0 })
    return entryOf(key, { id, title: '', text: `river ${date}`, lineRoles: null })
  }),
)

async function databaseOfEarlierRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-years-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const source = await emptyDatabaseIn(folder)
  const db = await openDatabase(source, { upTo: '048-clips' })
  return { source, db }
}

async function add(db: Database, added = entries): Promise<void> {
  const index = indexOf(db)
  await index.add(db, index.prepare(added))
}

async function datesOf(db: Database, publisher: PublisherCode): Promise<string[]> {
  const to = IssueDate.parse('2026-11-14')
  const request = { publisher, text: 'river', to, without: [], offset: 0, limit: 20 }
  const { found } = await find(db, request)
  return found.map(({ key }) => key.date)
}

const tablesOf = async (db: Database, publisher: PublisherCode) =>
  (await partitionsOf(db, idsOfTitle(publisher))).map(({ table }) => table)

const NEWEST_FIRST = DATES.toReversed()

test('an index of an earlier release is searched as before, and has a partition for each year once it is rebuilt', async () => {
  const earlier = await databaseOfEarlierRelease()
  if (hasRowLocks(earlier.db)) await addAsEarlierRelease(earlier.db)
  else await add(earlier.db)
  await changeWordCounts(earlier.db, countWords(entries.map((after) => ({ after }))))
  await earlier.db.destroy()
  const db = await openDatabase(earlier.source)
  onTestFinished(() => db.destroy())

  expect(await datesOf(db, 'PV')).toEqual(NEWEST_FIRST)
  expect(await datesOf(db, 'DH')).toEqual(NEWEST_FIRST)

  const index = indexOf(db)
  await index.clear(db)
  await index.beginRebuild(db)
  const newest = entries.filter(({ id }) => yearOf(id) === 2026)
  await add(db, newest)
  expect(await datesOf(db, 'PV')).toEqual(['2026-11-14', '2026-01-01'])
  await add(
    db,
    entries.filter((entry) => !newest.includes(entry)),
  )
  await index.endRebuild(db)

  expect(await datesOf(db, 'PV')).toEqual(NEWEST_FIRST)
  expect(await datesOf(db, 'DH')).toEqual(NEWEST_FIRST)
  if (!hasRowLocks(db)) return
  const years = [2026, 2025, 2024]
  expect(await tablesOf(db, 'PV')).toEqual(years.map((year) => `search_article_pv_${year}`))
  expect(await tablesOf(db, 'DH')).toEqual(years.map((year) => `search_article_dh_${year}`))
})

/** The rows as the release before partitions wrote them. */
async function addAsEarlierRelease(db: Database): Promise<void> {
  const [rows] = indexOf(db).prepare(entries)
  await sql`
    insert into search_article (id, words, ranking, title, lead)
    select (entry ->> 0)::bigint, (entry ->> 1)::tsvector, decode(entry ->> 2, 'hex'), '{}', '{}'
    from json_array_elements(${rows}::json) as entry`.execute(db)
}
