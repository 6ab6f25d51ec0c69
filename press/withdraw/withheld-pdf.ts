import { PDFDocument, type PDFPage, rgb } from 'pdf-lib'
import sharp from 'sharp'
import { CLOSE_WIDTH } from '#contract/issues.ts'
import type { PageBox } from '#contract/page-model.ts'
import { inPixels, rasterPage } from '../raster.ts'
import { withPdf } from '../read/open-pdf.ts'
import { withPage } from '../read/sheet-view.ts'
import { eraseAreas } from './erase-areas.ts'
import { noticePicture } from './notice-picture.ts'

/** The areas of one withdrawn article. */
export interface WithheldArticle {
  areas: readonly PageBox[]
  notice: string | undefined
}

const PAPER = rgb(1, 1, 1)
const BORDER = rgb(0.6, 0.6, 0.6)
const BORDER_POINTS = 0.75
/** In points, around the notice. */
const PADDING = 6

export interface WithheldPdf {
  pdf: Uint8Array
  /** An image has no text layer: it replaces a page whose print could not be erased cleanly. */
  kind: 'erased' | 'image'
}

/** The PDF of a page without withdrawn articles: their areas are empty, with a thin border and the notice. */
export async function withheldPdf(
  pdf: Uint8Array,
  articles: readonly WithheldArticle[],
): Promise<WithheldPdf> {
  const areas = articles.flatMap((article) => article.areas)
  const erased = await eraseAreas(pdf, areas)
  const document = await PDFDocument.load(erased ?? (await imageOfRest(pdf, areas)))
  for (const article of articles) await drawFrames(document, article)
  return { pdf: await document.save(), kind: erased ? 'erased' : 'image' }
}

/** A picture of the page in which the areas are white, as a PDF of the same size. */
async function imageOfRest(pdf: Uint8Array, areas: readonly PageBox[]): Promise<Uint8Array> {
  const size = await withPdf(pdf, (open) =>
    withPage(open, 0, (_page, { width, height }) => ({ width, height })),
  )
  const { pixels, width, height, channels } = await rasterPage(pdf, CLOSE_WIDTH)
  for (const area of areas) {
    const box = inPixels({ width, height }, area)
    for (let y = box.top; y < box.top + box.height; y++) {
      const start = (y * width + box.left) * channels
      pixels.fill(255, start, start + box.width * channels)
    }
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels } })
    .jpeg({ quality: 85 })
    .toBuffer()
  const document = await PDFDocument.create()
  const picture = await document.embedJpg(jpeg)
  document
    .addPage([size.width, size.height])
    .drawImage(picture, { x: 0, y: 0, width: size.width, height: size.height })
  return document.save()
}

async function drawFrames(
  document: PDFDocument,
  { areas, notice }: WithheldArticle,
): Promise<void> {
  const page = document.getPage(0)
  const frames = areas.map((area) => placeOn(page, area))
  for (const frame of frames) {
    page.drawRectangle({
      ...frame,
      color: PAPER,
      borderColor: BORDER,
      borderWidth: BORDER_POINTS,
    })
  }
  const [largest] = frames.toSorted((a, b) => b.width * b.height - a.width * a.height)
  if (!largest || !notice) return
  const inner = { width: largest.width - 2 * PADDING, height: largest.height - 2 * PADDING }
  const picture = await noticePicture(notice, inner)
  if (!picture) return
  const { png, width, height } = picture
  page.drawImage(await document.embedPng(png), {
    x: largest.x + (largest.width - width) / 2,
    y: largest.y + (largest.height - height) / 2,
    width,
    height,
  })
}

/** In the coordinates of the PDF, which begin at the bottom of the sheet. */
function placeOn(page: PDFPage, { left, top, width, height }: PageBox) {
  const box = page.getCropBox()
  return {
    x: box.x + (left / 100) * box.width,
    y: box.y + box.height - ((top + height) / 100) * box.height,
    width: (width / 100) * box.width,
    height: (height / 100) * box.height,
  }
}
