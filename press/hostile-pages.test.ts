// @module-tag slow: renders pages.
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageToPdf, rasterImage } from './image-page.ts'
import { rasterPage } from './raster.ts'
import { readPage } from './read/read-page.ts'

/** A PNG of one colour: a few kilobytes that unpack to any size. */
function flat(width: number, height: number): Promise<Buffer> {
  const background = 'white'
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A one-pixel PNG whose header claims another size. */
function claiming(width: number, height: number): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

test.each([
  ['a tall strip that would grow to gigabytes', await flat(10, 20_000), '10 × 20000 pixels'],
  ['a wide strip', await flat(20_000, 10), '20000 × 10 pixels'],
  ['a billion pixels', claiming(40_000, 40_000), '40000 × 40000 pixels'],
  ['the largest size that a PNG can claim', claiming(2 ** 31 - 1, 2 ** 31 - 1), 'cannot be read'],
])('an image with %s is refused before it is decoded', async (_what, picture, words) => {
  expect(picture.length).toBeLessThan(10_000)
  await expect(rasterImage(picture, 2400)).rejects.toThrow(words)
  await expect(imageToPdf(picture)).rejects.toThrow(words)
})

test('an image as large as a scanned newspaper page is accepted', async () => {
  const { width, height } = await rasterImage(await flat(5000, 7800), 800)
  expect([width, height]).toEqual([800, 1248])
})

test('a PDF page that unpacks to hundreds of times its size is still read', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 800])
  const endless = deflateSync(Buffer.alloc(64 * 1024 * 1024, ' '))
  const dictionary = document.context.obj({ Filter: 'FlateDecode', Length: endless.length })
  const stream = document.context.register(PDFRawStream.of(dictionary, endless))
  page.node.set(PDFName.of('Contents'), stream)
  const pdf = await document.save()
  expect(pdf.length).toBeLessThan(100_000)
  expect((await readPage(pdf)).stories).toEqual([])
  expect((await rasterPage(pdf, 300)).width).toBe(300)
})
