import { expect, test } from 'vitest'
import type { AroundStory } from '#contract/around-story.ts'
import type { Reader } from '#domain/access.ts'
import { issueKey } from '../issues/testing.ts'
import { publishArticles, serverToSearch } from './testing.ts'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}

const story = (id: string, title: string, byline: string, start = '') => ({
  id,
  title,
  text: `${title}\n${byline}\n${start}Text of ${id}`,
  lineRoles: 'hyb',
})

const OF_DAM = 'Many came to see Hemavathi dam. '

/** Three days with stories on a dam. The story of the middle day is on the second page and in two editions. */
async function daysWithStories(reader?: Reader) {
  const server = await serverToSearch(reader)
  const { services } = server
  await publishArticles(services, [[story('early', 'Hemavathi dam fills', 'Asha Rao')]], {
    key: issueKey('2026-11-13'),
  })
  for (const edition of [4, 5]) {
    const ofDay = story(`middle-${edition}`, 'Gates of Hemavathi dam opened', 'Asha Rao', OF_DAM)
    const front = story(`front-${edition}`, 'Chess title', 'Asha Rao')
    await publishArticles(services, [[front], [ofDay]], { key: issueKey('2026-11-14', edition) })
  }
  await publishArticles(services, [[story('late', 'Hemavathi dam: canals full', 'B Gowda')]])
  const ask = (date: string, articleId: string) =>
    server.app.request(
      `/api/epaper/around-story?${new URLSearchParams({ publisher: 'PV', date, edition: '4', articleId })}`,
    )
  return { ...server, ask }
}

test('an article has earlier and later stories on its subject, and others of its reporter', async () => {
  const { ask } = await daysWithStories(subscriber)

  const around: AroundStory = await (await ask('20261114', 'middle-4')).json()

  expect(around).toEqual({
    words: ['Hemavathi', 'dam', 'Gates'],
    earlier: [
      {
        id: 'early',
        title: 'Hemavathi dam fills',
        date: '2026-11-13',
        edition: 4,
        pageNo: 1,
        locked: false,
      },
    ],
    later: [expect.objectContaining({ id: 'late', date: '2026-11-15' })],
    reporter: {
      name: 'Asha Rao',
      stories: [
        expect.objectContaining({ id: 'front-4' }),
        expect.objectContaining({ id: 'early' }),
      ],
    },
  })
})

test('a story that is printed on several days is in the timeline once', async () => {
  const { services, ask } = await daysWithStories(subscriber)
  const again = story('middle-4', 'Gates of Hemavathi dam opened', 'Asha Rao', OF_DAM)
  await publishArticles(services, [[{ ...again, id: 'again' }]], { key: issueKey('2026-11-12') })

  const around: AroundStory = await (await ask('20261115', 'late')).json()
  expect(around.earlier.map(({ id }) => id)).toEqual(['early', 'middle-4'])

  const ofItself: AroundStory = await (await ask('20261114', 'middle-4')).json()
  expect(ofItself.earlier.map(({ id }) => id)).toEqual(['early'])
})

test('a visitor sees the titles of locked stories, and nothing around a locked article', async () => {
  const { ask } = await daysWithStories()

  const open: AroundStory = await (await ask('20261115', 'late')).json()

  expect(open.earlier.map(({ id, locked }) => [id, locked])).toEqual([
    ['early', true],
    ['middle-4', true],
  ])
  expect(open.reporter).toEqual({ name: 'B Gowda', stories: [] })
  expect((await ask('20261114', 'middle-4')).status).toBe(403)
  expect((await ask('20261115', 'unknown')).status).toBe(404)
})

test('a word is counted by month since 2020', async () => {
  const { app } = await daysWithStories()
  const parameters = new URLSearchParams({ publisher: 'PV', query: 'dam' })

  const { months } = await (await app.request(`/api/epaper/word-frequency?${parameters}`)).json()

  expect(months[0]).toEqual({ month: '2020-01', articles: 0 })
  expect(months.at(-1)).toEqual({ month: '2026-11', articles: 4 })
  expect(months).toHaveLength(83)
})
