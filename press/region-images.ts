import sharp, { type Sharp } from 'sharp'
import type { ArticleInserts } from '#contract/articles.ts'
import type { PageBox } from '#contract/page-model.ts'
import { adFile, articleFiles, insertsFile } from '#store/issue-files.ts'
import type { IdentifiedStory, RegionWithContent } from './page-regions.ts'
import { inPixels, type Raster } from './raster.ts'
import { insertsOf } from './story-inserts.ts'
import { storyPictures } from './story-pictures.ts'

const ARTICLE_THUMB_WIDTH = 320
const AD_WIDTH = 1600

/** A page as pixels, and as the PDF for what must be sharper. */
export interface DrawnPage {
  raster: Raster
  pdf: Uint8Array
}

/** The files of all regions: text, inserts and images of each article, image of each advertisement. */
export async function regionFiles(
  regions: readonly RegionWithContent[],
  { raster, pdf }: DrawnPage,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const { id, kind, story, html, picture, hasInserts } of regions) {
    if (kind === 'ad') {
      const image = picture ? sharp(picture).rotate() : await cutOut(raster, story)
      files.set(adFile(id), await encode(image, AD_WIDTH, 80))
    } else {
      files.set(articleFiles(id).html, new TextEncoder().encode(html))
      files.set(
        articleFiles(id).thumb,
        await encode(await cutOut(raster, story), ARTICLE_THUMB_WIDTH, 70),
      )
      if (!hasInserts) continue
      const pictures = await storyPictures(id, story, pdf)
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

/** Cuts a story out of the page. Areas of others in its bounding box are left white. */
async function cutOut(raster: Raster, { box, rects }: IdentifiedStory): Promise<Sharp> {
  const { pixels, width, height, channels } = raster
  const extract = (area: PageBox) =>
    sharp(pixels, { raw: { width, height, channels } }).extract(area)
  const whole = inPixels(raster, box)
  if (rects.length === 1) return extract(whole)
  const parts = rects.map(async (rect) => {
    const part = inPixels(raster, rect)
    return {
      input: await extract(part).png({ compressionLevel: 0 }).toBuffer(),
      left: part.left - whole.left,
      top: part.top - whole.top,
    }
  })
  const paper = { width: whole.width, height: whole.height, channels, background: 'white' }
  const drawn = sharp({ create: paper }).composite(await Promise.all(parts))
  // Composited first: sharp would scale the empty paper before it.
  return sharp(await drawn.png({ compressionLevel: 0 }).toBuffer())
}

function encode(image: Sharp, width: number, quality: number): Promise<Uint8Array> {
  return image.resize({ width, withoutEnlargement: true }).webp({ quality, effort: 2 }).toBuffer()
}
