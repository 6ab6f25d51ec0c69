import { expect, test } from 'vitest'
import { parseArchiveAccess } from '#domain/access.ts'
import { issueFolder } from '#store/issue-files.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { issueKey, serverWithIssues } from '../issues/testing.ts'
import { homeOn, serverOfDh } from './testing.ts'

const FILES = '/api/epaper/files/PV/20261115/4/v2'
const ROBOTS = [
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'TelegramBot (like TwitterBot)',
]
const SENTENCES = [
  'The tanks of four taluks are full for the first time in nine years.',
  'Farmers say that a second crop is now certain & that <seed> is short.',
  'ನಾಲ್ಕು ತಾಲ್ಲೂಕುಗಳ ಕೆರೆಗಳು ಒಂಬತ್ತು ವರ್ಷಗಳಲ್ಲಿ ಮೊದಲ ಬಾರಿಗೆ ತುಂಬಿವೆ.',
  'The last of these sentences is far beyond the first two hundred characters.',
]

function article(id: string, changes: Partial<PressedRegion> = {}): PressedRegion {
  const title = `Tanks fill: ${id}`
  return {
    id,
    kind: 'article',
    title,
    text: [title, ...SENTENCES].join('\n'),
    top: '10%',
    left: '0%',
    width: '50%',
    height: '25.5%',
    language: 'kn',
    provenance: 'pdf',
    confidence: 1,
    ...changes,
  }
}

function page(pageNo: number, regions: PressedRegion[]): PressedPage {
  const name = pageNo === 1 ? 'Front Page' : 'City'
  return {
    section: 'Main',
    pageNo,
    name,
    displayName: `0${pageNo} ${name}`,
    ...(pageNo === 2 && { name_kn: 'ನಗರ' }),
    regions,
    width: 2400,
    height: 3782,
    more_files: [],
  }
}

/** A server with today's issue, which has articles on its two pages. */
async function serverWithArticles(front: PressedRegion[] = [article('lead')], cards = ['lead']) {
  const server = await serverWithIssues()
  const key = issueKey('2026-11-15')
  const opens = new Date('2026-11-15T06:00:00+05:30')
  const when = { published_at: opens, early_release_at: opens, general_release_at: opens }
  const names = cards.map((id) => `a/${id}-card.jpg`)
  const pages = [
    { ...page(1, front), more_files: [...names, ...(cards.length ? ['p01/card.jpg'] : [])] },
    page(2, [article('inner')]),
  ]
  for (const file of pages.flatMap(({ more_files }) => more_files)) {
    await server.services.assets.write(`${issueFolder(key, 'v2')}/${file}`, new Uint8Array([1]))
  }
  await publishVersion(server.services.db, key, { version: 'v2', pages }, when)
  return { ...server, open: await homeOn(server) }
}

const linkTo = (id: string, { date = '2026-11-15', edition = 4, page = 0 } = {}) =>
  `/article/${encodeURIComponent(id)}?date=${date}&edition_No=${edition}&pageNumber=${page}`

test.each(ROBOTS)('%s gets the card of an article on the free front page', async (robot) => {
  const { open, get } = await serverWithArticles()
  const { response, og, canonical, html } = await open(linkTo('lead'), { 'User-Agent': robot })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(og('type')).toBe('article')
  expect(og('title')).toBe('Tanks fill: lead')
  expect(og('site_name')).toBe('ಬೆಳಕಿಂಡಿ')
  expect(og('locale')).toBe('kn_IN')
  expect(og('url')).toBe(`http://localhost:3000${linkTo('lead').replaceAll('&', '&amp;')}`)
  expect(canonical).toBe(og('url'))
  expect(og('image')).toBe(`http://localhost:3000${FILES}/a/lead-card.jpg`)
  expect([og('image:width'), og('image:height')]).toEqual(['1200', '630'])
  expect(og('image:alt')).toBe('Tanks fill: lead')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).toContain('<title>Tanks fill: lead · Belakindi</title>')
  const image = await get(`${FILES.replace('/api', '')}/a/lead-card.jpg`)
  expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
})

test('the description is at most 200 characters of the text, cut between words', async () => {
  const { open } = await serverWithArticles()
  const { og, html } = await open(linkTo('lead'))
  const description = og('description') ?? ''
  expect(description).toMatch(/^The tanks of four taluks .* &amp; that &lt;seed&gt; is short\. ನಾ/)
  expect(description).toMatch(/\S…$/)
  const plain = description.replace('&amp;', '&').replace('&lt;', '<').replace('&gt;', '>')
  expect([...plain].length).toBeLessThanOrEqual(201)
  expect(SENTENCES.join(' ').startsWith(`${plain.slice(0, -1)} `)).toBe(true)
  expect(html).toContain(`<meta name="description" content="${description}">`)
  expect(html).not.toContain('far beyond')
})

