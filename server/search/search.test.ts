import { expect, test } from 'vitest'
import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { SearchBusy } from '#store/search/search-engine.ts'
import { issueKey } from '../issues/testing.ts'
import { publishArticles, serverToSearch } from './testing.ts'

const subscriber = (archive: number, earlyAccess = false): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(archive),
  earlyAccess,
})
const everything = subscriber(-1)

test('a hit has every field of the specification', async () => {
  const { services, search } = await serverToSearch(everything)
  const text = 'ಕೊಡಗಿನಲ್ಲಿ ಭಾರಿ ಮಳೆ ಸುರಿದಿದೆ.'
  await publishArticles(services, [[{ id: 'a-1', title: 'ಜಲಾಶಯ ಭರ್ತಿ', text }]])

  const { total, hits } = await search('ಜಲಾಶಯ')

  expect(total).toBe(1)
  expect(hits).toEqual([
    {
      _id: 'a-1',
      _source: {
        title: 'ಜಲಾಶಯ ಭರ್ತಿ',
        description: text,
        htmlPath: expect.stringMatching(
          /^\/api\/epaper\/signed\/[^/]+\/PV\/20261115\/4\/v1\/a\/a-1\.html$/,
        ),
        top: '10%',
        left: '5%',
        width: '50%',
        height: '25.5%',
        created_at: '2026-11-15T00:30:00.000Z',
        publisher_short_code: 'PV',
        edition_number: 4,
        edition_date: '2026-11-15',
        page_details: {
          imgFile: expect.stringMatching(/^\/api\/epaper\/signed\/.+\/v1\/p01\/w1200\.webp$/),
          pageNo: 1,
          name: 'Page 1',
        },
        locked: false,
      },
      storyId: expect.any(String),
    },
  ])
})

test('the description is the text around the first match', async () => {
  const { services, search } = await serverToSearch(everything)
  const text = `${'rice '.repeat(100)}elephant${' wheat'.repeat(100)}`
  const lake = { title: 'Lake is full', text: 'Lake is full\nThe water rose.', lineRoles: 'hb' }
  await publishArticles(services, [
    [
      { id: 'a-1', title: 'Crops', text },
      { id: 'a-2', ...lake },
    ],
  ])

  const [hit] = (await search('elephant')).hits

  expect(hit?._source.description).toMatch(/^… (rice )+elephant( wheat)+ …$/)
  expect(hit?._source.description?.length).toBeLessThan(260)
  // Without the headline, which the hit has already.
  const [headlined] = (await search('lake')).hits
  expect(headlined?._source.description).toBe('The water rose.')
})

test('advertisements are not found', async () => {
  const { services, find } = await serverToSearch()
  await publishArticles(services, [[{ id: 'ad-1', kind: 'ad', title: 'Gold', text: 'Gold' }]])
  expect(await find('gold')).toEqual([])
})

async function sixIssues(reader: Reader = everything) {
  const server = await serverToSearch(reader)
  for (const date of ['2026-10-01', '2026-11-14', '2026-11-15']) {
    for (const edition of [4, 5]) {
      const id = `${date.slice(5)}-${edition}`
      const key = issueKey(date, edition)
      await publishArticles(server.services, [[{ id, title: 'Tank' }]], { key })
    }
  }
  return server
}

test.each([
  ['a day', { date: '20261114' }, ['11-14-4', '11-14-5']],
  ['a day and an edition', { date: '20261114', editionNo: '4' }, ['11-14-4']],
  ['an edition', { editionNo: '5' }, ['11-15-5', '11-14-5', '10-01-5']],
  ['a first day', { from: '20261115' }, ['11-15-4', '11-15-5']],
  ['a last day', { to: '20261113' }, ['10-01-4', '10-01-5']],
  ['a range', { from: '20261001', to: '20261114', editionNo: '4' }, ['11-14-4', '10-01-4']],
  ['a range that ends before it starts', { from: '20261114', to: '20261001' }, []],
  ['a day outside the range', { date: '20261001', from: '20261101' }, []],
  ['a day without an issue', { date: '20261002' }, []],
])('a search can be limited to %s', async (_what, filter, ids) => {
  const { search } = await sixIssues()

  const { total, hits } = await search('tank', filter)

  expect(hits.map(({ _id }) => _id)).toEqual(ids)
  expect(total).toBe(ids.length)
})

test('a search in one title finds no articles of the other', async () => {
  const { find } = await sixIssues()
  expect(await find('tank', { publisher_short_code: 'DH' })).toEqual([])
})

test('results are paged, and the total counts all of them', async () => {
  const { search } = await sixIssues()
  const pages = await Promise.all(
    ['0', '4', '6'].map((offset) => search('tank', { offset, limit: '4' })),
  )

  expect(pages.map(({ hits }) => hits.map(({ _id }) => _id))).toEqual([
    ['11-15-4', '11-15-5', '11-14-4', '11-14-5'],
    ['10-01-4', '10-01-5'],
    [],
  ])
  expect(pages.map(({ total }) => total)).toEqual([6, 6, 6])
})

test('a match in the title ranks above one in the lead, and that above one in the body', async () => {
  const { services, find } = await serverToSearch()
  const filling = 'other '.repeat(60)
  await publishArticles(services, [
    [
      { id: 'body', title: 'One', text: `${filling} monsoon` },
      { id: 'title', title: 'Monsoon', text: filling },
      { id: 'lead', title: 'Two', text: `The monsoon ${filling}` },
    ],
  ])
  expect(await find('monsoon')).toEqual(['title', 'lead', 'body'])
})

