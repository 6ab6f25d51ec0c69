import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '#test-support/chromium.ts'
import type { SamplePage } from '../content/pages.ts'
import type { SampleEdition } from '../content/titles.ts'
import type { Lang } from '../date-words.ts'
import { cutFonts } from './fonts.ts'
import { inspectPage } from './inspect.ts'
import { layoutPage } from './layout-page.ts'
import { pourStories } from './pour.ts'
import { dateWordsHtml, printDateWords } from './print-date-words.ts'
import { PAGE } from './sheet.ts'
import { stretchRegions } from './stretch.ts'
import { openStudio } from './studio.ts'

/** The maximum share of blank squares on a page. */
const MAX_WHITE = 0.05
/** How often a page is laid out again because a story was too long for its columns. */
const MAX_ROUNDS = 6
const COLOUR_PAGES = ['front', 'front-second', 'sport', 'weekend']

interface Proof {
  /** The layout faults, with the names of the stories. */
  faults: string[]
  /** The share of the page that is empty. */
  white: number
}

export interface PressRoom {
  /** The browser page with the current layout, for measuring. */
  page: Page
  layOut(sample: SamplePage, edition: SampleEdition, seed: number): Promise<Proof>
  nameEdition(edition: SampleEdition): Promise<void>
  print(): Promise<Uint8Array>
  printDateWords(lang: Lang): Promise<Uint8Array>
  close(): Promise<void>
}

/** Opens a browser that lays out, checks and prints sample pages. */
export async function openPressRoom(pageCount: number): Promise<PressRoom> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--font-render-hinting=none'],
  })
  const page = await browser.newPage({ viewport: { width: 1248, height: 1966 } })
  // tsx wraps named functions in a helper that the browser does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  const folder = await mkdtemp(`${tmpdir()}/sample-print-`)
  const fontFaces = await cutFonts(folder)

  async function show(html: string): Promise<void> {
    const path = `${folder}/page.html`
    await writeFile(path, html)
    await page.goto(pathToFileURL(path).href)
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((face) => face.load()))
    })
  }

  async function layOut(sample: SamplePage, edition: SampleEdition, seed: number): Promise<Proof> {
    const { title, copy, kind } = sample
    const inColour = COLOUR_PAGES.includes(kind) || title.lang === 'kn'
    const { studio, develop } = openStudio(folder, inColour ? 'colour' : 'grey')
    const wordmark = pathToFileURL(`web/brand/${title.brand}/wordmark.svg`).href
    const order = { title, edition, seed, kind, pageCount, wordmark, fontFaces, studio, show }
    const spare = new Map<string, number>()
    let crowded: string[] = []
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const { html, sheet } = await layoutPage(copy, { ...order, browser: page, spare })
      await develop()
      await show(html)
      crowded = await page.evaluate(pourStories, sheet.lineMm)
      if (crowded.length === 0) break
      for (const id of crowded) spare.set(id, (spare.get(id) ?? 0) + 2)
    }
    await page.evaluate(stretchRegions)
    const { faults, white } = await page.evaluate(inspectPage)
    const long = crowded.map((id) => `${id}: its text does not fit its columns`)
    const holes = white > MAX_WHITE ? [`${Math.round(white * 100)}% of the page is white`] : []
    return { faults: [...long, ...faults, ...holes], white }
  }

  return {
    page,
    layOut,
    async nameEdition(edition) {
      const names = page.locator('.edition')
      if ((await names.count()) > 0) {
        await names.evaluate((name, words) => name.replaceChildren(words), edition.printed)
      }
    },
    print: () =>
      page.pdf({
        width: `${PAGE.width}mm`,
        height: `${PAGE.height}mm`,
        printBackground: true,
        preferCSSPageSize: true,
      }),
    async printDateWords(lang) {
      await show(dateWordsHtml(lang, fontFaces))
      return printDateWords(page)
    },
    async close() {
      await browser.close()
      await rm(folder, { recursive: true })
    },
  }
}
