import sharp from 'sharp'
import type { ArticleInsert } from '#contract/articles.ts'
import type { PageBlock, PageStory } from '#contract/page-model.ts'
import { insertsFolder } from '#store/issue-files.ts'
import { hullOf } from './package/boxes.ts'
import { inPixels, type Raster } from './raster.ts'
import { insertBlocks, isPicture } from './story-inserts.ts'

/** In pixels: a phone, and the reading column of a sharp screen. */
const PICTURE_WIDTHS = [640, 1280]

export type PictureImages = Pick<
  Extract<ArticleInsert, { kind: 'picture' }>,
  'image' | 'images' | 'avif' | 'width' | 'height'
>

/** The images of a picture block, without making them. */
export function pictureImages(story: PageStory, block: PageBlock, raster: Raster): PictureImages {
  const name = insertBlocks(story).filter(isPicture).indexOf(block) + 1
  const area = inPixels(raster, hullOf(block.boxes))
  const widest = Math.min(area.width, Math.max(...PICTURE_WIDTHS))
  const widths = [...PICTURE_WIDTHS.filter((width) => width < widest * 0.8), widest]
  const images = (format: string) =>
    widths.map((width) => ({ width, file: `${name}-${width}.${format}` }))
  return {
    image: `${name}-${widest}.jpg`,
    images: images('webp'),
    avif: images('avif'),
    width: widest,
    height: Math.max(1, Math.round((area.height / area.width) * widest)),
  }
}

/** Cuts the pictures of a story out of the page. */
export async function pictureFiles(
  id: string,
  story: PageStory,
  raster: Raster,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  const { pixels, width, height, channels } = raster
  for (const block of insertBlocks(story).filter(isPicture)) {
    const { image, images, avif, ...size } = pictureImages(story, block, raster)
    const atWidth = (wanted: number) =>
      sharp(pixels, { raw: { width, height, channels } })
        .extract(inPixels(raster, hullOf(block.boxes)))
        .resize({ width: wanted, withoutEnlargement: true })
    const add = (file: string, bytes: Uint8Array) => files.set(insertsFolder(id) + file, bytes)
    add(image, await atWidth(size.width).jpeg({ quality: 80 }).toBuffer())
    for (const one of images) {
      add(one.file, await atWidth(one.width).webp({ quality: 80, effort: 2 }).toBuffer())
    }
    // Effort 0 makes files 15 % smaller than WebP. Effort 1 saves 10 % more but takes three times as long.
    for (const one of avif) {
      add(one.file, await atWidth(one.width).avif({ quality: 60, effort: 0 }).toBuffer())
    }
  }
  return files
}
