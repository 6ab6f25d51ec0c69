import { EVERY_ROUTE } from '#contract/every-route.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { API_BASE } from '#contract/route.ts'
import { DEFAULT_RELEASE_HOURS } from '#domain/release-hours.ts'
import { afterPublish } from '#press/afterwards/after-publish.ts'
import type { Press } from '#press/publish.ts'
import { imageShows, pdfShows } from '#press/withdraw/shown-area-testing.ts'
import {
  NEIGHBOUR,
  pageWithStories,
  publishCopy,
  publishPage,
  SECRET,
} from '#press/withdraw/testing.ts'
import { type Browser, signIn } from '#server/auth/testing.ts'
import { GROUPS } from '#server/issues/testing.ts'
import { addressedFolder } from '#server/issues/withdrawn-articles.ts'
import { createTestServer } from '#server/testing.ts'
import { homeOn } from '#server/web-app/testing.ts'
import { checksumOf } from '#store/checksum.ts'
import { grantComplimentary } from '#store/entitlements.ts'
import { issueFolder } from '#store/issue-files.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { everyVersion } from '#store/issues/versions.ts'
import { operatorAt } from '../testing.ts'

const DATE = IssueDate.parse('2026-11-15')
export const CITY = { publisher: 'PV', date: DATE, edition: 4 } as const
export const RURAL = { ...CITY, edition: 5 } as const

type TestServer = Awaited<ReturnType<typeof createTestServer>>

/** The same front page in two versions of one edition and in another edition, and a subscriber who saved the article. */
export async function paperWithScandal() {
  const server = await createTestServer()
  const home = await homeOn(server)
  const { db } = server.services
  await saveEditionGroups(db, 'PV', GROUPS)
  const front = await pageWithStories([SECRET, NEIGHBOUR])
  const at = new Date('2026-11-15T06:00:00+05:30')
  const store = pressOn(server)
  const made = await publishPage(store, { key: CITY, version: 'v1', pdf: front, at })
  const of = { key: CITY, version: 'v1', at, page: made }
  const rural = await publishCopy(store, { key: RURAL, version: 'v1', at, of })
  const page = await publishCopy(store, { key: CITY, version: 'v2', at, of })
  const later = await afterPublish(store, CITY, 'v2', { images: true, ocr: false })
  await addAfterwards(db, CITY, 'v2', later)
  const [article, copy] = [page, rural].map(({ regions }) =>
    regions.find(({ title }) => title === SECRET.title),
  )
  if (!article || !copy) throw new Error('The press found no article')
  const { browser, reply } = await signIn(server, 'asha@example.com')
  await grantComplimentary(db, reply.user.id, {
    archival_access: -1,
    early_access: true,
    starts_at: at,
    ends_at: null,
  })
  await saveArticle(browser, article)
  const { type, run } = operatorAt({ db, press: store })
  return { server, article, copy, browser, home, type, run }
}

function pressOn({ services: { db, assets }, clock, assetFolder }: TestServer): Press {
  return {
    db,
    assets,
    assetSource: { kind: 'folder', folder: assetFolder },
    releaseHours: DEFAULT_RELEASE_HOURS,
    now: () => clock.now(),
  }
}

async function saveArticle(browser: Browser, { id, title, text, ...place }: PressedRegion) {
  const { top, left, width, height } = place
  const saved = await browser.send('POST', '/user/saved-articles', {
    publisher_short_code: 'PV',
    article_id: id,
    edition_number: 4,
    page_no: 1,
    html_path: `a/${id}.html`,
    image_path: 'p01/w2400.webp',
    image_coordinates: { top, left, width, height },
    title,
    description: text.slice(0, 200),
    edition_date: DATE,
  })
  if (saved.status !== 200) throw new Error(`The article was not saved: ${saved.status}`)
}

export type Paper = Awaited<ReturnType<typeof paperWithScandal>>

/** Every address that may show the article: the files of all versions, and the calls that name articles. */
export async function everyAddress({ server, article, copy }: Paper): Promise<string[]> {
  const { services, clock } = server
  const { editOf } = await services.withdrawals.current()
  const addresses: string[] = []
  for (const { key, version } of await everyVersion(services.db)) {
    const folder = issueFolder(key, version)
    const names = new Set([folder, addressedFolder(folder, editOf(folder))])
    for await (const { path } of services.assets.list(folder)) {
      const file = path.slice(folder.length + 1)
      for (const name of names) {
        const { token } = services.signer.sign(name, clock.now())
        addresses.push(`${API_BASE}/epaper/signed/${token}/${name}/${file}`)
        addresses.push(`${API_BASE}/epaper/files/${name}/${file}`)
      }
    }
  }
  for await (const { path } of services.assets.list('withheld')) {
    const { token } = services.signer.sign(path.slice(0, path.lastIndexOf('/')), clock.now())
    addresses.push(`${API_BASE}/epaper/signed/${token}/${path}`, `${API_BASE}/epaper/files/${path}`)
  }
  return [...addresses, ...callsWithArticles(article.id, copy.id)]
}