test('the description leaves out kicker, strapline, byline and captions', async () => {
  const [first = '', second = ''] = SENTENCES
  const lines = ['Irrigation', 'Tanks fill: lead', 'Nine years on', 'Asha Rao', 'A full tank']
  const text = [...lines, first, second].join('\n')
  const { open } = await serverWithArticles([article('lead', { text, lineRoles: 'khkycbb' })])
  const { og } = await open(linkTo('lead'))
  expect(og('description')).toMatch(/^The tanks of four taluks/)
})

async function expectNoText(path: string, server: Awaited<ReturnType<typeof serverWithArticles>>) {
  for (const robot of [...ROBOTS, 'Mozilla/5.0']) {
    const { html, response } = await server.open(path, { 'User-Agent': robot })
    expect(response.status).toBe(200)
    for (const sentence of SENTENCES) {
      for (const words of sentence.split(/[.&<>:]/).filter((part) => part.trim())) {
        expect(html).not.toContain(words.trim())
      }
    }
    expect(html).not.toMatch(/-card\.jpg|epaper\/(files|signed)/)
  }
}

test.each([
  ['an inner page', linkTo('inner', { page: 1 }), '02 ನಗರ · Bengaluru City · '],
  ['an inner page with a wrong page number', linkTo('inner'), '02 ನಗರ · Bengaluru City · '],
])(
  'the link preview of %s has the title and the position, but no text',
  async (_what, path, place) => {
    const server = await serverWithArticles()
    await expectNoText(path, server)
    const { og, canonical } = await server.open(path)
    expect(og('title')).toBe('Tanks fill: inner')
    expect(og('description')).toMatch(new RegExp(`^${place}ಭಾನುವಾರ, 15 .* 2026$`))
    expect(og('image')).toBe('http://localhost:3000/brand/pv/link-preview.png')
    expect(canonical).toContain('pageNumber=1')
  },
)

test('the link preview of yesterday’s front page or of another edition has no text', async () => {
  const { services, clock, ...server } = await serverWithArticles()
  const open = server.open
  for (const [id, place] of [
    ['p1-lead', { date: '2026-11-14' }],
    ['p1-lead', { edition: 5 }],
  ] as const) {
    const { og, html } = await open(linkTo(id, place))
    expect(og('title')).toBe('Title of p1-lead')
    expect(og('image')).toMatch(/link-preview\.png$/)
    expect(html).not.toContain('Text of')
  }
  clock.moveTo(new Date('2026-11-16T07:00:00+05:30'))
  await expectNoText(linkTo('lead'), { services, clock, ...server })
  expect((await open(linkTo('lead'))).og('title')).toBe('Tanks fill: lead')
})

test('a signed-in subscriber gets the same link preview as a messenger', async () => {
  const reader = {
    kind: 'subscriber',
    archive: parseArchiveAccess(-1),
    earlyAccess: true,
  } as const
  const server = await serverWithIssues(reader)
  const { og, html, data } = await (await homeOn(server))(linkTo('p2-lead', { page: 1 }))
  expect(og('title')).toBe('Title of p2-lead')
  expect(og('image')).toMatch(/link-preview\.png$/)
  expect(data).toBeUndefined()
  expect(html).not.toMatch(/Text of|epaper\/(files|signed)/)
})

test.each([
  ['an unknown article', linkTo('no-such')],
  ['an advertisement', linkTo('p1-ad')],
  ['an unknown issue', linkTo('lead', { date: '2026-11-01' })],
  ['an unknown edition', linkTo('lead', { edition: 99 })],
  ['an issue that is not released yet', linkTo('p1-lead', { date: '2026-11-16' })],
  ['a malformed id', '/article/%E0%A4%A?date=2026-11-15'],
  ['the id __proto__', '/article/__proto__'],
  ['a hostile id', `/article/${encodeURIComponent('"><script>alert(1)</script>')}`],
  ['a long id', `/article/${'x'.repeat(5000)}`],
  ['no id', '/article/'],
  ['a longer path', '/article/lead/more?date=2026-11-15'],
])('%s gets the general link preview', async (_what, path) => {
  const { open } = await serverWithArticles()
  const { response, og, canonical, html } = await open(path)
  expect(response.status).toBe(200)
  expect([og('type'), og('title')]).toEqual(['website', 'ಬೆಳಕಿಂಡಿ'])
  expect(og('image')).toMatch(/link-preview\.png$/)
  expect([canonical, og('url')]).toEqual([undefined, undefined])
  expect(html).not.toMatch(/alert\(1\)|Title of/)
})

