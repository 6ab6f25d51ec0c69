import { expect, test } from 'vitest'
import { MAX_SAVED_ARTICLES } from '#contract/saved-articles.ts'
import { readerWith } from '#store/auth/readers.ts'
import { type Browser, browserOn, signIn } from '../auth/testing.ts'
import { createTestServer } from '../testing.ts'

const PATH = '/user/saved-articles'
const OF_PV = '?publisher=PV'

const article = {
  publisher_short_code: 'PV',
  article_id: 'pv-20261115-4-01-0a1b2c3d',
  edition_number: 4,
  page_no: 1,
  html_path: 'a/pv-20261115-4-01-0a1b2c3d.html',
  image_path: 'p01/w2400.webp',
  image_coordinates: { top: '10%', left: '5%', width: '40%', height: '20.5%' },
  title: 'ಮಳೆ: ನಗರದಲ್ಲಿ ಜನಜೀವನ ಅಸ್ತವ್ಯಸ್ತ',
  description: '<script>alert(1)</script>',
  edition_date: '2026-11-15',
}

async function signedIn(contact = 'reader@example.com') {
  const server = await createTestServer()
  const { browser } = await signIn(server, contact)
  return { server, browser }
}

const save = (browser: Browser, changes: object = {}) =>
  browser.send('POST', PATH, { ...article, ...changes })

const remove = (browser: Browser, id = article.article_id, of = OF_PV) =>
  browser.send('DELETE', `${PATH}/${id}${of}`)

async function list(browser: Browser, of = OF_PV) {
  return (await browser.send('GET', PATH + of)).json()
}

async function idsIn(browser: Browser, of?: string) {
  const saved: { article_id: string }[] = await list(browser, of)
  return saved.map(({ article_id }) => article_id)
}

test('a saved article is in the list with all its fields', async () => {
  const { browser } = await signedIn()
  expect(await list(browser)).toEqual([])

  const saved = await (await save(browser)).json()

  expect(saved).toMatchObject(article)
  expect(saved.created_at).toMatch(/^2026-11-15T06:30:/)
  expect(await list(browser)).toEqual([saved])
})

test('the list has the newest first', async () => {
  const { server, browser } = await signedIn()
  for (const [minute, article_id] of ['a-1', 'a-3', 'a-2'].entries()) {
    server.clock.moveTo(new Date(`2026-11-15T12:1${minute}:00+05:30`))
    await save(browser, { article_id })
  }

  expect(await idsIn(browser)).toEqual(['a-2', 'a-3', 'a-1'])
})

test('saving the same article again returns the first one unchanged', async () => {
  const { server, browser } = await signedIn()
  const first = await (await save(browser)).json()
  server.clock.moveTo(new Date('2026-11-15T12:10:00+05:30'))

  const second = await save(browser, { title: 'Another title' })

  expect(second.status).toBe(200)
  expect(await second.json()).toEqual(first)
  expect(await list(browser)).toEqual([first])
})

test('ten concurrent saves of the same article store it once', async () => {
  const { browser } = await signedIn()

  const answers = await Promise.all(Array.from({ length: 10 }, () => save(browser)))

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
  expect(new Set(ids).size).toBe(1)
  expect(await idsIn(browser)).toEqual([article.article_id])
})

test('a removed article is not in the list, and removing it again answers not found', async () => {
  const { browser } = await signedIn()
  await save(browser)

  const removed = await remove(browser)
  expect([removed.status, await removed.json()]).toEqual([200, {}])
  expect(await list(browser)).toEqual([])

  const again = await remove(browser)
  expect(again.status).toBe(404)
  expect(await again.json()).toMatchObject({ code: 'article-not-found' })
})

test('of two concurrent removals of the same article one answers not found', async () => {
  const { browser } = await signedIn()
  await save(browser)

  const answers = await Promise.all([remove(browser), remove(browser)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('each title has its own list', async () => {
  const { browser } = await signedIn()
  await save(browser)
  await save(browser, { publisher_short_code: 'DH' })

  expect(await idsIn(browser, '?publisher=DH')).toHaveLength(1)
  expect((await remove(browser, article.article_id, '?publisher=DH')).status).toBe(200)
  expect(await idsIn(browser)).toEqual([article.article_id])
})

test('a reader cannot see or change the list of another reader', async () => {
  const { server, browser } = await signedIn()
  await save(browser)
  const other = await signIn(server, '+919876543210')

  expect(await list(other.browser)).toEqual([])
  expect((await remove(other.browser)).status).toBe(404)
  await save(other.browser, { reader_id: 'someone', id: 'chosen', created_at: '1970-01-01' })
  expect(await list(other.browser)).toMatchObject([{ created_at: expect.stringMatching(/^2026/) }])
  expect((await list(other.browser))[0].id).not.toBe('chosen')
  expect(await idsIn(browser)).toEqual([article.article_id])
})

test('a visitor cannot list, save or remove articles', async () => {
  const visitor = browserOn(await createTestServer())

  const answers = [await visitor.send('GET', PATH + OF_PV), await save(visitor)]
  answers.push(await remove(visitor))

  for (const answer of answers) {
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'login-required' })
  }
})

test.each([
  ['no article', { article_id: undefined }],
  ['an id with ../', { article_id: '../../etc/passwd' }],
  ['an id with SQL', { article_id: "x' or 1=1 --" }],
  ['a javascript: URL', { html_path: 'javascript:alert(1)' }],
  ['an unknown title', { publisher_short_code: 'XX' }],
  ['invalid coordinates', { image_coordinates: { top: 'url(//evil.example)' } }],
  ['a day that does not exist', { edition_date: '2026-02-30' }],
  ['a page without a number', { page_no: '1; drop table reader' }],
  ['a title that is too long', { title: 'x'.repeat(501) }],
  ['a NUL character, which PostgreSQL cannot store', { title: 'a\0b' }],
])('%s is refused', async (_what, fault) => {
  const { browser } = await signedIn()

  const answer = await save(browser, fault)

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'invalid-request' })
  expect(await list(browser)).toEqual([])
})

test('an article whose title has half a surrogate pair is stored and listed', async () => {
  const { browser } = await signedIn()

  expect((await save(browser, { title: 'ಮಳೆ \ud83d' })).status).toBe(200)

  expect(await idsIn(browser)).toEqual([article.article_id])
})

test(`a reader can save at most ${MAX_SAVED_ARTICLES} articles, and save one of them again`, async () => {
  const { server, browser } = await signedIn()
  const { db } = server.services
  const reader = { kind: 'email', value: 'reader@example.com' } as const
  const reader_id = (await readerWith(db, reader)) ?? ''
  const numbers = Array.from({ length: MAX_SAVED_ARTICLES }, (_, index) => index)
  const rows = numbers.map((number) => ({
    ...article,
    reader_id,
    id: `id-${number}`,
    article_id: `a-${number}`,
    image_coordinates: JSON.stringify(article.image_coordinates),
    created_at: number,
  }))
  await db.insertInto('saved_article').values(rows).execute()

  const refused = await save(browser)

  expect(refused.status).toBe(422)
  expect(await refused.json()).toEqual({
    code: 'not-acceptable-now',
    message: 'A reader keeps 1000 saved articles at most.',
  })
  expect((await save(browser, { article_id: 'a-7' })).status).toBe(200)
  expect((await save(browser, { publisher_short_code: 'DH' })).status).toBe(200)
  await remove(browser, 'a-7')
  expect((await save(browser)).status).toBe(200)
  expect(await idsIn(browser)).toHaveLength(MAX_SAVED_ARTICLES)
})
