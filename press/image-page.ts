import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { PressError } from './press-error.ts'
import type { Raster } from './raster.ts'

/** A broadsheet at 600 dpi has about two thirds of this. */
const MAX_PIXELS = 200_000_000
const MAX_RATIO = 6

/** Guards against image bombs: a small file can claim any size, and a narrow strip grows when scaled to page width. */
async function checkSize(image: Uint8Array): Promise<void> {
  const read = sharp(image, { limitInputPixels: false }).metadata()
  const { width, height } = await read.catch(() => {
    throw new PressError(['The image is damaged and cannot be read.'])
  })
  const ratio = Math.max(width, height) / Math.min(width, height)
  if (width * height <= MAX_PIXELS && ratio <= MAX_RATIO) return
  throw new PressError([
    `The image has ${width} × ${height} pixels, which is not the size of a newspaper page.`,
  ])
}

/** A page that came as an image, scaled to the given width. */
export async function rasterImage(image: Uint8Array, width: number): Promise<Raster> {
  await checkSize(image)
  const { data, info } = await sharp(image)
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data, channels: 3 }
}

/** A PDF of one page that shows the image. */
export async function imageToPdf(image: Uint8Array): Promise<Uint8Array> {
  await checkSize(image)
  const document = await PDFDocument.create()
  const picture = await document.embedJpg(
    await sharp(image).rotate().jpeg({ quality: 85 }).toBuffer(),
  )
  const page = document.addPage([picture.width, picture.height])
  page.drawImage(picture, { x: 0, y: 0, width: picture.width, height: picture.height })
  return document.save()
}
