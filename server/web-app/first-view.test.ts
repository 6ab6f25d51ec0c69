import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { readerWith } from '#store/auth/readers.ts'
import { grantComplimentary } from '#store/entitlements.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { savePreferredEdition } from '#store/profile.ts'
import { signIn } from '../auth/testing.ts'
import { dataOf, GROUPS, issueKey, publishTestIssue, serverWithIssues } from '../issues/testing.ts'
import { homeOn, serverOfDh } from './testing.ts'

const freemium: Reader = { kind: 'freemium' }
const subscriber = (archivalAccess: number): Reader => ({
  kind: 'subscriber',
  archive: parseArchiveAccess(archivalAccess),
  earlyAccess: false,
})

const FILES = '/api/epaper/files/PV/20261115/4/v1'

async function homeFor(reader?: Reader) {
  const server = await serverWithIssues(reader)
  return { ...server, home: await homeOn(server) }
}

test("a visitor's page contains today's issue, as the API call answers it", async () => {
  const { home, get } = await homeFor()
  const { data, config, response, html } = await home('/')
  expect(response.status).toBe(200)
  expect(data).toEqual({
    date: '2026-11-15',
    edition: 4,
    current: { date: '2026-11-15', next: null },
    editions: GROUPS,
    issue: await (await get(dataOf('20261115'))).json(),
  })
  expect(config).toMatchObject({ today: '2026-11-15', session: 'none' })
  expect(html).toContain('<html data-brand="pv" lang="en">')
  expect(html).toContain('<title>Belakindi</title>')
  expect(html).toMatch(/<h1.*<img class="reader-logo" src="\/brand\/pv\/wordmark.svg"/s)
  expect(html).not.toContain('/brand/dh/')
  expect(html).not.toMatch(/<!--/)
})

test('the front page image is in the HTML and preloaded, before any script runs', async () => {
  const { home } = await homeFor()
  const { image, preload } = await home('/')
  expect(image).toContain(`srcset="${FILES}/p01/w800.webp 800w, ${FILES}/p01/w1200.webp 1200w, `)
  expect(image).toContain(
    'sizes="(min-width: 1328px) 1200px, (min-width: 768px) calc(100vw - 128px), 100vw"',
  )
  expect(image).toContain(`src="${FILES}/p01/w1200.jpg"`)
  expect(image).toContain('width="2400" height="3782" style="aspect-ratio: 2400 / 3782"')
  expect(image).toContain('alt="01 Front Page, 1 article"')
  expect(preload).toContain(/srcset="([^"]*)"/.exec(image ?? '')?.[1])
  expect(preload).toContain('as="image"')
  expect(preload).toContain('fetchpriority="high"')
})

