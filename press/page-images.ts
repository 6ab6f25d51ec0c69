import sharp from 'sharp'
import { PAGE_WIDTHS } from '#contract/issues.ts'
import { pageFiles } from '#store/issue-files.ts'
import type { Raster } from './raster.ts'

/** For what shows no WebP: messengers' link previews, old televisions. */
const JPEG_WIDTH = 1200

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
  const { width, height } = raster
  const names = pageFiles(pageNo)
  const page = () => sharp(raster.pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  const files = new Map<string, Uint8Array>()
  for (const wanted of PAGE_WIDTHS) {
    const quality = wanted > 1600 ? 70 : 80
    files.set(
      names.image(wanted),
      await page().resize(wanted).webp({ quality, effort: 2 }).toBuffer(),
    )
  }
  const jpeg = page().resize(JPEG_WIDTH).jpeg({ quality: 80 })
  files.set(names.jpeg(JPEG_WIDTH), await jpeg.toBuffer())
  const thumb = page().resize(THUMB_WIDTH).webp({ quality: 70 })
  const locked = page().resize(LOCKED_WIDTH).blur(LOCKED_BLUR).webp({ quality: 40 })
  files.set(names.thumb, await thumb.toBuffer())
  files.set(names.locked, await locked.toBuffer())
  return { width, height, files }
}