test('a match of the whole word ranks above a match of its beginning, and newer above older', async () => {
  const { services, find } = await serverToSearch()
  const older = issueKey('2026-11-14')
  await publishArticles(services, [[{ id: 'begins', title: 'Mandarin' }]])
  await publishArticles(services, [[{ id: 'older', title: 'Mandar' }]], { key: older })
  await publishArticles(services, [[{ id: 'newer', title: 'Mandar' }]], {
    key: issueKey('2026-11-15', 5),
  })
  expect(await find('mandar')).toEqual(['newer', 'older', 'begins'])
})

test('a compound is found by its last member and by its members apart', async () => {
  const { services, find } = await serverToSearch()
  await publishArticles(services, [
    [
      { id: 'joined', title: 'ರಾಷ್ಟ್ರಪ್ರಶಸ್ತಿ ಪ್ರಕಟ' },
      { id: 'apart', title: 'ಗ್ರಾಮ ಪಂಚಾಯಿತಿ ಸಭೆ' },
      { id: 'scattered', title: 'ಪಂಚಾಯಿತಿ ಸದಸ್ಯರ ಗ್ರಾಮ ಭೇಟಿ' },
    ],
  ])
  expect(await find('ಪ್ರಶಸ್ತಿ')).toEqual(['joined'])
  expect(await find('ಗ್ರಾಮಪಂಚಾಯಿತಿ')).toEqual(['apart'])
  expect(await find('ರಾಷ್ಟ್ರ ಪ್ರಶಸ್ತಿ')).toEqual(['joined'])
})

test('body, caption and table count differently, and a table least', async () => {
  const { services, find } = await serverToSearch()
  const article = (id: string, lineRoles: string, text: string) => ({ id, text, lineRoles })
  const prose = 'other '.repeat(40)
  await publishArticles(services, [
    [
      article('table', 'tb', `monsoon 12 14\n${prose}`),
      article('caption', 'bc', `${prose}\nThe monsoon`),
      article('body', 'bb', `${prose}\nThe monsoon`),
      article('kicker', 'kb', `Monsoon\n${prose}`),
    ],
  ])
  expect(await find('monsoon')).toEqual(['kicker', 'body', 'caption', 'table'])
})

test('of one day the home edition comes first', async () => {
  const { services, find } = await serverToSearch()
  for (const edition of [4, 5]) {
    for (const day of ['14', '15']) {
      const key = issueKey(`2026-11-${day}`, edition)
      await publishArticles(services, [[{ id: `${day}-${edition}`, title: 'Elephant' }]], { key })
    }
  }

  expect(await find('elephant')).toEqual(['15-4', '15-5', '14-4', '14-5'])
})

test('an article must contain all words, in its title or text', async () => {
  const { services, find } = await serverToSearch()
  await publishArticles(services, [
    [
      { id: 'both', title: 'Cauvery', text: 'Water level falls' },
      { id: 'one', title: 'Cauvery', text: 'Fair begins' },
    ],
  ])
  expect(await find('cauvery water')).toEqual(['both'])
})

test('a phrase is found anywhere in the text, if its words are adjacent', async () => {
  const { services, find } = await serverToSearch()
  const words = Array.from({ length: 80 }, (_, index) => `w${index}x`)
  await publishArticles(services, [[{ id: 'a-1', title: 'Price rise', text: words.join(' ') }]])

  for (const start of [0, 15, 20, 23, 24, 25, 70]) {
    expect(await find(`"${words.slice(start, start + 4).join(' ')}"`)).toEqual(['a-1'])
  }
  expect(await find('"w1x w3x"')).toEqual([])
  expect(await find('"rise w0x"')).toEqual([])
})

test('results beyond the highest count can still be paged to, ordered by date', async () => {
  const { services, search } = await serverToSearch()
  const article = (page: number, index: number) => ({ id: `${page}-${index}`, title: 'Tank' })
  const pages = Array.from({ length: 11 }, (_, page) =>
    Array.from({ length: 100 }, (_, index) => article(page, index)),
  )
  await publishArticles(services, pages)

  const far = await search('tank', { offset: '995', limit: '10' })
  const last = await search('tank', { offset: '1095', limit: '10' })

  expect(far.total).toBe(SEARCH_COUNTED_TO)
  expect(far.hits.map(({ _id }) => _id)).toEqual(
    [4, 3, 2, 1, 0].map((n) => `1-${n}`).concat([99, 98, 97, 96, 95].map((n) => `0-${n}`)),
  )
  expect(last.hits.map(({ _id }) => _id)).toEqual([4, 3, 2, 1, 0].map((n) => `0-${n}`))
})

test('a search without words finds nothing', async () => {
  const { search } = await sixIssues()
  expect(await search('?!')).toEqual({ total: 0, hits: [] })
})

test('a caller with too many searches is refused for a while', async () => {
  const { ask } = await serverToSearch()
  const statuses = new Set<number>()
  for (let count = 0; count < 240; count += 1) statuses.add((await ask('?')).status)

  const refused = await ask('tank')

  expect([...statuses]).toEqual([200])
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
})

test('a search that takes too long answers unavailable', async () => {
  const { services, ask } = await serverToSearch()
  services.search.find = () => Promise.reject(new SearchBusy('The search took too long'))

  const response = await ask('tank')

  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    code: 'unavailable',
    message: 'The search took too long',
  })
})
