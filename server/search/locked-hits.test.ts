import { expect, test } from 'vitest'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { issueKey } from '../issues/testing.ts'
import { publishArticles, serverToSearch } from './testing.ts'

const subscriber = (archive: number, earlyAccess = false): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(archive),
  earlyAccess,
})

/** Two pages of today's default edition, and the front pages of another edition and of older issues. */
async function archive(reader: Reader) {
  const server = await serverToSearch(reader)
  const today = [
    [{ id: 'front', title: 'Tank', text: 'secret' }],
    [{ id: 'inside', title: 'Tank', text: 'secret' }],
  ]
  await publishArticles(server.services, today)
  for (const [id, key] of [
    ['other-edition', issueKey('2026-11-15', 5)],
    ['last-month', issueKey('2026-10-16')],
    ['long-ago', issueKey('2020-01-01')],
  ] as const) {
    await publishArticles(server.services, [[{ id, title: 'Tank', text: 'secret' }]], { key })
  }
  return server
}

test.each([
  ['a visitor', { kind: 'visitor' }, ['front']],
  ['a freemium reader', { kind: 'freemium' }, ['front']],
  ['a subscriber with access to today only', subscriber(0), ['front', 'inside', 'other-edition']],
  [
    'a subscriber with access to one month',
    subscriber(1),
    ['front', 'inside', 'last-month', 'other-edition'],
  ],
  [
    'a subscriber with access to everything',
    subscriber(-1),
    ['front', 'inside', 'last-month', 'long-ago', 'other-edition'],
  ],
] as const)(
  '%s finds every article, and can open those that the access allows',
  async (_who, reader, open) => {
    const { search } = await archive(reader)

    const { total, hits } = await search('tank')

    expect(total).toBe(5)
    const opened = hits.filter(({ _source }) => !_source.locked).map(({ _id }) => _id)
    expect(opened.sort()).toEqual(open)
    expect(hits.filter(({ _source }) => _source.description === 'secret')).toHaveLength(open.length)
  },
)

test('a locked hit has the title and the position, but no text', async () => {
  const { ask } = await archive({ kind: 'visitor' })

  const response = await ask('tank', { date: '20200101' })
  const body = await response.text()

  expect(JSON.parse(body).hits).toEqual([
    {
      _id: 'long-ago',
      _source: {
        title: 'Tank',
        top: '10%',
        left: '5%',
        width: '50%',
        height: '25.5%',
        created_at: '2020-01-01T00:30:00.000Z',
        publisher_short_code: 'PV',
        edition_number: 4,
        edition_date: '2020-01-01',
        page_details: { pageNo: 1, name: 'Page 1' },
        locked: true,
      },
      storyId: expect.any(String),
    },
  ])
  expect(body).not.toContain('secret')
})

test('the hit on the front page has an unsigned file path for everyone', async () => {
  const { search } = await archive({ kind: 'visitor' })
  const { hits } = await search('tank')
  const front = hits.find(({ _id }) => _id === 'front')
  expect(front?._source.htmlPath).toBe('/api/epaper/files/PV/20261115/4/v1/a/front.html')
})

test('an issue that is not released yet is not found by anyone', async () => {
  const server = await serverToSearch(subscriber(-1, true))
  const { services, clock, search } = server
  await publishArticles(services, [[{ id: 'tomorrow', title: 'Tank' }]], {
    key: issueKey('2026-11-16'),
  })
  const opens = new Date('2026-11-15T14:00:00+05:30')
  await publishArticles(services, [[{ id: 'soon', title: 'Tank' }]], { opens })

  expect(await search('tank')).toEqual({ total: 0, hits: [] })
  expect(await search('tank', { date: '20261116' })).toEqual({ total: 0, hits: [] })

  clock.moveTo(opens)
  expect((await search('tank')).hits.map(({ _id }) => _id)).toEqual(['soon'])
})

test('before its general release an issue is found, but locked for subscribers without early access', async () => {
  const server = await serverToSearch(subscriber(-1, false))
  await publishArticles(server.services, [[{ id: 'early', title: 'Tank' }]])
  await server.services.db
    .updateTable('issue')
    .set({ general_release_at: new Date('2026-11-15T14:00:00+05:30').getTime() })
    .execute()

  const { hits } = await server.search('tank')

  expect(hits.map(({ _source }) => _source.locked)).toEqual([true])
})
