import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { hideIssue, restoreVersion } from '#store/issues/versions.ts'
import { indexOutdatedIssues } from '#store/search/behind.ts'
import { clearIndex } from '#store/search/clear-index.ts'
import { issueKey } from '../issues/testing.ts'
import { startIndexing } from './start-indexing.ts'
import { publishArticles, serverToSearch } from './testing.ts'

const key = issueKey('2026-11-15')

test('a new version of an issue replaces the old one in the index', async () => {
  const { services, find } = await serverToSearch()
  await publishArticles(services, [
    [{ id: 'old', title: 'Elephant' }],
    [{ id: 'both', title: 'Tiger' }],
  ])
  await publishArticles(
    services,
    [[{ id: 'new', title: 'Lion' }], [{ id: 'both', title: 'Tiger' }]],
    { version: 'v2' },
  )

  expect(await find('elephant')).toEqual([])
  expect(await find('lion')).toEqual(['new'])
  expect(await find('tiger')).toEqual(['both'])
})

test('an unpublished issue is not found until it is restored', async () => {
  const { services, find } = await serverToSearch()
  await publishArticles(services, [[{ id: 'a-1', title: 'Elephant' }]])

  await hideIssue(services.db, key)
  expect(await find('elephant')).toEqual([])

  await restoreVersion(services.db, key, 'v1')
  expect(await find('elephant')).toEqual(['a-1'])
})

test('after an earlier version is restored, its articles are found', async () => {
  const { services, find } = await serverToSearch()
  await publishArticles(services, [[{ id: 'old', title: 'Elephant' }]])
  await publishArticles(services, [[{ id: 'new', title: 'Lion' }]], { version: 'v2' })

  await restoreVersion(services.db, key, 'v1')

  expect(await find('elephant')).toEqual(['old'])
  expect(await find('lion')).toEqual([])
})

test('publishing twice does not change the index', async () => {
  const { services, search } = await serverToSearch()
  const words = () =>
    services.db.selectFrom('search_word').select(['term', 'articles']).orderBy('term').execute()
  await publishArticles(services, [
    [
      { id: 'a-1', title: 'Elephant' },
      { id: 'a-2', title: 'Elephant' },
    ],
  ])
  const before = await words()

  await publishArticles(services, [
    [
      { id: 'a-1', title: 'Elephant' },
      { id: 'a-2', title: 'Elephant' },
    ],
  ])

  expect((await search('elephant')).total).toBe(2)
  expect(await words()).toEqual(before)
  expect(before).toMatchObject([{ articles: 2 }])
})

test('text that is recognised after publishing is found, also after publishing again', async () => {
  const { services, find } = await serverToSearch()
  const pages = [[{ id: 'a-1', title: 'Photo' }]]
  await publishArticles(services, pages)
  const texts = new Map([['a-1', 'ಆನೆಗಳ ಹಿಂಡು']])

  await addAfterwards(services.db, key, 'v1', [{ pageNo: 1, files: [], texts }])
  expect(await find('ಹಿಂಡು')).toEqual(['a-1'])

  await publishArticles(services, pages)
  expect(await find('ಹಿಂಡು')).toEqual(['a-1'])
})

test('text that is added to a version that readers do not see is not found', async () => {
  const { services, find } = await serverToSearch()
  await publishArticles(services, [[{ id: 'old', title: 'Photo' }]])
  await publishArticles(services, [[{ id: 'new', title: 'Lion' }]], { version: 'v2' })
  const texts = new Map([['old', 'elephant']])

  await addAfterwards(services.db, key, 'v1', [{ pageNo: 1, files: [], texts }])

  expect(await find('elephant')).toEqual([])
  expect(await find('lion')).toEqual(['new'])
})

test('issues that are not in the index are indexed, the newest first', async () => {
  const { services, find } = await serverToSearch()
  const { db } = services
  for (const date of ['2026-11-13', '2026-11-15', '2026-11-14']) {
    await publishArticles(services, [[{ id: date, title: 'Elephant' }]], { key: issueKey(date) })
  }
  await clearIndex(db)
  expect(await find('elephant')).toEqual([])

  await indexOutdatedIssues(db, { atOnce: 1, goOn: () => false })
  expect(await find('elephant')).toEqual(['2026-11-15'])

  await indexOutdatedIssues(db, { atOnce: 2, goOn: () => true })
  expect(await find('elephant')).toEqual(['2026-11-15', '2026-11-14', '2026-11-13'])
})

test('an issue that was indexed with another tokeniser is indexed again', async () => {
  const { services, find } = await serverToSearch()
  const { db } = services
  await publishArticles(services, [[{ id: 'a-1', title: 'Elephant' }]])
  await db.updateTable('search_issue').set({ tokeniser: 0 }).execute()

  const steps: number[] = []
  await indexOutdatedIssues(db, { atOnce: 1, goOn: (done) => steps.push(done) > 0 })
  await indexOutdatedIssues(db, { atOnce: 1, goOn: (done) => steps.push(done) > 0 })

  expect(steps).toEqual([1])
  expect(await find('elephant')).toEqual(['a-1'])
})

test('an operator can rebuild the index', async () => {
  const { services, search, find } = await serverToSearch()
  for (const date of ['2026-11-13', '2026-11-14', '2026-11-15']) {
    await publishArticles(services, [[{ id: date, title: 'Elephant herd' }]], {
      key: issueKey(date),
    })
  }
  const before = await search('elephant')

  const answer = await operatorAt({ db: services.db }).type('search', 'rebuild')

  expect(answer).toBe('The search index has 3 issues.')
  expect(await search('elephant')).toEqual(before)
  expect(await find('"elephant herd"')).toHaveLength(3)
})

test('a server indexes outdated issues when it starts', async () => {
  const { services, find } = await serverToSearch()
  await publishArticles(services, [[{ id: 'a-1', title: 'Elephant' }]])
  await clearIndex(services.db)

  const indexing = startIndexing(services)
  await expect.poll(() => find('elephant')).toEqual(['a-1'])
  await indexing.stop()
})
