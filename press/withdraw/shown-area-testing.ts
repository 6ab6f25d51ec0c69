import sharp, { type Sharp } from 'sharp'
import type { AssetStore } from '#store/assets.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { rasterPage } from '../raster.ts'
import { withPdf } from '../read/open-pdf.ts'
import { readMarks } from '../read/page-marks.ts'

/** The text layer of a PDF. */
export async function wordsIn(pdf: Uint8Array): Promise<string> {
  const { glyphs } = await withPdf(pdf, (open) => readMarks(open))
  return glyphs.map(({ text }) => text).join('')
}

export async function pdfShows(
  pdf: Uint8Array,
  article: PressedRegion,
  word: string,
): Promise<boolean> {
  const text = await wordsIn(pdf)
  const { pixels, width, height, channels } = await rasterPage(pdf, 800)
  const raw = { width, height, channels }
  return text.includes(word) || sharpShows(sharp(pixels, { raw }), article)
}

const PAPER = 252

/** Whether the article's area on a page image is not empty. */
export function imageShows(image: Uint8Array, article: PressedRegion): Promise<boolean> {
  return sharpShows(sharp(image), article)
}

async function sharpShows(image: Sharp, article: PressedRegion): Promise<boolean> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const part = (percent: string, whole: number) => (Number.parseFloat(percent) / 100) * whole
  const area = {
    left: Math.ceil(part(article.left, width) + width * 0.02),
    top: Math.ceil(part(article.top, height) + height * 0.02),
    width: Math.floor(part(article.width, width) - width * 0.06),
    height: Math.floor(part(article.height, height) - height * 0.06),
  }
  const crop = sharp(data, { raw: { width, height, channels } }).extract(area)
  const { channels: stats } = await sharp(await crop.png().toBuffer()).stats()
  return (stats[0]?.mean ?? 0) < PAPER
}

/** The files without images and PDFs, as text. */
export async function textOf(assets: AssetStore, folder: string): Promise<string> {
  const texts: string[] = []
  for await (const { path } of assets.list(folder)) {
    if (/\.(?:html|json)$/.test(path)) {
      texts.push(new TextDecoder().decode((await assets.read(path))?.bytes))
    }
  }
  return texts.join('\n')
}
