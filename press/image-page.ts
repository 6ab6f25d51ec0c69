import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import type { Raster } from './raster.ts'

/** A page that came as a picture, at the width at which pages are drawn. */
export async function rasterImage(image: Uint8Array, width: number): Promise<Raster> {
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
  const document = await PDFDocument.create()
  const picture = await document.embedJpg(
    await sharp(image).rotate().jpeg({ quality: 85 }).toBuffer(),
  )
  const page = document.addPage([picture.width, picture.height])
  page.drawImage(picture, { x: 0, y: 0, width: picture.width, height: picture.height })
  return document.save()
}
