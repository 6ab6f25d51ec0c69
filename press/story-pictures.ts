import sharp from 'sharp'
import type { PageBlock, PageStory } from '#contract/page-model.ts'
import { insertsFolder } from '#store/issue-files.ts'
import { hullOf } from './package/boxes.ts'
import { type Raster, rasterAreas } from './raster.ts'
import { insertBlocks, isPicture, type PictureImages } from './story-inserts.ts'

/** In pixels: a phone, and the reading column of a sharp screen. */
const SMALL_WIDTH = 640
const LARGE_WIDTH = 1280

/** The resolution of pictures, as the width of the whole page in pixels: twice that of the page images. */
const PAGE_WIDTH = 4800

interface StoryPictures {
  imagesOf: ReadonlyMap<PageBlock, PictureImages>
  /** Bytes by file name, relative to the folder. */
  files: Map<string, Uint8Array>
}

/** Cuts the pictures of a story out of the page. */
export async function storyPictures(
  id: string,
  story: PageStory,
  pdf: Uint8Array,
): Promise<StoryPictures> {
  const blocks = insertBlocks(story).filter(isPicture)
  const areas = blocks.map(({ boxes }) => hullOf(boxes))
  const drawn = await rasterAreas(pdf, areas, { pageWidth: PAGE_WIDTH, maxWidth: LARGE_WIDTH })
  const imagesOf = new Map<PageBlock, PictureImages>()
  const files = new Map<string, Uint8Array>()
  for (const [index, block] of blocks.entries()) {
    const raster = drawn[index]
    if (!raster) continue
    const images = imagesAt(index + 1, raster)
    imagesOf.set(block, images)
    for (const [file, bytes] of await encode(images, raster)) {
      files.set(insertsFolder(id) + file, bytes)
    }
  }
  return { imagesOf, files }
}

function imagesAt(pictureNo: number, { width, height }: Raster): PictureImages {
  const widths = width > SMALL_WIDTH * 1.25 ? [SMALL_WIDTH, width] : [width]
  const inFormat = (format: string) =>
    widths.map((width) => ({ width, file: `${pictureNo}-${width}.${format}` }))
  return {
    image: `${pictureNo}-${width}.jpg`,
    images: inFormat('webp'),
    avif: inFormat('avif'),
    width,
    height,
  }
}

async function encode(
  { image, images, avif }: PictureImages,
  { pixels, width, height, channels }: Raster,
): Promise<Map<string, Uint8Array>> {
  const atWidth = (wanted: number) =>
    sharp(pixels, { raw: { width, height, channels } }).resize({ width: wanted })
  const files = new Map([[image, await atWidth(width).jpeg({ quality: 80 }).toBuffer()]])
  for (const { file, width } of images) {
    files.set(file, await atWidth(width).webp({ quality: 80, effort: 2 }).toBuffer())
  }
  // Effort 0 makes files 15 % smaller than WebP. Effort 1 saves 10 % more but takes three times as long.
  for (const { file, width } of avif) {
    files.set(file, await atWidth(width).avif({ quality: 60, effort: 0 }).toBuffer())
  }
  return files
}
