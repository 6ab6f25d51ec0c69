// @module-tag slow: publishes 400 articles while readers write.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'
import { type Database, openDatabase } from '../database.ts'
import { find } from '../search/find.ts'
import { saveEditionGroups } from './editions.ts'
import { publishVersion } from './publish.ts'
import { hideIssue, shownVersionOf } from './versions.ts'

const key: IssueKey = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') }
const PAGES = 16
const ARTICLES_A_PAGE = 25
const ARTICLES = PAGES * ARTICLES_A_PAGE

/** Two connections to one file, as the press and the server use. */
async function pressAndServer() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-writers-'))
  const file = join(folder, 'broadsheet.db')
  const press = await openDatabase({ kind: 'sqlite', file })
  const server = await openDatabase({ kind: 'sqlite', file })
  onTestFinished(async () => {
    await Promise.all([press.destroy(), server.destroy()])
    rmSync(folder, { recursive: true })
  })
  const edition = { id: 4, edition_number: 4, edition_name: 'Bengaluru' }
  await saveEditionGroups(press, 'PV', [{ parent_edition: 'Bengaluru', editions: [edition] }])
  return { press, server }
}

/** Texts so long that indexing them in one transaction would block readers. */
function version(name: string) {
  const words = Array.from({ length: 200 }, (_, index) => `${name}word${index}`)
  const pages = Array.from({ length: PAGES }, (_, page) => ({
    section: 'Main',
    pageNo: page + 1,
    name: 'Page',
    displayName: 'Page',
    more_files: [],
    width: 2400,
    height: 3782,
    regions: Array.from({ length: ARTICLES_A_PAGE }, (_, index) => ({
      id: `${page}-${index}`,
      kind: 'article' as const,
      title: 'River',
      language: 'en',
      top: '0%',
      left: '0%',
      width: '50%',
      height: '25%',
      provenance: 'pdf',
      confidence: 1,
      text: words.slice(index).join(' '),
    })),
  }))
  return { version: name, pages }
}

const at = new Date('2026-11-15T03:00:00+05:30')
const when = { published_at: at, early_release_at: at, general_release_at: at }

interface Observation {
  version: string | undefined
  found: number
  /** Number of articles in which the index counts the word. */
  counted: number
}

/** Writes like the server until the work is done, and records what readers see after each write. */
async function writesDuring(server: Database, work: Promise<unknown>): Promise<Observation[]> {
  let isDone = false
  const observed: Observation[] = []
  const done = work.finally(() => {
    isDone = true
  })
  for (let write = 0; !isDone; write += 1) {
    await setImmediate()
    await server
      .insertInto('secret')
      .values({ name: `write ${write}`, value: '' })
      .execute()
    const search = { publisher: key.publisher, text: 'river', to: key.date, without: [] }
    const { total } = await find(server, { ...search, offset: 0, limit: 1 })
    const counted = await articlesWith(server, 'river')
    observed.push({ version: await shownVersionOf(server, key), found: total, counted })
  }
  await done
  await server.deleteFrom('secret').where('name', 'like', 'write %').execute()
  return observed
}

async function articlesWith(db: Database, term: string): Promise<number> {
  const word = await db
    .selectFrom('search_word')
    .select('articles')
    .where('term', '=', term)
    .executeTakeFirst()
  return word?.articles ?? 0
}

const isPartlyIndexed = ({ found }: Observation) => found > 0 && found < ARTICLES

test('readers can write while an issue is indexed for search', async () => {
  const { press, server } = await pressAndServer()

  const observed = await writesDuring(server, publishVersion(press, key, version('a'), when))

  expect(observed.filter(isPartlyIndexed)).not.toEqual([])
  expect(observed.filter(isPartlyIndexed).every((one) => one.version === 'a')).toBe(true)
})

test('readers can write while a new version replaces an issue', async () => {
  const { press, server } = await pressAndServer()
  await publishVersion(press, key, version('a'), when)

  const observed = await writesDuring(server, publishVersion(press, key, version('b'), when))

  expect(observed.filter(isPartlyIndexed)).not.toEqual([])
  expect(observed.filter(isPartlyIndexed).every((one) => one.version === 'b')).toBe(true)
})

test('readers can write while an issue is removed from the index', async () => {
  const { press, server } = await pressAndServer()
  await publishVersion(press, key, version('a'), when)

  const observed = await writesDuring(server, hideIssue(press, key))

  const halfway = observed.filter(({ counted }) => counted > 0 && counted < ARTICLES)
  expect(halfway).not.toEqual([])
  expect(halfway.every(({ version, found }) => version === undefined && found === 0)).toBe(true)
  expect(await articlesWith(server, 'river')).toBe(0)
})
