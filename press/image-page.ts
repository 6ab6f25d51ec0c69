import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { PressError } from './press-error.ts'
import type { Raster } from './raster.ts'

/** A broadsheet at 600 dots an inch has two thirds of them. */
const MOST_PIXELS = 200_000_000
const MOST_RATIO = 6

/** A few bytes can claim any size, and a ribbon grows to gigabytes when it is drawn as wide as a page. */
async function checkSize(image: Uint8Array): Promise<void> {
  const read = sharp(image, { limitInputPixels: false }).metadata()
  const { width, height } = await read.catch(() => {
    throw new PressError(['The picture is damaged and cannot be read.'])
  })
  const ratio = Math.max(width, height) / Math.min(width, height)
  if (width * height <= MOST_PIXELS && ratio <= MOST_RATIO) return
  throw new PressError([
    `The picture has ${width} × ${height} pixels, which no newspaper page does.`,
  ])
}

/** A page that came as a picture, at the width at which pages are drawn. */
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

/** The same picture as a PDF of one page. */
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
