// @module-tag slow: renders pages.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageToPdf } from '../image-page.ts'
import { moreImages } from './more-images.ts'
import { pictureWidth } from './picture-width.ts'
import { stripOf } from './testing.ts'

test('a page is drawn closer, and smaller in AVIF', async () => {
  const files = await moreImages(7, await stripOf('Tanks fill'))
  const made = []
  for (const [file, bytes] of files) {
    const { format, compression, width, height } = await sharp(bytes).metadata()
    made.push([file, format, compression, width])
    expect(Number(height) / Number(width)).toBeCloseTo(30 / 330, 2)
  }
  expect(made).toEqual([
    ['p07/w3600.webp', 'webp', undefined, 3600],
    ['p07/w800.avif', 'heif', 'av1', 800],
    ['p07/w1200.avif', 'heif', 'av1', 1200],
  ])
})

test('a scan is not drawn closer than it is', async () => {
  const picture = sharp({ create: { width: 900, height: 1300, channels: 3, background: '#edc' } })
  const scan = await imageToPdf(await picture.png().toBuffer())
  expect(await pictureWidth(scan)).toBe(900)
  expect([...(await moreImages(12, scan)).keys()]).toEqual(['p12/w800.avif', 'p12/w1200.avif'])
})

test('a page with text on it is no scan', async () => {
  expect(await pictureWidth(readFileSync('sample/pv/pages/02-city.pdf'))).toBeUndefined()
})

test('what is there is not made again', async () => {
  const isThere = (file: string) => file !== 'p01/w800.avif'
  const files = await moreImages(1, await stripOf('Tanks fill'), isThere)
  expect([...files.keys()]).toEqual(['p01/w800.avif'])
})
