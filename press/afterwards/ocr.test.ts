// @module-tag slow: recognises the text of whole pages.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PageStory } from '#contract/page-model.ts'
import { type Raster, rasterPage } from '../raster.ts'
import { readPage } from '../read/read-page.ts'
import { articlesIn, textsOf } from '../read/testing.ts'
import { ocrPage, ocrTextOf } from './ocr.ts'

test.each([
  ['dh', 'eng', 0.7],
  ['pv', 'kan', 0.5],
] as const)('OCR finds most words of an article of %s', async (brand, language, least) => {
  const pdf = readFileSync(`sample/${brand}/pages/02-city.pdf`)
  const [article] = articlesIn(await readPage(pdf))
    .filter((story) => wordsIn(textsOf(story, 'body').join(' ')).length >= 30)
    .toSorted((one, other) => areaOf(one) - areaOf(other))
  if (!article) throw new Error('The page has no short article')

  const words = await ocrPage(await cropOf(await rasterPage(pdf, 2400), article), [language])

  const everywhere = { left: 0, top: 0, width: 100, height: 100 }
  const found = new Set(wordsIn(ocrTextOf(everywhere, words)))
  const printed = wordsIn(textsOf(article, 'body').join(' '))
  expect(printed.filter((word) => found.has(word)).length / printed.length).toBeGreaterThan(least)
  for (const { box, confidence } of words) {
    expect(Math.min(box.left, box.top, confidence)).toBeGreaterThanOrEqual(0)
    expect(Math.max(box.left + box.width, box.top + box.height)).toBeLessThan(100.001)
    expect(confidence).toBeLessThanOrEqual(1)
  }
})

test("a region's text is its words in order, with hyphenated words joined", () => {
  const word = (text: string, left: number, top: number) => ({
    text,
    confidence: 0.9,
    box: { left, top, width: 8, height: 2 },
  })
  const words = [word('The', 2, 2), word('dis-', 12, 2), word('trict', 2, 6), word('Next', 60, 2)]
  expect(ocrTextOf({ left: 0, top: 0, width: 50, height: 50 }, words)).toBe('The district')
  expect(ocrTextOf({ left: 50, top: 0, width: 50, height: 50 }, words)).toBe('Next')
  expect(ocrTextOf({ left: 0, top: 50, width: 50, height: 50 }, words)).toBe('')
})

test('a file that is not an image rejects without ending the process', async () => {
  await expect(ocrPage(new TextEncoder().encode('no image'), ['eng'])).rejects.toThrow()
})

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}\u200c]+/u).filter((word) => word.length > 1)
}

function areaOf({ box }: PageStory): number {
  return box.width * box.height
}

function cropOf({ pixels, width, height, channels }: Raster, { box }: PageStory) {
  return sharp(pixels, { raw: { width, height, channels } })
    .extract({
      left: Math.floor((box.left / 100) * width),
      top: Math.floor((box.top / 100) * height),
      width: Math.floor((box.width / 100) * width),
      height: Math.floor((box.height / 100) * height),
    })
    .png()
    .toBuffer()
}
