import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PageCopy } from '../content/story.ts'
import type { SampleEdition, SampleTitle } from '../content/titles.ts'
import { type Arrangement, arrange } from './arrange.ts'
import type { Studio } from './block.ts'
import { blocksOf } from './blocks.ts'
import { makeUpOf, type PageKind } from './make-ups.ts'
import { FRONT_TOP, folioHtml, INNER_TOP, mastheadHtml } from './masthead-html.ts'
import { measureProbes } from './measure.ts'
import { drawPage } from './page-html.ts'
import { randomFrom } from './random.ts'
import { DENSITIES, ruleSheet, type Sheet } from './sheet.ts'

export interface LayoutOptions {
  title: SampleTitle
  edition: SampleEdition
  kind: PageKind
  /** Another seed gives another arrangement of the same copy. */
  seed: number
  pageCount: number
  /** Additional lines for stories that were too long for their columns. */
  spare: ReadonlyMap<string, number>
  wordmark: string
  /** The @font-face rules of the style sheets. */
  fontFaces: string
  studio: Studio
  /** A browser page that can load files; used for measuring. */
  browser: Page
  /** Shows HTML in that browser. */
  show: (html: string) => Promise<void>
}

export interface PageLayout {
  html: string
  sheet: Sheet
}

/** Lays out a broadsheet page; `finishPage` fills in the text when the browser shows it. */
export async function layoutPage(copy: PageCopy, options: LayoutOptions): Promise<PageLayout> {
  const { title, seed } = options
  const makeUp = makeUpOf(options.kind)
  const front = copy.pageNo === 1
  let best: { sheet: Sheet; arrangement: Arrangement } | undefined
  for (const density of DENSITIES[title.lang]) {
    const sheet = ruleSheet(title.lang, {
      columns: makeUp.columns[title.lang],
      top: front ? FRONT_TOP : INNER_TOP,
      density,
    })
    const random = randomFrom(`${title.brand} ${copy.stories[0]?.id} ${seed}`)
    const blocks = blocksOf(copy, sheet, { makeUp, random, spare: options.spare })
    await options.show(pageHtml(sheet, options.fontFaces, ''))
    const probes = blocks.flatMap((block) => block.probes)
    const heights = new Map(await options.browser.evaluate(measureProbes, probes))
    const measured = { height: (key: string) => heights.get(key) ?? Infinity }
    const mirrored = seed % 2 === 0
    const arrangement = arrange(blocks, { sheet, makeUp, measured, mirrored, random })
    if (arrangement && arrangement.cost < (best?.arrangement.cost ?? Infinity)) {
      best = { sheet, arrangement }
    }
  }
  if (!best) throw new Error(`${title.brand} page ${copy.pageNo}: no arrangement fills the page`)
  const furniture = front ? mastheadHtml(options) : folioHtml(copy, options)
  const inside = furniture + drawPage(best.arrangement, best.sheet, options.studio)
  const html = pageHtml(best.sheet, options.fontFaces, inside)
  return { html, sheet: best.sheet }
}

const styles = Promise.all(
  ['titles.css', 'broadsheet.css', 'panels.css', 'ads.css'].map((name) =>
    readFile(new URL(name, import.meta.url), 'utf8'),
  ),
)
const css = (await styles).join('\n')

function pageHtml(sheet: Sheet, fontFaces: string, inside: string): string {
  const sizes = `--body:${sheet.bodyPt}pt;--line:${sheet.lineMm}mm;--air:0mm;--scale:1`
  return `<!doctype html><html lang="${sheet.lang}"><head><meta charset="utf-8"><style>${fontFaces}${css}</style></head><body class="${sheet.lang}" style="${sizes}">${inside}</body></html>`
}