/** Calls that answer with words of articles. The files are listed from the asset store. */
function callsWithArticles(id: string, idInRural: string): string[] {
  const date = '2026-11-15'
  const issues = [
    { ...CITY, id },
    { ...RURAL, id: idInRural },
  ]
  return [
    ...issues.flatMap(({ edition, id }) => [
      `${API_BASE}/epaper/data?publisher=PV&date=20261115&edition=${edition}`,
      `${API_BASE}/epaper/story-list?publisher=PV&date=20261115&edition=${edition}`,
      `${API_BASE}/iiif/PV/20261115/${edition}/manifest.json`,
      `/article/${id}?date=${date}&edition_No=${edition}`,
      `/?date=${date}&edition_No=${edition}`,
    ]),
    '/',
    '/sitemap.xml',
    ...[SECRET.word, SECRET.title].map(
      (words) =>
        `${API_BASE}/epaper/search?publisher_short_code=PV&query=${encodeURIComponent(words)}`,
    ),
    `${API_BASE}/epaper/search?publisher_short_code=PV&group=story&query=${SECRET.word}`,
    ...issues.map(
      ({ edition, id }) =>
        `${API_BASE}/epaper/around-story?publisher=PV&date=20261115&edition=${edition}&articleId=${id}`,
    ),
    `${API_BASE}/user/saved-articles?publisher=PV`,
    'POST /users/data/export.json',
    'POST /users/data/export.html',
  ]
}

/**
 * GET calls that never have words of an article. `everyAddress` requests the others, except those of the desk: for the pages of
 * a version see versions.test.ts; a page with a withdrawn article cannot be corrected. The archive of the staff finds
 * articles as search does, in `foundArticles`.
 */
export function callsWithoutArticles(): string[] {
  const requested =
    /^\/((desk\/)?archive\/search|epaper\/(data|search|files|story-list|around-story)|iiif\/:publisher\/:date|user\/saved-articles|desk\/(versions\/pages|corrections))/
  return EVERY_ROUTE.filter(({ method, path }) => method === 'GET' && !requested.test(path)).map(
    ({ path }) => path,
  )
}

/** Whether the answer at an address has words or pixels of the article. Undefined if it is refused. */
export async function showsArticle(
  { browser, server, article }: Paper,
  address: string,
): Promise<boolean | undefined> {
  const response = await fetchAs(browser, server, address)
  if (!response.ok && response.status !== 410) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const isDrawn = type.startsWith('image/') || type === 'application/pdf'
  if (!isDrawn || !response.ok) return hasWords(new TextDecoder().decode(bytes))
  if (type.startsWith('image/') && address.includes(article.id)) return true
  if (!/\/p\d+\//.test(address)) return false
  // Many addresses answer with the same bytes.
  const { sha256 } = await checksumOf(bytes)
  const area = address.endsWith('/card.jpg') ? onCard(article) : article
  const verdict = drawn.get(sha256) ?? drawnShows(bytes, type, area)
  drawn.set(sha256, verdict)
  return verdict
}

/** The part of the page that its link card shows: the upper 525 of 1290 parts. */
const CARD_SHARE = 525 / 1290

/** The article's area on the link card of its page, which cuts off the end. */
function onCard(article: PressedRegion): PressedRegion {
  const top = Number.parseFloat(article.top) / CARD_SHARE
  return { ...article, top: `${top}%`, height: `${100 - top}%` }
}

const drawn = new Map<string, Promise<boolean>>()

function drawnShows(bytes: Uint8Array, type: string, article: PressedRegion): Promise<boolean> {
  return type === 'application/pdf'
    ? pdfShows(bytes, article, SECRET.word)
    : imageShows(bytes, article)
}

async function fetchAs(browser: Browser, server: TestServer, address: string) {
  const [, method, path] = /^(POST) (.+)$/.exec(address) ?? []
  if (method && path) return browser.send(method, path, { language: 'en' })
  if (address.startsWith(API_BASE)) return browser.send('GET', address.slice(API_BASE.length))
  return server.app.request(address)
}

/** The request itself may be repeated in the answer, but not the words of the text. */
function hasWords(text: string): boolean {
  return text.includes(SECRET.title) || new RegExp(`the ${SECRET.word}`, 'i').test(text)
}
