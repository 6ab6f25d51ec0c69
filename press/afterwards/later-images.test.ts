// @module-tag slow: renders pages.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageToPdf } from '../image-page.ts'
import { makeLaterImages, scanWidth } from './later-images.ts'
import { stripOf } from './testing.ts'

test('a page gets one larger WebP image and two smaller AVIF images', async () => {
  const files = await makeLaterImages(7, await stripOf('Tanks fill'))
  const made = []
  for (const [file, bytes] of files) {
    const { format, compression, width, height } = await sharp(bytes).metadata()
    made.push([file, format, compression, width])
    expect(Number(height) / Number(width)).toBeCloseTo(60 / 330, 2)
  }
  expect(made).toEqual([
    ['p07/w3600.webp', 'webp', undefined, 3600],
    ['p07/w800.avif', 'heif', 'av1', 800],
    ['p07/w1200.avif', 'heif', 'av1', 1200],
  ])
})

test('a scan is not enlarged beyond its own width', async () => {
  const picture = sharp({ create: { width: 900, height: 1300, channels: 3, background: '#edc' } })
  const scan = await imageToPdf(await picture.png().toBuffer())
  expect(await scanWidth(scan)).toBe(900)
  expect([...(await makeLaterImages(12, scan)).keys()]).toEqual(['p12/w800.avif', 'p12/w1200.avif'])
})

test('a page with text is not a scan', async () => {
  expect(await scanWidth(readFileSync('sample/pv/pages/02-city.pdf'))).toBeUndefined()
})

test('an image that exists is not made again', async () => {
  const isThere = (file: string) => file !== 'p01/w800.avif'
  const files = await makeLaterImages(1, await stripOf('Tanks fill'), isThere)
  expect([...files.keys()]).toEqual(['p01/w800.avif'])
})
