import type { Sharp } from 'sharp'
import { PAGE_WIDTHS } from '#contract/issues.ts'
import { JPEG_WIDTH, pageFiles } from '#store/issue-files.ts'
import type { Raster } from './raster.ts'
import { scaleRaster, toSharp } from './scale-raster.ts'

const THUMB_WIDTH = 240

/** Too few pixels to read even a headline, also after sharpening. */
const LOCKED_WIDTH = 40
const LOCKED_BLUR = 1.2

export interface PageImages {
  width: number
  height: number
  /** Bytes by file name, relative to the folder. */
  files: ReadonlyMap<string, Uint8Array>
}

/** Makes all images of a page from one raster. */
export async function pageImages(pageNo: number, raster: Raster): Promise<PageImages> {
  const names = pageFiles(pageNo)
  const atWidth = await scaleAll(raster)
  const files = new Map<string, Uint8Array>()
  for (const width of PAGE_WIDTHS) {
    files.set(names.image(width), await atWidth(width).webp(webpOf(width)).toBuffer())
  }
  const preview = atWidth(LOCKED_WIDTH).blur(LOCKED_BLUR).webp({ quality: 40 })
  files.set(names.jpeg, await atWidth(JPEG_WIDTH).jpeg({ quality: 80 }).toBuffer())
  files.set(names.thumb, await atWidth(THUMB_WIDTH).webp({ quality: 70, effort: 2 }).toBuffer())
  files.set(names.locked, await preview.toBuffer())
  return { width: raster.width, height: raster.height, files }
}

/**
 * The same error as quality 80 with effort 2, in two thirds of the time; 7 to 11 % larger. Most readers get the smallest
 * image as AVIF, so that its size matters little.
 */
const FAST = { quality: 78, effort: 0 }

const webpOf = (width: number) => {
  if (width > 1600) return { quality: 62, effort: 0 }
  return width === 800 ? FAST : { quality: 80, effort: 2 }
}

/** Each width is scaled from a raster that is little larger: faster than always using the largest. */
const SCALED_FROM = [
  [1600, 2400],
  [1200, 1600],
  [800, 1600],
  [THUMB_WIDTH, 800],
  [LOCKED_WIDTH, THUMB_WIDTH],
] as const

async function scaleAll(raster: Raster): Promise<(width: number) => Sharp> {
  const scaled = new Map([[raster.width, raster]])
  const at = (width: number) => scaled.get(width) ?? raster
  for (const [width, from] of SCALED_FROM) scaled.set(width, await scaleRaster(at(from), width))
  return (width) => toSharp(at(width))
}
