// @module-tag slow: renders pages.
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { IssueDate } from '#contract/issue-date.ts'
import type { PageBox } from '#contract/page-model.ts'
import { LINK_CARD } from '#contract/sharing.ts'
import { issueFolder } from '#store/issue-files.ts'
import { addAfterwards } from '#store/issues/afterwards.ts'
import { issueHead, issueVersion } from '#store/issues/shown-issue.ts'
import { examine } from './doctor.ts'
import { linkCards } from './link-cards.ts'
import type { RegionWithContent } from './page-regions.ts'
import type { Raster } from './raster.ts'
import { folderOfPdfs, openTestPress, temporaryFolder } from './testing.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const
const PAPER = [0xfd, 0xfc, 0xf9]

function article(box: PageBox): RegionWithContent {
  return {
    id: 'lake',
    kind: 'article',
    title: 'Lake',
    text: '',
    html: '',
    story: {
      id: 'lake',
      type: 'story',
      box,
      rects: [box],
      blocks: [],
      language: 'en',
      provenance: 'pdf',
      confidence: 1,
      opensAs: 'text',
    },
    top: '0%',
    left: '0%',
    width: '0%',
    height: '0%',
    language: 'en',
    provenance: 'pdf',
    confidence: 1,
  }
}

/** A page of 1000 × 1500: black above the middle, red below it. */
function halves(): Raster {
  const pixels = new Uint8Array(1000 * 1500 * 3)
  for (let index = pixels.length / 2; index < pixels.length; index += 3) pixels[index] = 255
  return { width: 1000, height: 1500, channels: 3, pixels }
}

async function cardOfArticle(box: PageBox, raster = halves()) {
  const jpeg =
    (await linkCards({ pageNo: 1, isFront: true }, [article(box)], raster)).get(
      'a/lake-card.jpg',
    ) ?? []
  const { data, info } = await sharp(Uint8Array.from(jpeg))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  return { jpeg, info, at, metadata: await sharp(Uint8Array.from(jpeg)).metadata() }
}

const isNear = (shade: number[], wanted: number[]) =>
  shade.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) <= 6)

