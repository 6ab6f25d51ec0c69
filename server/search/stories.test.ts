import { expect, test, vi } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { hideIssue } from '#store/issues/versions.ts'
import { hasRowLocks } from '#store/locks.ts'
import { updateOutdatedStories } from '#store/stories/outdated-stories.ts'
import { updateStories } from '#store/stories/update-stories.ts'
import { GROUPS, issueKey } from '../issues/testing.ts'
import { publishArticles, serverToSearch, showArticles, type TestArticle } from './testing.ts'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}

const RAIN = `Heavy rain fell over the hills of Kodagu on Friday night and two bridges were closed to
  buses until the engineers of the district had looked at them in the morning light.
  Schools in three taluks stay shut today, and the harvest of coffee has to wait until the ground dries.`
const SHORTER = RAIN.slice(0, RAIN.indexOf('Schools'))
const OTHER = `Rain is not the reason for the high price of tomatoes, traders of the market said yesterday.
  They blame the cost of transport and ask the state to open two more cold stores before summer begins.`

async function serverWithStories(reader: Reader = subscriber) {
  const server = await serverToSearch(reader)
  const more = { id: 6, edition_number: 6, edition_name: 'Hubballi' }
  const groups = [...GROUPS, { parent_edition: 'Hubballi', editions: [more] }]
  await saveEditionGroups(server.services.db, 'PV', groups)
  const publish = (articles: TestArticle[], date: string, edition: number, version = 'v1') =>
    publishArticles(server.services, [articles], { key: issueKey(date, edition), version })
  await publish([{ id: 'a', title: 'Rain in the hills', text: RAIN }], '2026-11-15', 5)
  await publish(
    [
      { id: 'b', title: 'Bridges closed after rain', text: SHORTER },
      { id: 'c', title: 'Tomatoes', text: OTHER },
    ],
    '2026-11-15',
    4,
  )
  await publish([{ id: 'd', title: 'Rain', text: SHORTER }], '2026-11-14', 6)
  const group = (query: string, more = {}) => server.search(query, { group: 'story', ...more })
  return { ...server, publish, group }
}

test('results by story show the own edition, and name the others', async () => {
  const { group, search } = await serverWithStories()

  const { total, hits } = await group('rain')

  expect(total).toBe(2)
  expect(hits.map(({ _id }) => _id)).toEqual(['b', 'c'])
  const [story, only] = hits
  expect(story?.alsoIn).toEqual([
    { article_id: 'a', edition_number: 5, edition_date: '2026-11-15', pageNo: 1 },
    { article_id: 'd', edition_number: 6, edition_date: '2026-11-14', pageNo: 1 },
  ])
  expect(story?.isOnlyHere).toBe(false)
  expect(only).toMatchObject({ alsoIn: [], isOnlyHere: true })

  const { total: articles, hits: each, ...rest } = await search('rain')
  expect(articles).toBe(4)
  expect(rest).toEqual({})
  const ids = new Map(each.map(({ _id, storyId }) => [_id, storyId]))
  expect(ids.get('a')).toBe(story?.storyId)
  expect(ids.get('d')).toBe(story?.storyId)
  expect(ids.get('c')).not.toBe(story?.storyId)
})

test('a corrected version keeps its story, and a hidden issue is not named', async () => {
  const { group, publish, services } = await serverWithStories()
  const [before] = (await group('bridges')).hits

  const corrected = 'All bridges are open. The first report was wrong.'
  await publish([{ id: 'b', title: 'Bridges open', text: corrected }], '2026-11-15', 4, 'v2')
  await hideIssue(services.db, issueKey('2026-11-14', 6))

  const [after] = (await group('bridges')).hits
  expect(after).toMatchObject({ _id: 'b', storyId: before?.storyId })
  expect(after?.alsoIn?.map(({ article_id }) => article_id)).toEqual(['a'])
})

