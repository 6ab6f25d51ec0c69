// @module-tag slow: makes and draws pages.
import { expect, test } from 'vitest'
import { wordsIn } from '#press/withdraw/shown-area-testing.ts'
import { NEIGHBOUR } from '#press/withdraw/testing.ts'
import {
  callsWithoutArticles,
  everyAddress,
  type Paper,
  paperWithScandal,
  showsArticle,
} from './withdraw-testing.ts'

async function showing(paper: Paper, addresses: readonly string[]): Promise<string[]> {
  const shown: string[] = []
  for (const address of addresses) if (await showsArticle(paper, address)) shown.push(address)
  return shown
}

/** The bytes of every file of every version. */
async function filesOf({ server }: Paper): Promise<Map<string, string | undefined>> {
  const files = new Map<string, string | undefined>()
  for await (const { path } of server.services.assets.list('PV')) {
    files.set(path, (await server.services.assets.read(path))?.sha256)
  }
  return files
}

const isNoExport = (address: string) => !address.startsWith('POST ')

/** What showed the article before. */
const KINDS = [
  ...['w800.webp', 'w2400.webp', 'w3600.webp', 'w800.avif', 'w1200.jpg', 'thumb.webp'],
  ...['locked.webp', 'page.pdf', '.html', '-card.jpg', '/1-', 'manifest.json'],
  ...[
    '/epaper/data',
    '/article/',
    '/epaper/search',
    '/saved-articles',
    'export.json',
    'export.html',
  ],
]

test('a withdrawn article cannot be read at any address that showed it, and an undo restores every byte', async () => {
  const paper = await paperWithScandal()
  const before = await showing(paper, await everyAddress(paper))
  const original = await filesOf(paper)
  expect(KINDS.filter((kind) => !before.some((one) => one.includes(kind)))).toEqual([])

  const { id } = paper.article
  const said = await paper.type('press', 'withdraw', id, '--reason', 'order of the court')

  expect(said.split('\n').slice(0, 4)).toEqual([
    `PV 2026-11-15 edition 4, version v1, page 1: ${id} (Reservoir scandal), named`,
    `PV 2026-11-15 edition 4, version v2, page 1: ${id} (Reservoir scandal), named`,
    expect.stringMatching(/^PV 2026-11-15 edition 5, version v1, page 1: .*, same text$/),
    'Places where the article was: 3. Pages made again: 3. Withdrawals in force: 2.',
  ])
  // Each export is requested once more: a reader may make few of them.
  for (const kind of ['json', 'html']) {
    expect(await showsArticle(paper, `POST /users/data/export.${kind}`)).toBe(false)
  }
  const after = [...before, ...(await everyAddress(paper))].filter(isNoExport)
  expect(after.filter((one) => one.includes('/withheld/'))).not.toEqual([])
  expect(await showing(paper, after)).toEqual([])
  await expectNotices(paper)
  await expectNeighbour(paper)

  await paper.type('press', 'reinstate', id)

  expect(await filesOf(paper)).toEqual(original)
  expect(await showing(paper, before.filter(isNoExport))).toEqual(before.filter(isNoExport))
  expect(await paper.type('press', 'withdrawals')).toMatch(
    /asha: PV-20261115-4 .* reason: order of the court, undone .* by asha/,
  )
  const log = await paper.type('audit', 'list')
  expect(log.match(/(?<=: )(withdrew|reinstated) article \S+ of Bengaluru \w+/g)).toEqual([
    `reinstated article ${paper.copy.id} of Bengaluru Rural`,
    `reinstated article ${id} of Bengaluru City`,
    `withdrew article ${paper.copy.id} of Bengaluru Rural`,
    `withdrew article ${id} of Bengaluru City`,
  ])
})

/** The share link answers 410, and the saved article keeps its entry without words. */
async function expectNotices({ home, article, browser }: Paper): Promise<void> {
  const shared = await home(`/article/${article.id}?date=2026-11-15&edition_No=4`)
  expect(shared.response.status).toBe(410)
  expect(shared.og('description')).toBe('ಈ ಲೇಖನವನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.')
  expect(shared.html).toContain('<meta name="robots" content="noindex">')
  const withdrawn = { withdrawn_at: expect.stringMatching(/^2026-11-15T/) }
  const list = await browser.send('GET', '/user/saved-articles?publisher=PV')
  expect(await list.json()).toMatchObject([
    {
      article_id: article.id,
      title: '',
      description: '',
      html_path: '',
      image_path: '',
      withdrawn,
    },
  ])
  const data = await browser.send('GET', '/epaper/data?publisher=PV&date=20261115&edition=4')
  expect((await data.json()).withdrawn).toEqual({ [article.id]: withdrawn })
}

/** The story beside the withdrawn one is found, read and printed as before, at a new address. */
async function expectNeighbour({ browser }: Paper): Promise<void> {
  const search = `/epaper/search?publisher_short_code=PV&query=${NEIGHBOUR.word}`
  const { hits } = await (await browser.send('GET', search)).json()
  const { title, htmlPath, page_details } = hits[0]._source
  expect(title).toBe(NEIGHBOUR.title)
  expect(htmlPath).toContain('-edit-')
  const text = await browser.send('GET', htmlPath.slice('/api'.length))
  expect(await text.text()).toContain(NEIGHBOUR.word)
  const folder = page_details.imgFile.slice('/api'.length).replace(/[^/]*$/, '')
  const pdf = await browser.send('GET', `${folder}page.pdf`)
  expect(await wordsIn(new Uint8Array(await pdf.arrayBuffer()))).toContain(NEIGHBOUR.word)
}

test('the other calls of the product name no article', () => {
  expect(callsWithoutArticles()).toMatchInlineSnapshot(`
    [
      "/auth/me",
      "/auth/passwordless/email/exists",
      "/auth/signup/email/exists",
      "/auth/passwordless/phonenumber/exists",
      "/auth/signup/phoneNumber/exists",
      "/auth/authorisationurl",
      "/auth/sessions",
      "/auth/jwt/jwks.json",
      "/auth/.well-known/openid-configuration",
      "/epaper/editions",
      "/epaper/current-issue",
      "/epaper/issue-dates",
      "/epaper/front-pages",
      "/epaper/this-day",
      "/iiif/:publisher/:edition/collection.json",
      "/epaper/article-lengths",
      "/epaper/page-columns",
      "/clips/:token",
      "/clips/:token/picture",
      "/epaper/only-here",
      "/user/reading-places",
      "/user/followed-searches",
      "/followed-searches/one-click/:token",
      "/epaper/word-frequency",
      "/users/preferences",
      "/users/erasure",
      "/users/entitlement",
      "/subscription_groups",
      "/members/me/subscriptions",
      "/members/me/subscriptions/quote",
      "/members/me/invoices",
      "/members/me/invoices/:file",
      "/members/me/refunds",
      "/discount-banner",
      "/testimonials",
      "/faqs",
      "/subscriber-count",
      "/contact",
      "/legal-texts/:document",
      "/config",
      "/healthz",
      "/readyz",
      "/status",
      "/metrics",
      "/openapi.json",
      "/dev/inbox",
      "/dev/inbox/attachments/:id",
      "/dev/clock",
      "/dev/google/accounts",
      "/desk/me",
      "/desk/staff",
      "/desk/log",
      "/desk/editions",
      "/desk/uploads",
      "/desk/press-jobs",
      "/desk/board",
      "/desk/board/events",
      "/desk/board/duty",
      "/desk/versions",
      "/desk/previews/issues",
      "/desk/previews/address",
      "/desk/archive/tokens",
    ]
  `)
})
