import sharp, { type Sharp } from 'sharp'
import { PAGE_WIDTHS } from '#contract/issues.ts'
import { JPEG_WIDTH, pageFiles } from '#store/issue-files.ts'
import type { Raster } from './raster.ts'

const THUMB_WIDTH = 240

/** Too few pixels to read a headline by, however it is sharpened. */
const LOCKED_WIDTH = 40
const LOCKED_BLUR = 1.2

export interface PageImages {
  width: number
  height: number
  /** File name below the folder, and its bytes. */
  files: ReadonlyMap<string, Uint8Array>
}

/** Every image of a page, from one drawing of it. */
export async function pageImages(pageNo: number, raster: Raster): Promise<PageImages> {
  const names = pageFiles(pageNo)
  const drawn = await scaleAll(raster)
  const files = new Map<string, Uint8Array>()
  for (const wanted of PAGE_WIDTHS) {
    const quality = wanted > 1600 ? 70 : 80
    files.set(names.image(wanted), await drawn(wanted).webp({ quality, effort: 2 }).toBuffer())
  }
  const preview = drawn(LOCKED_WIDTH).blur(LOCKED_BLUR).webp({ quality: 40 })
  files.set(names.jpeg, await drawn(JPEG_WIDTH).jpeg({ quality: 80 }).toBuffer())
  files.set(names.thumb, await drawn(THUMB_WIDTH).webp({ quality: 70 }).toBuffer())
  files.set(names.locked, await preview.toBuffer())
  return { width: raster.width, height: raster.height, files }
}

/** Each width from the smallest drawing that is at least half as large again: reading the largest each time costs most. */
const SCALED_FROM = [
  [1600, 2400],
  [1200, 2400],
  [800, 1600],
  [THUMB_WIDTH, 800],
  [LOCKED_WIDTH, THUMB_WIDTH],
] as const

async function scaleAll(raster: Raster): Promise<(width: number) => Sharp> {
  const scaled = new Map([[raster.width, raster]])
  const at = (width: number) => {
    const { pixels, width: own, height, channels } = scaled.get(width) ?? raster
    return sharp(pixels, { raw: { width: own, height, channels } })
  }
  for (const [width, from] of SCALED_FROM) {
    const { data, info } = await at(from).resize(width).raw().toBuffer({ resolveWithObject: true })
    scaled.set(width, {
      pixels: data,
      width: info.width,
      height: info.height,
      channels: raster.channels,
    })
  }
  return at
}