test("the app's code loads after the front page image, and at once on other screens", async () => {
  const { home, app } = await homeFor()
  const { html } = await home('/')
  const [code] = /<template id="app-code">.*?<\/template>/s.exec(html) ?? []
  expect(code).toContain('src="/main.tsx"')
  expect(html.replace(code ?? '', '')).not.toContain('/main.tsx')
  const [, script = ''] = /<script>(\(.*?)<\/script>/s.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = (await app.request('/api/healthz')).headers.get('Content-Security-Policy')
  expect(policy).toContain(`'sha256-${hash}'`)

  const elsewhere = await home('/auth')
  expect(elsewhere.html).toContain('src="/main.tsx"')
  expect(elsewhere.html).not.toContain('<template')
})

test('the controls are in the HTML, in the language of the reader, with what they show', async () => {
  const { home, app } = await homeFor()
  const { html } = await home('/')
  expect(html).toContain('<a href="/subscribe">Subscribe</a>')
  expect(html).toMatch(/href="\/auth"><span class="first-hidden">Log in</)
  expect(html).toContain('<span class="reader-value">Bengaluru City</span>')
  expect(html).toContain('</span>1 / 2</span>')
  expect(html).toContain('<time datetime="2026-11-15" class="reader-value">15 Nov 2026</time>')
  expect(html).toMatch(/data-to="previous" aria-disabled="true"/)
  expect(html).not.toMatch(/\/profile|data-to="next" aria-disabled|<[^>]*\{/)

  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = (await app.request('/api/healthz')).headers.get('Content-Security-Policy')
  expect(policy).toContain(`'sha256-${hash}'`)

  const kannada = (await home('/', { 'accept-language': 'kn' })).html
  expect(kannada).toContain('>ಚಂದಾದಾರರಾಗಿ</a>')
  expect(kannada).toContain('>15 ನವೆಂಬರ್ 2026</time>')
})

test('the controls of a signed-in reader lead to the profile, and those of an older issue to its stories', async () => {
  const { open } = await signedInHome()
  expect((await open()).html).toContain('href="/profile"')
  expect((await open()).html).not.toContain('href="/subscribe"')
  const older = '?date=2026-11-14&edition_No=4'
  expect((await open()).html).toContain('href="/stories"')
  expect((await open(`/${older}`)).html).toContain(`href="/stories${older.replace('&', '&amp;')}"`)
})

test('a browser that supports AVIF gets it when it exists', async () => {
  const { home, services } = await homeFor()
  const files = ['p01/w800.avif', 'p01/w1200.avif']
  const pages = [{ pageNo: 1, files, texts: new Map() }]
  await addAfterwards(services.db, issueKey('2026-11-15'), 'v1', pages)
  const { image, preload } = await home('/', {
    accept: 'text/html,image/avif,image/webp,*/*;q=0.8',
  })
  const widths = /w800\.avif 800w, .*w1200\.avif 1200w, .*w1600\.webp 1600w/
  expect(image).toMatch(widths)
  expect(preload).toMatch(widths)
  expect((await home('/', { accept: '*/*' })).image).not.toContain('avif')
})

test('a locked page shows only its preview, without titles and texts', async () => {
  const { home } = await homeFor(freemium)
  const { image, preload, html } = await home('/?pageNumber=1')
  expect(image).toContain(`src="${FILES}/public/p02/locked.webp"`)
  expect(image).toContain('data-locked=""')
  expect(image).not.toContain('srcset')
  expect(preload).toContain(`href="${FILES}/public/p02/locked.webp"`)
  expect(html).not.toMatch(/p2-|Title of p2|[^c]\/p02\//)
})

test('a subscriber gets the page of the URL, with a signed image URL', async () => {
  const { home, get } = await homeFor(subscriber(-1))
  const { data, image, og } = await home('/?date=2026-11-14&edition_No=4&pageNumber=1')
  expect(data).toMatchObject({ date: '2026-11-14', edition: 4, issue: { sections: [{}] } })
  const source = / src="([^"]*)"/.exec(image ?? '')?.[1] ?? ''
  expect(source).toMatch(/^\/api\/epaper\/signed\/.*\/p02\/w1200\.jpg$/)
  expect((await get(source.replace('/api', ''))).status).toBe(200)
  expect(og('image')).toMatch(/link-preview\.png$/)
})

test.each([
  ['a page after the last', '?pageNumber=99', '02 City'],
  ['a page before the first', '?pageNumber=-1', '01 Front Page'],
  ['a page number that is not a number', '?pageNumber=last', '01 Front Page'],
])('for %s the nearest page is shown', async (_what, query, name) => {
  const { home } = await homeFor(subscriber(0))
  expect((await home(`/${query}`)).image).toContain(`alt="${name}, 1 article"`)
})

test.each([
  ['a future date', undefined, '?date=2026-11-16', 'edition-not-found'],
  ['a day without an issue', subscriber(-1), '?date=2026-11-01', 'edition-not-found'],
  ['an edition that does not exist', subscriber(-1), '?edition_No=99', 'edition-not-found'],
  ['a past date for a visitor', undefined, '?date=2026-11-14', 'subscription-required'],
  ['another edition for a freemium reader', freemium, '?edition_No=5', 'subscription-required'],
  ['a date outside the archive access', subscriber(0), '?date=2026-11-14', 'upgrade-required'],
])(
  'the page of %s has the problem code and nothing of the issue',
  async (_what, reader, query, problem) => {
    const { home } = await homeFor(reader)
    const { data, image, preload, html, response } = await home(`/${query}`)
    expect(response.status).toBe(200)
    expect(data).toMatchObject({ problem, editions: GROUPS })
    expect(data.issue).toBeUndefined()
    expect(image ?? preload).toBeUndefined()
    expect(html).not.toMatch(/p1-lead|epaper\/(files|signed)/)
    expect(html).toContain('class="reader"')
  },
)

const HOSTILE = '"><script>alert(1)</script>'

test.each([
  `/?date=${encodeURIComponent(HOSTILE)}&edition_No=${encodeURIComponent(HOSTILE)}`,
  `/?pageNumber=${encodeURIComponent(HOSTILE)}`,
  `/?x=${encodeURIComponent(HOSTILE)}#${encodeURIComponent(HOSTILE)}`,
  `/?date=2026-02-30&edition_No=-4`,
  `/?edition_No=4&edition_No=${encodeURIComponent(HOSTILE)}`,
  '/?%',
  `/?date=__proto__&__proto__=x`,
])('%s opens today, and the page does not contain its values', async (path) => {
  const { home } = await homeFor()
  const { data, html, canonical } = await home(path)
  expect(data).toMatchObject({ date: '2026-11-15', edition: 4, issue: {} })
  expect(html).not.toContain('alert(1)')
  expect(canonical).toBe('http://localhost:3000/')
})

test('names in an issue are escaped in the page', async () => {
  const server = await serverWithIssues()
  const name = '</script><script>alert(1)</script>"><img src=x>'
  const groups = [
    { parent_edition: name, editions: [{ id: 4, edition_number: 4, edition_name: name }] },
  ]
  await saveEditionGroups(server.services.db, 'PV', groups)
  const { data, html, og } = await (await homeOn(server))('/')
  expect(data.editions[0].parent_edition).toBe(name)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x>')
  expect(og('title')).toContain('&lt;/script&gt;')
})

test('the link preview of the front page has its image, the edition and the day', async () => {
  const { home, get } = await homeFor()
  const { og, canonical, html } = await home('/')
  expect(canonical).toBe('http://localhost:3000/')
  expect(og('url')).toBe('http://localhost:3000/')
  expect(og('site_name')).toBe('ಬೆಳಕಿಂಡಿ')
  expect(og('locale')).toBe('kn_IN')
  expect(og('title')).toMatch(/^ಬೆಳಕಿಂಡಿ · Bengaluru City · ಭಾನುವಾರ.*15.*2026$/)
  expect(og('description')).not.toBe('')
  expect(og('image')).toBe(`http://localhost:3000${FILES}/p01/w1200.jpg`)
  expect([og('image:width'), og('image:height')]).toEqual(['1200', '1891'])
  expect(html).toContain('<meta name="description"')
  expect((await get(`${FILES.replace('/api', '')}/p01/w1200.jpg`)).status).toBe(200)
})

test.each([
  ['/?date=2026-11-15&edition_No=4&pageNumber=0', '/'],
  ['/?pageNumber=1', '/?pageNumber=1'],
  ['/?pageNumber=1&edition_No=5&date=2026-11-14', '/?date=2026-11-14&amp;edition_No=5'],
])('the canonical URL of %s is %s', async (path, canonical) => {
  const { home } = await homeFor()
  expect((await home(path)).canonical).toBe(`http://localhost:3000${canonical}`)
})

test('a link preview never shows a locked page, even for a subscriber', async () => {
  const { home } = await homeFor(subscriber(-1))
  expect((await home('/?pageNumber=1')).og('image')).toContain('/files/PV/20261115/4/v1/p01/')
  for (const path of ['/?edition_No=5', '/?date=2026-11-14', '/?date=2026-11-01']) {
    expect((await home(path)).og('image')).toMatch(/\/brand\/pv\/link-preview\.png$/)
  }
})

test('other screens contain the configuration and no issue', async () => {
  const { home } = await homeFor()
  const { data, image, config, html, og, canonical } = await home('/profile?date=2026-11-15')
  expect([data, image, canonical]).toEqual([undefined, undefined, undefined])
  expect(config.brand).toBe('pv')
  expect(html).not.toContain('class="reader"')
  expect(og('title')).toBe('ಬೆಳಕಿಂಡಿ')
})

test('the other title has its own name, logo and edition', async () => {
  const server = await serverOfDh()
  const { data, html, og } = await (await homeOn(server))('/')
  expect(data).toMatchObject({ edition: 2, issue: { edition: { edition_name: 'Bengaluru' } } })
  expect(html).toContain('<html data-brand="dh" lang="en">')
  expect(html).not.toContain('/brand/pv/')
  expect(og('locale')).toBe('en_IN')
  expect(og('image')).toMatch(/^https:\/\/paper\.example\/api\/epaper\/files\/DH\//)
})

test('a proxy may cache the front page of visitors until the next issue, but no page of a reader', async () => {
  const server = await homeFor()
  const { browser } = await signIn(server, EMAIL)
  const cookie = `sAccessToken=${browser.cookies.get('sAccessToken')}`
  server.clock.moveTo(new Date('2026-11-16T05:59:00+05:30'))
  const cacheControlOf = async (path: string, headers = {}) =>
    (await server.home(path, headers)).response.headers.get('Cache-Control')

  const open = /^public, max-age=0, s-maxage=1, stale-if-error=(\d+)$/
  expect(Number(open.exec((await cacheControlOf('/')) ?? '')?.[1])).toBeLessThanOrEqual(60)
  for (const path of ['/?date=2026-11-14', '/faqs', '/article/p1-lead']) {
    expect(await cacheControlOf(path)).toBe('private, no-cache')
  }
  expect(await cacheControlOf('/', { cookie })).toBe('private, no-cache')
  expect(await cacheControlOf('/', { authorization: 'Bearer x' })).toBe('private, no-cache')
  server.clock.moveTo(new Date('2026-11-17T12:00:00+05:30'))
  expect(await cacheControlOf('/')).toBe('private, no-cache')
})

test('the ETag of a page changes only with its content', async () => {
  const { home, app, services, clock } = await homeFor()
  const { response } = await home('/')
  expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=1, /)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding, Accept, Accept-Language, Cookie')
  const etag = response.headers.get('ETag') ?? ''
  const again = async () => (await app.request('/', { headers: { 'If-None-Match': etag } })).status
  expect(await again()).toBe(304)
  await publishTestIssue(services, issueKey('2026-11-15'), 'v2')
  expect(await again()).toBe(200)
  expect((await home('/')).image).toContain('/4/v2/')
  clock.moveTo(new Date('2026-11-16T06:00:00+05:30'))
  expect((await home('/')).data.date).toBe('2026-11-16')
})

test('a page is sent in the smallest encoding that the browser accepts', async () => {
  const { app } = await homeFor()
  const response = await app.request('/', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(response.headers.get('Content-Encoding')).toBe('br')
})

const EMAIL = 'reader@example.com'

async function signedInHome() {
  const server = await serverWithIssues()
  const home = await homeOn(server)
  const { browser } = await signIn(server, EMAIL)
  const cookie = `sAccessToken=${browser.cookies.get('sAccessToken')}`
  const readerId = (await readerWith(server.services.db, { kind: 'email', value: EMAIL })) ?? ''
  return { ...server, readerId, open: (path = '/') => home(path, { cookie }) }
}

test('a signed-in reader gets the pages of their plan and their preferred edition', async () => {
  const { open, services, clock, readerId } = await signedInHome()
  await savePreferredEdition(services.db, { reader_id: readerId, publisher: 'PV', edition_id: 5 })
  const before = await open()
  expect(before.config.session).toBe('likely')
  expect(before.data.edition).toBe(4)
  expect(before.data.issue.sections[0].pages[1].locked).toBe(true)

  const granted = { archival_access: 0, early_access: false, ends_at: null }
  await grantComplimentary(services.db, readerId, { ...granted, starts_at: clock.now() })
  const after = await open()
  expect(after.data.edition).toBe(5)
  expect(after.data.issue.sections[0].pages[1].locked).toBe(false)
  expect((await open('/?edition_No=4')).data.edition).toBe(4)
})

test('with an expired token the page has no issue: the app refreshes the token and loads it', async () => {
  const { open, clock } = await signedInHome()
  clock.moveTo(new Date(clock.now().getTime() + 16 * 60_000))
  const { response, data, image, config, html } = await open()
  expect(response.status).toBe(200)
  expect([data, image]).toEqual([undefined, undefined])
  expect(config.session).toBe('likely')
  expect(html).toContain('class="reader"')
})

test('with a forged token the page has no issue', async () => {
  const { home } = await homeFor()
  expect((await home('/', { cookie: 'sAccessToken=rubbish' })).data).toBeUndefined()
})

test('the app opens when the database fails', async () => {
  const { home, services, logged } = await homeFor()
  services.shelf.find = () => Promise.reject(new Error('no database'))
  const { response, data, html } = await home('/')
  expect(response.status).toBe(200)
  expect(data).toBeUndefined()
  expect(html).toContain('class="reader"')
  expect(logged).toContainEqual(expect.objectContaining({ event: 'first view failed' }))
})

test('the app opens when the database does not answer', async () => {
  const { home, services } = await homeFor()
  services.shelf.editions = () => new Promise(() => {})
  expect((await home('/')).data).toBeUndefined()
})
