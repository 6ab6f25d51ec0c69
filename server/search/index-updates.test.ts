import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { forgetVersion } from '#store/issues/remove-version.ts'
import { hideIssue, restoreVersion } from '#store/issues/versions.ts'
import { rebuildIndex } from '#store/search/rebuild.ts'
import { updateIndex } from '#store/search/update-index.ts'
import { issueKey } from '../issues/testing.ts'
import { startIndexing } from './start-indexing.ts'
import { publishArticles, serverToSearch, showArticles } from './testing.ts'

const key = issueKey('2026-11-15')
const OLD = [
  [
    { id: 'one', title: 'Elephant', text: 'river' },
    { id: 'two', title: 'Elephant', text: 'river' },
  ],
  [{ id: 'three', title: 'Elephant', text: 'river' }],
]
const NEW = [
  [
    { id: 'four', title: 'Lion', text: 'river' },
    { id: 'five', title: 'Lion', text: 'river' },
  ],
  [{ id: 'six', title: 'Lion', text: 'river' }],
]

/** The state after a press that was killed when it had indexed this many articles of the new version. */
async function killedAfter(articles: number) {
  const server = await serverToSearch()
  const { db } = server.services
  await publishArticles(server.services, OLD)
  await showArticles(server.services, NEW, { version: 'v2' })
  for (let done = 0; done < articles; done += 1) await updateOnce(db)
  return { ...server, db }
}

function updateOnce(db: Database): Promise<void> {
  return updateIndex(db, [key], { atMost: 1, goOn: () => false })
}

/** The number of articles with each word, according to the index. */
function wordCounts(db: Database) {
  return db
    .selectFrom('search_word')
    .select(['term', 'articles'])
    .where('articles', '!=', 0)
    .orderBy('term')
    .execute()
}

async function expectSameAsRebuilt(db: Database): Promise<void> {
  const counts = await wordCounts(db)
  await rebuildIndex(db, () => {})
  expect(counts).toEqual(await wordCounts(db))
}

test.each([
  [0, []],
  [1, ['four']],
  [2, ['four', 'five']],
  [3, ['four', 'five', 'six']],
])(
  'when %i articles of a new version are indexed, only these are found',
  async (articles, found) => {
    const { find, search } = await killedAfter(articles)

    expect((await find('lion')).sort()).toEqual(found.toSorted())
    expect((await find('river')).sort()).toEqual(found.toSorted())
    expect(await search('elephant')).toEqual({ total: 0, hits: [] })
    expect((await search('river')).total).toBe(articles)
  },
)

test('a server finishes an update whose process was killed', async () => {
  const { services, find } = await serverToSearch()
  const indexing = startIndexing(services, 1)
  await publishArticles(services, OLD)

  await showArticles(services, NEW, { version: 'v2' })

  await expect.poll(async () => (await find('lion')).length).toBe(3)
  await indexing.stop()
  await expectSameAsRebuilt(services.db)
})

test('publishing again finishes an interrupted update', async () => {
  const { services, db, find } = await killedAfter(1)

  await publishArticles(services, NEW, { version: 'v2' })

  expect(await find('lion')).toHaveLength(3)
  await expectSameAsRebuilt(db)
})

test('a version that is published while another is being indexed is indexed completely', async () => {
  const { services, db, find } = await killedAfter(1)

  await publishArticles(services, [[{ id: 'last', title: 'Tiger' }]], { version: 'v3' })

  expect(await find('tiger')).toEqual(['last'])
  expect(await find('river')).toEqual([])
  await expectSameAsRebuilt(db)
})

test('of a version that is restored while its successor is being indexed, the articles still indexed are found', async () => {
  const { db, find } = await killedAfter(1)
  await db.updateTable('issue').set({ version: 'v1' }).execute()

  expect((await find('elephant')).sort()).toEqual(['three', 'two'])
  expect(await find('lion')).toEqual([])

  await restoreVersion(db, key, 'v1')
  expect(await find('elephant')).toHaveLength(3)
  await expectSameAsRebuilt(db)
})

test('an issue that is unpublished while it is being indexed is not found', async () => {
  const { db, find } = await killedAfter(1)

  await hideIssue(db, key)

  expect(await find('river')).toEqual([])
  expect(await wordCounts(db)).toEqual([])
})

test.each([
  ['four', 'an article that is indexed already'],
  ['six', 'an article that is not indexed yet'],
])('text that is recognised during an update in %s, %s, is indexed', async (id) => {
  const { db, find } = await killedAfter(1)
  const texts = new Map([[id, 'tiger']])

  await addAfterwards(db, key, 'v2', [{ pageNo: 1, files: [], texts }])
  await updateIndex(db, [key])

  expect(await find('tiger')).toEqual([id])
  await expectSameAsRebuilt(db)
})

test('text that is recognised during an update in the replaced version leaves the word counts correct', async () => {
  const { db, find } = await killedAfter(1)
  const texts = new Map([
    ['one', 'tiger'],
    ['three', 'tiger'],
  ])

  await addAfterwards(db, key, 'v1', [{ pageNo: 1, files: [], texts }])
  expect(await find('tiger')).toEqual([])

  await updateIndex(db, [key])
  expect(await find('lion')).toHaveLength(3)
  await expectSameAsRebuilt(db)
})

test('deleting a version first finishes the update that removes it from the index', async () => {
  const { db, find } = await killedAfter(1)

  expect(await forgetVersion(db, key, 'v1')).toBe(true)

  expect(await find('lion')).toHaveLength(3)
  await expectSameAsRebuilt(db)
})

test('an update that an older release made obsolete is ignored', async () => {
  const { services, find } = await serverToSearch()
  const { db } = services
  await publishArticles(services, OLD)
  await publishArticles(services, NEW, { version: 'v2' })
  const { issue_id } = await db
    .selectFrom('search_issue')
    .select('issue_id')
    .executeTakeFirstOrThrow()
  const versions = { from_version: null, from_revision: null, to_version: 'v1', to_revision: 0 }
  await db
    .insertInto('search_update')
    .values({ issue_id, ...versions, next_id: 0 })
    .execute()

  await updateIndex(db, [key])

  expect(await find('lion')).toHaveLength(3)
  await expectSameAsRebuilt(db)
})