test.each([
  ['a tall column', { left: 0, top: 0, width: 10, height: 60 }],
  ['a broad strip', { left: 0, top: 10, width: 100, height: 3 }],
  ['a square', { left: 20, top: 20, width: 30, height: 20 }],
  ['the whole page', { left: 0, top: 0, width: 100, height: 100 }],
  ['an almost empty box', { left: 99.99, top: 99.99, width: 0.01, height: 0.01 }],
  ['a box that extends beyond the page', { left: 90, top: 90, width: 50, height: 50 }],
])('the card of %s is a JPEG of 1200 × 630', async (_what, box) => {
  const { metadata } = await cardOfArticle(box)
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('a card shows the upper part undistorted, with a margin of paper', async () => {
  // 500 × 600 pixels, half black and half red, at double size: only the black half fits.
  const { at } = await cardOfArticle({ left: 0, top: 30, width: 50, height: 40 })
  expect(isNear(at(600, 60), [0, 0, 0])).toBe(true)
  expect(isNear(at(600, 625), [0, 0, 0])).toBe(true)
  expect(isNear(at(600, 10), PAPER)).toBe(true)
  expect(isNear(at(50, 300), PAPER)).toBe(true)
  expect(isNear(at(120, 300), [0, 0, 0])).toBe(true)
})

test('a part that is lower than the card is centred vertically', async () => {
  // 400 × 100 pixels become 800 × 200, half black and half red.
  const { at } = await cardOfArticle({ left: 10, top: 46.6667, width: 40, height: 6.6667 })
  expect(isNear(at(600, 200), PAPER)).toBe(true)
  expect(isNear(at(600, 230), [0, 0, 0])).toBe(true)
  expect(at(600, 400)[0]).toBeGreaterThan(200)
  expect(isNear(at(600, 430), PAPER)).toBe(true)
})

test('a white page gets the paper colour of the app', async () => {
  const pixels = new Uint8Array(1000 * 1500 * 3).fill(255)
  const white: Raster = { width: 1000, height: 1500, channels: 3, pixels }
  const { at } = await cardOfArticle({ left: 0, top: 0, width: 50, height: 50 }, white)
  expect(isNear(at(600, 300), PAPER)).toBe(true)
})

test('no card exceeds the size limit of messengers, even if the page is noise', async () => {
  const pixels = randomBytes(1200 * 700 * 3)
  const noise: Raster = { width: 1200, height: 700, channels: 3, pixels }
  const cards = await linkCards(
    { pageNo: 1, isFront: true },
    [article({ left: 0, top: 0, width: 100, height: 100 })],
    noise,
  )
  expect([...cards.keys()]).toEqual(['p01/card.jpg', 'a/lake-card.jpg'])
  for (const card of cards.values()) expect(card.length).toBeLessThanOrEqual(LINK_CARD.maxBytes)
})

test('only the front page has cards', async () => {
  const lower = article({ left: 0, top: 0, width: 50, height: 50 })
  expect((await linkCards({ pageNo: 2, isFront: false }, [lower], halves())).size).toBe(0)
})

/** Publishing takes seconds, so tests begin with copies of one issue. */
const published = mkdtempSync(join(tmpdir(), 'broadsheet-cards-'))
afterAll(() => rmSync(published, { recursive: true }))
let publishing: Promise<void> | undefined

async function publishOnce(): Promise<void> {
  const { press } = await openTestPress(published)
  const folder = await folderOfPdfs(['Tanks fill', 'Lake cleaned'])
  const { type } = operatorAt({ press })
  await type('press', 'publish', folder, '--date', '2026-11-15', '--edition', '4')
  await press.db.destroy()
}

async function publishedIssue() {
  publishing ??= publishOnce()
  await publishing
  const dataDir = temporaryFolder()
  cpSync(published, dataDir, { recursive: true })
  const { press } = await openTestPress(dataDir)
  const { type } = operatorAt({ press })
  const shown = async () =>
    issueVersion(press.db, key, (await issueHead(press.db, key))?.version ?? '')
  return { press, type, shown }
}

test('a published issue has the cards and the AVIF images of its front page', async () => {
  const { press, shown } = await publishedIssue()
  const { version, pages } = await shown()
  const id = pages[0]?.regions[0]?.id ?? ''
  const files = ['p01/card.jpg', `a/${id}-card.jpg`, 'p01/w800.avif', 'p01/w1200.avif']
  expect(pages[0]?.more_files).toEqual(files)
  expect(pages[1]?.more_files).toEqual([])
  const card = await press.assets.read(`${issueFolder(key, version)}/a/${id}-card.jpg`)
  expect((await sharp(card?.bytes).metadata()).width).toBe(1200)
  const avif = await press.assets.read(`${issueFolder(key, version)}/p01/w800.avif`)
  expect(await sharp(avif?.bytes).metadata()).toMatchObject({ compression: 'av1', width: 800 })
  expect((await examine({ db: press.db, assets: press.assets })).faults).toEqual([])

  await addAfterwards(press.db, key, version, [
    { pageNo: 1, files: ['p01/w800.avif', 'p01/w3600.webp'], texts: new Map() },
  ])
  expect((await shown()).pages[0]?.more_files).toEqual([...files, 'p01/w3600.webp'])
})

test('corrected regions have cards of their own, and those that are gone have none', async () => {
  const { press, type, shown } = await publishedIssue()
  const file = join(temporaryFolder(), 'regions.json')
  const place = { top: '10%', left: '10%', width: '40%', height: '30%' }
  const regions = [{ kind: 'article', title: 'Tanks are full', language: 'en', ...place }]
  writeFileSync(file, JSON.stringify({ version: (await shown()).version, regions }))
  await type('press', 'regions', '--page', '1', '--import', file, '2026-11-15/4')
  const { version, pages } = await shown()
  const id = pages[0]?.regions[0]?.id
  const files = ['p01/card.jpg', 'p01/w800.avif', 'p01/w1200.avif', `a/${id}-card.jpg`]
  expect(pages[0]?.more_files).toEqual(files)
  const cards: string[] = []
  for await (const { path } of press.assets.list(issueFolder(key, version))) {
    if (path.endsWith('card.jpg')) cards.push(path.slice(issueFolder(key, version).length + 1))
  }
  expect(cards.sort()).toEqual([`a/${id}-card.jpg`, 'p01/card.jpg'])
  expect((await examine({ db: press.db, assets: press.assets })).faults).toEqual([])
})
