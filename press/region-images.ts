import sharp, { type Sharp, type WebpOptions } from 'sharp'
import type { ArticleInserts } from '#contract/articles.ts'
import type { PageBox } from '#contract/page-model.ts'
import { adFile, articleFiles, insertsFile } from '#store/issue-files.ts'
import type { IdentifiedStory, RegionWithContent } from './page-regions.ts'
import { type DrawPage, inPixels, type Raster } from './raster.ts'
import { toSharp } from './scale-raster.ts'
import { insertsOf } from './story-inserts.ts'
import { storyPictures } from './story-pictures.ts'

const ARTICLE_THUMB_WIDTH = 320
/** Lists show the upper part of a thumbnail, at most a square. */
const MAX_THUMB_RATIO = 4 / 3
const AD_WIDTH = 1600
const WHITE = 0xff

/** A page as pixels, and open for drawing what must be sharper. */
export interface DrawnPage {
  raster: Raster
  draw: DrawPage
  /** Pictures in place of printed ones, by id. */
  replacements?: ReadonlyMap<string, Uint8Array>
}

/** The files of all regions: text, inserts and images of each article, image of each advertisement. */
export async function regionFiles(
  regions: readonly RegionWithContent[],
  { raster, draw, replacements }: DrawnPage,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const { id, kind, story, html, picture, hasInserts } of regions) {
    if (kind === 'ad') {
      const image = picture ? sharp(picture).rotate() : cutOut(raster, story)
      files.set(adFile(id), await encode(image, AD_WIDTH, { quality: 80, effort: 0 }))
    } else {
      files.set(articleFiles(id).html, new TextEncoder().encode(html))
      files.set(
        articleFiles(id).thumb,
        await encode(cutOut(raster, story, MAX_THUMB_RATIO), ARTICLE_THUMB_WIDTH, {
          quality: 70,
          effort: 2,
        }),
      )
      if (!hasInserts) continue
      const pictures = await storyPictures(id, story, { draw, replacements })
      const inserts = insertsOf(story, pictures.imagesOf)
      files.set(insertsFile(id), asJson({ format: 1, inserts }))
      for (const [file, bytes] of pictures.files) files.set(file, bytes)
    }
  }
  return files
}

function asJson(inserts: ArticleInserts): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(inserts))
}

/** Cuts a story out of the page, or its upper part. Areas of others in its bounding box are left white. */
function cutOut(
  raster: Raster,
  { box, rects }: IdentifiedStory,
  maxRatio = Number.POSITIVE_INFINITY,
): Sharp {
  const inner = inPixels(raster, box)
  const whole = { ...inner, height: Math.min(inner.height, Math.ceil(inner.width * maxRatio)) }
  if (rects.length === 1) return toSharp(raster).extract(whole)
  const { width, height } = whole
  const { channels } = raster
  const pixels = new Uint8Array(width * height * channels).fill(WHITE)
  for (const rect of rects) {
    const { left, top, right, bottom } = within(whole, inPixels(raster, rect))
    for (let y = top; y < bottom; y += 1) {
      const row = y * raster.width
      const shown = raster.pixels.subarray((row + left) * channels, (row + right) * channels)
      pixels.set(shown, ((y - whole.top) * width + left - whole.left) * channels)
    }
  }
  return toSharp({ pixels, width, height, channels })
}

/** The edges of a part in pixels. Rounding may put it a pixel outside of the whole. */
function within(whole: PageBox, part: PageBox) {
  return {
    left: Math.max(part.left, whole.left),
    top: Math.max(part.top, whole.top),
    right: Math.min(part.left + part.width, whole.left + whole.width),
    bottom: Math.min(part.top + part.height, whole.top + whole.height),
  }
}

function encode(image: Sharp, width: number, options: WebpOptions): Promise<Uint8Array> {
  return image.resize({ width, withoutEnlargement: true }).webp(options).toBuffer()
}
