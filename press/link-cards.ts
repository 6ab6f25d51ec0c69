import type { Sharp } from 'sharp'
import type { PageBox } from '#contract/page-model.ts'
import { LINK_CARD } from '#contract/sharing.ts'
import { articleCard, pageFiles } from '#store/issue-files.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import type { RegionWithContent } from './page-regions.ts'
import { inPixels, type Raster } from './raster.ts'
import { toSharp } from './scale-raster.ts'

const WHOLE_PAGE: PageBox = { left: 0, top: 0, width: 100, height: 100 }

const { width: WIDTH, height: HEIGHT } = LINK_CARD
/** White becomes the paper colour of the app, #fdfcf9. */
const PAPER = [0xfd, 0xfc, 0xf9].map((shade) => shade / 0xff)
const MARGIN = 32
/** A narrow column is not enlarged further: its letters would blur. */
const MAX_ENLARGEMENT = 2
const BEST_QUALITY = 80
const LESSER_QUALITIES = [65, 50, 35, 20, 10]

/** Only the front page has link previews: other pages may be closed to visitors. */
interface CardPage {
  pageNo: number
  isFront: boolean
}

export function cardNames(
  page: CardPage,
  regions: readonly Pick<PressedRegion, 'id' | 'kind'>[],
): string[] {
  if (!page.isFront) return []
  const articles = regions.filter(({ kind }) => kind === 'article')
  return [pageFiles(page.pageNo).card, ...articles.map(({ id }) => articleCard(id))]
}

/** Preview images for links to the front page and its articles; none for other pages. */
export async function linkCards(
  page: CardPage,
  regions: readonly RegionWithContent[],
  raster: Raster,
): Promise<Map<string, Uint8Array>> {
  const cards = new Map<string, Uint8Array>()
  if (!page.isFront) return cards
  cards.set(pageFiles(page.pageNo).card, await cardOf(raster, WHOLE_PAGE, 0))
  for (const { id, kind, story } of regions) {
    if (kind === 'article') cards.set(articleCard(id), await cardOf(raster, story.box, MARGIN))
  }
  return cards
}

/** Shows the upper part of a box, with headline and picture; the rest is cut off. */
async function cardOf(raster: Raster, box: PageBox, margin: number): Promise<Uint8Array> {
  const area = inPixels(raster, box)
  const scale = Math.min((WIDTH - 2 * margin) / area.width, MAX_ENLARGEMENT)
  const shownHeight = Math.max(1, Math.min(area.height, Math.floor((HEIGHT - margin) / scale)))
  const width = Math.max(1, Math.round(area.width * scale))
  const height = Math.max(1, Math.round(shownHeight * scale))
  const left = Math.round((WIDTH - width) / 2)
  const top = Math.max(Math.min(margin, HEIGHT - height), Math.round((HEIGHT - height) / 2))
  const around = { left, right: WIDTH - width - left, top, bottom: HEIGHT - height - top }

  const card = toSharp(raster)
    .extract({ ...area, height: shownHeight })
    .resize({ width, height, fit: 'fill' })
    .extend({ ...around, background: 'white' })
    .linear(PAPER, [0, 0, 0])
  return encodeWithinLimit(card)
}

async function encodeWithinLimit(card: Sharp): Promise<Uint8Array> {
  let jpeg = await card.jpeg({ quality: BEST_QUALITY }).toBuffer()
  for (const quality of LESSER_QUALITIES) {
    if (jpeg.length <= LINK_CARD.maxBytes) break
    jpeg = await card.clone().jpeg({ quality }).toBuffer()
  }
  return jpeg
}
