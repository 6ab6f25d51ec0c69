import { CROP_JPEG_QUALITY } from '#contract/articles.ts'
import type { Place } from '#contract/issues.ts'
import { cropBox } from './crop-box.ts'
import { drawStrip, watermarkStrip } from './watermark.ts'

/** A place on a page's picture as a picture of its own, a JPEG with the publication's name at its foot. */
export async function cutOut(page: Blob, place: Place): Promise<Blob> {
  const picture = await createImageBitmap(page)
  const { left, top, width, height } = cropBox(place, picture)
  const strip = await watermarkStrip(width)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height + strip.height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('No canvas to draw on')
  context.drawImage(picture, left, top, width, height, 0, 0, width, height)
  picture.close()
  drawStrip(context, strip, height)
  return toJpeg(canvas)
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (jpeg: Blob | null) => {
      // Gives its memory back at once.
      canvas.width = 0
      if (jpeg) resolve(jpeg)
      else reject(new Error('The canvas gave no picture'))
    }
    canvas.toBlob(take, 'image/jpeg', CROP_JPEG_QUALITY)
  })
}
