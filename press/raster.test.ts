// @module-tag slow: renders pages.
import { PDFDocument, rgb } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PAGE_WIDTHS } from '#contract/issues.ts'
import { pageImages } from './page-images.ts'
import { rasterPage } from './raster.ts'

/** A page of 330 × 520 points with a red upper half. */
async function halfRedPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([330, 520])
  page.drawRectangle({ x: 0, y: 260, width: 330, height: 260, color: rgb(1, 0, 0) })
  return document.save()
}

test('a page is drawn on white at the given width, with its aspect ratio', async () => {
  const { width, height, pixels } = await rasterPage(await halfRedPage(), 330)
  expect([width, height]).toEqual([330, 520])
  const pixel = (x: number, y: number) => [
    ...pixels.slice((y * width + x) * 3, (y * width + x) * 3 + 3),
  ]
  expect(pixel(165, 100)).toEqual([255, 0, 0])
  expect(pixel(165, 400)).toEqual([255, 255, 255])
})

test('a file that is not a PDF is refused', async () => {
  const letter = new TextEncoder().encode('Dear editor')
  await expect(rasterPage(letter, 330)).rejects.toThrow('The file is not a PDF.')
})

test('a page gets an image of every width, a thumbnail and an unreadable preview', async () => {
  const { files, ...size } = await pageImages(7, await rasterPage(await halfRedPage(), 2400))
  expect(size).toEqual({ width: 2400, height: 3782 })
  const widths = new Map<string, number | undefined>()
  for (const [name, bytes] of files) widths.set(name, (await sharp(bytes).metadata()).width)
  expect(widths).toEqual(
    new Map([
      ...PAGE_WIDTHS.map((width) => [`p07/w${width}.webp`, width] as const),
      ['p07/w1200.jpg', 1200],
      ['p07/thumb.webp', 240],
      ['public/p07/locked.webp', 40],
    ]),
  )
  expect(files.get('public/p07/locked.webp')?.length).toBeLessThan(1024)
})
