import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { publishIssue, saveEditionGroups } from '#store/issues.ts'
import { createTestServer } from './testing.ts'

const today = IssueDate.parse('2026-11-15')
const groups = [
  {
    parent_edition: 'Bengaluru',
    editions: [
      { id: 4, edition_number: 4, edition_name: 'Bengaluru City' },
      { id: 5, edition_number: 5, edition_name: 'Bengaluru Rural' },
    ],
  },
]

async function serverWithIssues() {
  const server = await createTestServer()
  const { db, assets } = server.services
  await saveEditionGroups(db, 'PV', groups)
  for (const [edition, date] of [
    [4, '2026-11-16'],
    [4, '2026-11-15'],
    [5, '2026-11-15'],
    [4, '2026-11-14'],
  ] as const) {
    const key = { publisher: 'PV', edition, date: IssueDate.parse(date) } as const
    await publishIssue(db, key, { version: 'v1', published_at: 1, pages: [page(1), page(2)] })
    for (const file of ['p01/w800.webp', 'p02/w800.webp', 'public/p02/locked.webp']) {
      const folder = `PV/${date.replaceAll('-', '')}/${edition}/v1`
      await assets.write(`${folder}/${file}`, new TextEncoder().encode(`${date} ${file}`))
    }
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.app.request(`/api${path}`, { headers })
  return { ...server, get }
}

function page(pageNo: number) {
  const name = pageNo === 1 ? 'Front Page' : 'City'
  return {
    section: 'Main',
    pageNo,
    name,
    displayName: `0${pageNo} ${name}`,
    width: 2400,
    height: 3782,
  }
}

const dataOf = (date: string, edition = 4, publisher = 'PV') =>
  `/epaper/data?date=${date}&edition=${edition}&publisher=${publisher}`
const files = '/epaper/files/PV/20261115/4/v1'

test('editions come in groups', async () => {
  const { get } = await serverWithIssues()
  expect(await (await get('/epaper/editions?publisher=PV')).json()).toEqual(groups)
})

test("a visitor gets today's front page open and the others locked", async () => {
  const { get } = await serverWithIssues()
  const response = await get(dataOf('20261115'))
  expect(response.status).toBe(200)
  const { edition, sections } = await response.json()
  expect(edition).toEqual({ id: 4, edition_name: 'Bengaluru City', date: today })
  const [front, second] = sections[0].pages
  expect(front).toMatchObject({
    displayName: '01 Front Page',
    locked: false,
    imgFile: 'p01/w1200.webp',
    imgThumbFile: 'public/p01/thumb.webp',
  })
  expect(front.images).toContainEqual({ width: 2400, file: 'p01/w2400.webp' })
  expect(second).toEqual({
    ...page(2),
    section: undefined,
    locked: true,
    image: 'public/p02/locked.webp',
    imgThumbFile: 'public/p02/locked.webp',
    images: [],
    articles: [],
    ads: [],
  })
})

test('the files that the data names are served', async () => {
  const { get } = await serverWithIssues()
  const { data_url_suffix } = await (await get(dataOf('20261115'))).json()
  expect(data_url_suffix).toBe(`/api${files}/`)
  const response = await get(`${files}/p01/w800.webp`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/webp')
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  expect(await response.text()).toBe('2026-11-15 p01/w800.webp')
  const again = { 'If-None-Match': response.headers.get('ETag') ?? '' }
  expect((await get(`${files}/p01/w800.webp`, again)).status).toBe(304)
  expect((await get(`${files}/public/p02/locked.webp`)).status).toBe(200)
})

test.each([
  ['a day without an issue', dataOf('20261110'), 404, 'edition-not-found'],
  ['an edition without an issue', dataOf('20261115', 9), 404, 'edition-not-found'],
  ['a future date', dataOf('20261116'), 404, 'edition-not-found'],
  ['another edition', dataOf('20261115', 5), 403, 'subscription-required'],
  ['yesterday', dataOf('20261114'), 403, 'subscription-required'],
  ['a malformed date', dataOf('2026-11-15'), 400, 'invalid-request'],
  ['a day that no calendar has', dataOf('20260230'), 400, 'invalid-request'],
  ['an unknown publisher', dataOf('20261115', 4, 'XX'), 400, 'invalid-request'],
  ['no query', '/epaper/data', 400, 'invalid-request'],
  ['a locked page', `${files}/p02/w800.webp`, 403, 'subscription-required'],
  [
    'a page of another edition',
    '/epaper/files/PV/20261115/5/v1/p01/w800.webp',
    403,
    'subscription-required',
  ],
  [
    "yesterday's front page",
    '/epaper/files/PV/20261114/4/v1/p01/w800.webp',
    403,
    'subscription-required',
  ],
  ["tomorrow's front page", '/epaper/files/PV/20261116/4/v1/p01/w800.webp', 404, 'not-found'],
  ['another version', '/epaper/files/PV/20261115/4/v2/p01/w800.webp', 404, 'not-found'],
  ['a page that is not there', `${files}/p03/w800.webp`, 404, 'not-found'],
  ['a path that climbs', `${files}/public/..%2Fp02/w800.webp`, 404, 'not-found'],
  ['a path that climbs twice', `${files}/public/%2e%2e%2fp02%2fw800.webp`, 404, 'not-found'],
  ['a path with a NUL', `${files}/public/p02%00/w800.webp`, 404, 'not-found'],
])('%s is refused', async (_what, path, status, code) => {
  const { get } = await serverWithIssues()
  const response = await get(path)
  expect(response.status).toBe(status)
  expect((await response.json()).code).toBe(code)
})

test('what a browser claims about being paid changes nothing', async () => {
  const { get } = await serverWithIssues()
  const claim = { 'x-is-paid': 'paid', 'x-accesstype-jwt': 'forged' }
  const { sections } = await (await get(dataOf('20261115'), claim)).json()
  expect(sections[0].pages[1].locked).toBe(true)
  expect((await get(dataOf('20261114'), claim)).status).toBe(403)
})

test('the day rolls over at 06:00', async () => {
  const { get, clock } = await serverWithIssues()
  clock.moveTo(new Date('2026-11-16T05:59:59+05:30'))
  expect((await get(dataOf('20261116'))).status).toBe(404)
  clock.moveTo(new Date('2026-11-16T06:00:00+05:30'))
  expect((await get(dataOf('20261116'))).status).toBe(200)
  expect((await get(dataOf('20261115'))).status).toBe(403)
})
