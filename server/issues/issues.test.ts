import { expect, test } from 'vitest'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { hideIssue, restoreVersion } from '#store/issues/versions.ts'
import { dataOf, GROUPS, issueKey, publishTestIssue, serverWithIssues } from './testing.ts'

const freemium: Reader = { kind: 'freemium' }
const subscriber = (archivalAccess: number): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(archivalAccess),
  earlyAccess: false,
})

const files = '/epaper/files/PV/20261115/4/v1'

test('editions are listed in groups', async () => {
  const { get } = await serverWithIssues()
  expect(await (await get('/epaper/editions?publisher=PV')).json()).toEqual(GROUPS)
})

test("a visitor gets today's front page open and the others locked", async () => {
  const { get } = await serverWithIssues()
  const response = await get(dataOf('20261115'))
  expect(response.status).toBe(200)
  const { edition, sections, data_url_suffix } = await response.json()
  expect(edition).toEqual({ id: 4, edition_name: 'Bengaluru City', date: '2026-11-15' })
  expect(data_url_suffix).toBe(`/api${files}/`)
  const [front, second] = sections[0].pages
  expect(front).toMatchObject({
    displayName: '01 Front Page',
    locked: false,
    imgFile: 'p01/w2400.webp',
    imgThumbFile: 'p01/thumb.webp',
    pdfFile: 'p01/page.pdf',
    articles: [
      { id: 'p1-lead', title: 'Title of p1-lead', htmlFile: 'a/p1-lead.html', top: '10%' },
    ],
    ads: [{ id: 'p1-ad', imgFile: 'ads/p1-ad.webp', height: '25.5%' }],
  })
  expect(front.images).toContainEqual({ width: 2400, file: 'p01/w2400.webp' })
  expect(second).toEqual({
    pageNo: 2,
    name: 'City',
    names: { en: 'City', kn: 'ನಗರ' },
    displayName: '02 City',
    width: 2400,
    height: 3782,
    locked: true,
    image: 'public/p02/locked.webp',
    imgThumbFile: 'public/p02/locked.webp',
    images: [],
    avif: [],
    articles: [],
    ads: [],
  })
})

test("a visitor's issue data contains nothing of a locked page", async () => {
  const { get } = await serverWithIssues()
  expect(await (await get(dataOf('20261115'))).text()).not.toMatch(/p2-|p02\/(?!locked)/)
})

test('a subscriber gets every page open, with signed addresses', async () => {
  const { get } = await serverWithIssues(subscriber(0))
  const { sections, data_url_suffix } = await (await get(dataOf('20261115', 5))).json()
  expect(sections[0].pages.map(({ locked }: { locked: boolean }) => locked)).toEqual([false, false])
  const path = data_url_suffix.replace('/api', '')
  for (const file of ['p02/w800.webp', 'a/p2-lead.html', 'ads/p2-ad.webp', 'p02/page.pdf']) {
    expect((await get(path + file)).status).toBe(200)
  }
})

test.each([
  ['a day without an issue', dataOf('20261110'), 404, 'edition-not-found'],
  ['an edition without an issue', dataOf('20261115', 9), 404, 'edition-not-found'],
  ['a future date', dataOf('20261116'), 404, 'edition-not-found'],
  ['another edition', dataOf('20261115', 5), 403, 'subscription-required'],
  ['yesterday', dataOf('20261114'), 403, 'subscription-required'],
  ['a malformed date', dataOf('2026-11-15'), 400, 'invalid-request'],
  ['an impossible date', dataOf('20260230'), 400, 'invalid-request'],
  ['an unknown publisher', dataOf('20261115', 4, 'XX'), 400, 'invalid-request'],
  ['no query', '/epaper/data', 400, 'invalid-request'],
])('a visitor is refused: %s', async (_what, path, status, code) => {
  const { get } = await serverWithIssues()
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code })
})

