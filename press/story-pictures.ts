import type { PageBlock, PageStory } from '#contract/page-model.ts'
import { hullOf } from '#domain/page-boxes.ts'
import { insertsFolder } from '#store/issue-files.ts'
import { rasterImage } from './image-page.ts'
import type { DrawPage, Raster } from './raster.ts'
import { scaleRaster, toSharp } from './scale-raster.ts'
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

interface PictureSource {
  draw: DrawPage
  /** Pictures in place of printed ones, by id. */
  replacements?: ReadonlyMap<string, Uint8Array> | undefined
}

/** Cuts the pictures of a story out of the page. */
export async function storyPictures(
  id: string,
  story: PageStory,
  { draw, replacements }: PictureSource,
): Promise<StoryPictures> {
  const imagesOf = new Map<PageBlock, PictureImages>()
  const files = new Map<string, Uint8Array>()
  for (const [index, block] of insertBlocks(story).filter(isPicture).entries()) {
    const area = hullOf(block.boxes)
    const pageWidth = Math.floor(Math.min(PAGE_WIDTH, (LARGE_WIDTH / area.width) * 100))
    const replacement = replacements?.get(block.replacement ?? '')
    const raster = replacement ? await rasterImage(replacement, LARGE_WIDTH) : draw(pageWidth, area)
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
    images: inFormat('jpg'),
    avif: inFormat('avif'),
    width,
    height,
  }
}

async function encode(
  { images, avif }: PictureImages,
  raster: Raster,
): Promise<Map<string, Uint8Array>> {
  const scaled = new Map<number, Raster>()
  for (const { width } of images) scaled.set(width, await scaleRaster(raster, width))
  const atWidth = (width: number) => toSharp(scaled.get(width) ?? raster)
  const files = new Map<string, Uint8Array>()
  // For browsers without AVIF. WebP would be a third smaller but takes three times as long.
  for (const { file, width } of images) {
    files.set(file, await atWidth(width).jpeg({ quality: 80 }).toBuffer())
  }
  // Effort 1 would save 10 % of the size but takes three times as long.
  for (const { file, width } of avif) {
    files.set(
      file,
      await atWidth(width).avif({ quality: 60, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
    )
  }
  return files
}