test.each(['pv-20261115-4-lake', 'ಕೆರೆ ಸುದ್ದಿ', "a.b_c'd", '50%', 'a&b=c', 'x?y#z', '"quoted"'])(
  'an article with the id %s is found, and its canonical URL leads to it',
  async (id) => {
    const { open } = await serverWithArticles([article(id, { title: 'Odd' })], [])
    const { og, canonical } = await open(`${linkTo(id)}&source=saved_articles`)
    expect(og('title')).toBe('Odd')
    expect(canonical).not.toContain('source')
    const address = new URL((canonical ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'))
    expect((await open(address.pathname + address.search)).og('title')).toBe('Odd')
  },
)

test('without a date and an edition, the article is of today’s default edition', async () => {
  const { open } = await serverWithArticles()
  const { og, canonical } = await open('/article/lead/')
  expect(og('title')).toBe('Tanks fill: lead')
  expect(canonical).toContain('/article/lead?date=2026-11-15&amp;edition_No=4&amp;pageNumber=0')
})

test('a hostile title and text are escaped', async () => {
  const hostile = '</title><script>alert(1)</script>"\'><img src=x onerror=alert(2)>'
  const { open } = await serverWithArticles([
    article('lead', { title: hostile, text: hostile + 1 }),
  ])
  const { og, html } = await open(linkTo('lead'))
  expect(og('title')).toContain('&lt;script&gt;alert(1)')
  expect(html).not.toMatch(/<script>alert|<img src=x/)
  expect(html.match(/<title>/g)).toHaveLength(1)
})

test('an article without a title and text is described by its position', async () => {
  const { open } = await serverWithArticles([article('lead', { title: '', text: '' })], [])
  const { og } = await open(linkTo('lead'))
  expect(og('title')).toMatch(/^01 ಮುಖಪುಟ · Bengaluru City · /)
  expect(og('description')).toBe(og('title'))
})

test('an issue without cards has the whole front page as picture', async () => {
  const { open } = await serverWithArticles([article('lead')], [])
  for (const path of ['/', linkTo('lead')]) {
    const { og } = await open(path)
    expect(og('image')).toBe(`http://localhost:3000${FILES}/p01/w1200.jpg`)
    expect(og('image:height')).toBe('1891')
  }
})

test('the link preview of the front page has its card', async () => {
  const { open } = await serverWithArticles()
  const { og } = await open('/')
  expect(og('image')).toBe(`http://localhost:3000${FILES}/p01/card.jpg`)
  expect([og('image:width'), og('image:height')]).toEqual(['1200', '630'])
})

test.each([
  ['a/inner-card.jpg', 403],
  ['a/lead-card.jpg', 200],
  ['a/none-card.jpg', 404],
  ['p02/card.jpg', 403],
  ['p01/card.jpg', 200],
])('a visitor who requests %s gets %i', async (file, status) => {
  const { get } = await serverWithArticles()
  expect((await get(`${FILES.replace('/api', '')}/${file}`)).status).toBe(status)
})

test('the link preview of the English title is in English', async () => {
  const server = await serverOfDh()
  const { og } = await (await homeOn(server))('/article/p2-lead')
  expect(og('locale')).toBe('en_IN')
  expect(og('description')).toBe('02 City · Bengaluru · Sunday, 15 November 2026')
  expect(og('image')).toBe('https://paper.example/brand/dh/link-preview.png')
})

test('the ETag of a link changes only when its content has changed', async () => {
  const { open, app, services, clock } = await serverWithArticles()
  const { response } = await open(linkTo('lead'))
  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
  const again = async () => (await app.request(linkTo('lead'), { headers })).status
  expect(await again()).toBe(304)
  const texts = new Map([['lead', 'Other words.']])
  await addAfterwards(services.db, issueKey('2026-11-15'), 'v2', [{ pageNo: 1, files: [], texts }])
  expect(await again()).toBe(200)
  expect((await open(linkTo('lead'))).og('description')).toBe('Other words.')
  clock.moveTo(new Date('2026-11-16T07:00:00+05:30'))
  expect((await open(linkTo('lead'))).og('description')).toMatch(/^01 ಮುಖಪುಟ/)
})

test('the app opens when the database fails or does not answer', async () => {
  const { open, services, logged } = await serverWithArticles()
  services.shelf.find = () => Promise.reject(new Error('no database'))
  const failed = await open(linkTo('lead'))
  expect([failed.response.status, failed.og('title')]).toEqual([200, 'ಬೆಳಕಿಂಡಿ'])
  expect(logged).toContainEqual(expect.objectContaining({ event: 'first view failed' }))
  services.shelf.find = () => new Promise(() => {})
  expect((await open(linkTo('lead'))).og('title')).toBe('ಬೆಳಕಿಂಡಿ')
})