test('issues of an earlier release get their stories', async () => {
  const { group, services } = await serverWithStories()
  const before = await group('rain')
  await services.db.deleteFrom('story_article').execute()
  await services.db.deleteFrom('story_issue').execute()
  expect((await group('rain')).total).toBe(4)

  await updateOutdatedStories(services.db, { goOn: () => true })

  const after = await group('rain')
  expect(after.total).toBe(2)
  expect(after.hits.map(({ alsoIn }) => alsoIn)).toEqual(before.hits.map(({ alsoIn }) => alsoIn))
})

test('equal texts are one story whatever their dates, nearly equal ones only within three days', async () => {
  const { group, publish } = await serverWithStories()
  await publish([{ id: 'again', title: 'From the archive', text: RAIN }], '2026-10-01', 5)
  expect((await group('rain')).total).toBe(2)

  await publish([{ id: 'old', title: 'Rain', text: RAIN.replace('two', 'ten') }], '2026-10-20', 6)
  expect((await group('rain')).total).toBe(3)
})

test('stories are written a few at a time, and a killed update is finished', async () => {
  const { services } = await serverToSearch()
  const { db } = services
  const articles = Array.from({ length: 60 }, (_, n) => ({ id: `a${n}`, text: `Report ${n}` }))
  await showArticles(services, [articles])
  const rows = async () => (await db.selectFrom('story_article').select('id').execute()).length
  // PostgreSQL has no global write lock, and writes all at once.
  if (!hasRowLocks(db)) {
    const begin = db.transaction.bind(db)
    let begun = 0
    const killed = vi.spyOn(db, 'transaction').mockImplementation(() => {
      begun += 1
      if (begun > 2) throw new Error('killed')
      return begin()
    })
    await expect(updateStories(db, issueKey('2026-11-15'))).rejects.toThrow('killed')
    killed.mockRestore()
    expect(await rows()).toBeGreaterThan(0)
  }
  expect(await rows()).toBeLessThan(60)
  await updateOutdatedStories(db, { goOn: () => true })
  expect(await rows()).toBe(60)
})

test('results can be of one section and newest first', async () => {
  const { group } = await serverWithStories()
  const { sections } = await group('rain')
  expect(sections?.map(({ name }) => name)).toEqual(['Main'])
  expect((await group('rain', { section: 'Main' })).total).toBe(2)
  expect((await group('rain', { section: 'Sport' })).hits).toEqual([])

  const { hits } = await group('rain', { sort: 'newest' })
  expect(hits.map(({ _source }) => _source.edition_date)).toEqual(['2026-11-15', '2026-11-15'])
})

test('an issue lists the articles that no other edition of the day has', async () => {
  const { app } = await serverWithStories()
  const onlyHere = async (date: string, edition: number) => {
    const path = `/api/epaper/only-here?publisher=PV&date=${date}&edition=${edition}`
    return (await app.request(path)).json()
  }

  expect(await onlyHere('20261115', 4)).toEqual({ articles: ['c'] })
  expect(await onlyHere('20261115', 5)).toEqual({ articles: [] })
  expect(await onlyHere('20261114', 6)).toEqual({ articles: [] })
})

test('the words of a search have boxes on a page that the caller may open', async () => {
  const { app, services } = await serverWithStories()
  const words = {
    format: 1,
    lines: [
      {
        left: 5,
        top: 10,
        width: 20,
        height: 1,
        words: [
          [5, 8, 'Heavy'],
          [15, 4, 'rain'],
        ],
      },
    ],
  }
  const file = 'PV/20261115/4/v1/p01/words.json'
  await services.assets.write(file, new TextEncoder().encode(JSON.stringify(words)))
  const boxes = async (query: string, pageNo = 1) => {
    const place = `publisher=PV&date=20261115&edition=4&pageNo=${pageNo}`
    return app.request(`/api/epaper/search/word-boxes?${place}&query=${query}`)
  }

  expect(await (await boxes('rains')).json()).toEqual({
    boxes: [{ left: 15, top: 10, width: 4, height: 1 }],
  })
  expect(await (await boxes('sun')).json()).toEqual({ boxes: [] })
  expect((await boxes('rain', 9)).status).toBe(404)
})
