import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'
import type { IssueKey } from '#domain/access.ts'
import { issueFolder, MANIFEST } from '#store/issue-files.ts'
import type { PressedPage, PressedRegion } from '#store/issues/issue-version.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { copyPage } from '../copy-page.ts'
import { makePage } from '../make-page.ts'
import type { PressStore } from '../press-store.ts'
import { openTestPress, temporaryFolder } from '../testing.ts'
import { originOf } from '../version-of.ts'

export interface TestStory {
  title: string
  /** Repeated in every line. */
  word: string
}

export const KEY = { publisher: 'PV', date: IssueDate.parse('2026-11-15'), edition: 4 } as const
export const SECRET = { title: 'Reservoir scandal', word: 'zanzibar' }
export const NEIGHBOUR = { title: 'Lake cleaned by pupils', word: 'neighbour' }

const WIDTH = 620
const HEIGHT = 800
const LINES = 40

/** A page with two stories side by side, each with a headline over two columns. The first one has a picture. */
export async function pageWithStories(stories: readonly [TestStory, TestStory]) {
  const document = await PDFDocument.create()
  const page = document.addPage([WIDTH, HEIGHT])
  const bold = await document.embedFont(StandardFonts.TimesRomanBold)
  const font = await document.embedFont(StandardFonts.TimesRoman)
  page.drawLine({ start: { x: 20, y: 760 }, end: { x: WIDTH - 20, y: 760 }, thickness: 1 })
  for (const [index, { title, word }] of stories.entries()) {
    const left = 20 + index * 300
    page.drawText(title, { x: left, y: 725, size: 22, font: bold })
    for (let line = 0; line < LINES; line += 1) {
      for (const column of [0, 1]) {
        if (index === 0 && line < 12) continue
        const text = `The ${word} of line ${column * LINES + line} is dry`
        page.drawText(text, { x: left + column * 140, y: 700 - line * 13, size: 9, font })
      }
    }
  }
  const noise = sharp({
    create: {
      width: 270,
      height: 140,
      channels: 3,
      background: '#204060',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  })
  const picture = await document.embedJpg(await noise.jpeg().toBuffer())
  page.drawImage(picture, { x: 20, y: 565, width: 270, height: 140 })
  return document.save()
}

interface PublishedTestPage {
  key: IssueKey
  version: string
  at: Date
}

interface TestIssue extends PublishedTestPage {
  pdf: Uint8Array
}

/** Publishes an issue of one page, which is made in this process. */
export async function publishPage(
  { db, assets }: PressStore,
  { key, version, pdf, at }: TestIssue,
): Promise<PressedPage> {
  const task = {
    pageNo: 1,
    name: 'Front Page',
    displayName: FRONT_PAGE_DISPLAY_NAME,
    section: 'Main',
    origin: originOf(pdf),
    drawing: originOf(pdf),
    source: { kind: 'pdf', bytes: pdf } as const,
  }
  const page = await makePage({ task, target: { key, version } }, assets, () => {})
  await showPage({ db, assets }, { key, version, at }, page)
  return page
}

/** Publishes the same page as another version or in another edition, as the press does: it is copied. */
export async function publishCopy(
  { db, assets }: Pick<PressStore, 'db' | 'assets'>,
  { key, version, at, of }: PublishedTestPage & { of: PublishedTestPage & { page: PressedPage } },
): Promise<PressedPage> {
  const page = await copyPage(assets, { page: of.page, from: of, to: { key, version } })
  await showPage({ db, assets }, { key, version, at }, page)
  return page
}

async function showPage(
  { db, assets }: Pick<PressStore, 'db' | 'assets'>,
  { key, version, at }: PublishedTestPage,
  page: PressedPage,
): Promise<void> {
  const manifest = JSON.stringify({ ...key, version, pages: [page] })
  await assets.write(`${issueFolder(key, version)}/${MANIFEST}`, new TextEncoder().encode(manifest))
  const when = { published_at: at, early_release_at: at, general_release_at: at }
  await publishVersion(db, key, { version, pages: [page] }, when)
}

/** A page is made in seconds, so tests of a file copy the issue. Returns a function that opens a press with it. */
export function keepPaperWithScandal() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-withdraw-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let making: Promise<readonly PressedRegion[]> | undefined

  return async () => {
    making ??= makePaper(folder)
    const regions = await making
    const dataDir = temporaryFolder()
    cpSync(folder, dataDir, { recursive: true })
    const { press } = await openTestPress(dataDir)
    const idOf = ({ title }: TestStory) => regions.find((one) => one.title === title)?.id ?? ''
    return { press, dataDir, secret: idOf(SECRET), neighbour: idOf(NEIGHBOUR) }
  }
}

async function makePaper(folder: string): Promise<readonly PressedRegion[]> {
  const { press } = await openTestPress(folder)
  const pdf = await pageWithStories([SECRET, NEIGHBOUR])
  const { regions } = await publishPage(press, { key: KEY, version: 'v1', pdf, at: press.now() })
  await press.db.destroy()
  return regions
}