test.each([
  [
    'a freemium reader, another edition',
    freemium,
    dataOf('20261115', 5),
    403,
    'subscription-required',
  ],
  ['a freemium reader, yesterday', freemium, dataOf('20261114'), 403, 'subscription-required'],
  [
    'a subscriber of today only, yesterday',
    subscriber(0),
    dataOf('20261114'),
    403,
    'upgrade-required',
  ],
  ['a subscriber, tomorrow', subscriber(-1), dataOf('20261116'), 404, 'edition-not-found'],
] as const)('refused: %s', async (_who, reader, path, status, code) => {
  const { get } = await serverWithIssues(reader)
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ code, message: code })
})

test("a browser's claim to have paid changes nothing", async () => {
  const { get } = await serverWithIssues()
  const claim = { 'x-is-paid': 'paid', 'x-accesstype-jwt': 'forged' }
  const { sections } = await (await get(dataOf('20261115'), claim)).json()
  expect(sections[0].pages[1].locked).toBe(true)
  expect((await get(dataOf('20261114'), claim)).status).toBe(403)
})

test('the day rolls over at 06:00', async () => {
  const { get, clock } = await serverWithIssues()
  clock.moveTo(new Date('2026-11-16T05:59:50+05:30'))
  expect((await get(dataOf('20261116'))).status).toBe(404)
  clock.moveTo(new Date('2026-11-16T06:00:00+05:30'))
  expect((await get(dataOf('20261116'))).status).toBe(200)
  expect((await get(dataOf('20261115'))).status).toBe(403)
})

test('an unchanged issue is answered with 304', async () => {
  const { get, services } = await serverWithIssues()
  const etag = (await get(dataOf('20261115'))).headers.get('ETag') ?? ''
  expect((await get(dataOf('20261115'), { 'If-None-Match': etag })).status).toBe(304)
  await publishTestIssue(services, issueKey('2026-11-15'), 'v2')
  const renewed = await get(dataOf('20261115'), { 'If-None-Match': etag })
  expect(renewed.status).toBe(200)
  expect((await renewed.json()).data_url_suffix).toContain('/4/v2/')
})

test('an issue is sent in the smallest encoding that the browser accepts', async () => {
  const { get } = await serverWithIssues()
  const response = await get(dataOf('20261115'), { 'Accept-Encoding': 'gzip, br' })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
})

test('an unpublished issue is not found, and a restored one is found again', async () => {
  const { get, services } = await serverWithIssues()
  const key = issueKey('2026-11-15')
  await hideIssue(services.db, key)
  expect((await get(dataOf('20261115'))).status).toBe(404)
  expect((await get(`${files}/p01/w800.webp`)).status).toBe(404)
  await restoreVersion(services.db, key, 'v1')
  expect((await get(dataOf('20261115'))).status).toBe(200)
})

test('files added after publishing reach readers without a new version', async () => {
  const { get, services } = await serverWithIssues()
  const key = issueKey('2026-11-15')
  const etag = (await get(dataOf('20261115'))).headers.get('ETag') ?? ''
  const files = ['p01/w3600.webp', 'p01/w800.avif', 'p01/w1200.avif']
  const texts = new Map([['p1-lead', 'Read by OCR']])
  const titles = new Map([['p1-lead', 'Title by OCR']])
  await addAfterwards(services.db, key, 'v1', [{ pageNo: 1, files, texts, titles }])
  const response = await get(dataOf('20261115'), { 'If-None-Match': etag })
  expect(response.status).toBe(200)
  const [front] = (await response.json()).sections[0].pages
  expect(front.images).toContainEqual({ width: 3600, file: 'p01/w3600.webp' })
  expect(front.avif).toEqual([
    { width: 800, file: 'p01/w800.avif' },
    { width: 1200, file: 'p01/w1200.avif' },
  ])
  const [page] = (await issueVersion(services.db, key, 'v1')).pages
  expect(page?.regions[0]).toMatchObject({
    title: 'Title by OCR',
    text: 'Read by OCR',
    provenance: 'ocr',
  })
})
