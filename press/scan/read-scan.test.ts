// @module-tag slow: renders pages.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { PageModel } from '#contract/page-model.ts'
import { finishModel, pageRegions } from '../page-regions.ts'
import { marksOf } from '../read/testing.ts'
import { isScan, readImage, readScan } from './read-scan.ts'
import { bowedPage, LINES, pdfWithOcrLayer, printedPage, scannedPage } from './testing.ts'

const KEY = { publisher: 'DH', edition: 2, date: IssueDate.parse('2026-11-15') } as const

const regionsOf = (model: PageModel) => pageRegions(finishModel(KEY, 1, model))

test('a scan with an OCR layer is read like the page that was scanned', async () => {
  const pdf = await pdfWithOcrLayer(await scannedPage())
  const marks = await marksOf(pdf)
  expect(isScan(marks)).toBe(true)

  const regions = regionsOf(await readScan(pdf, marks))

  expect(regions.map(({ title }) => title).sort()).toEqual([
    'Lake cleaned by pupils',
    'Tanks fill after the rain',
  ])
  for (const { text, provenance, opensAs, confidence } of regions) {
    expect(text.match(/lines are about/g)).toHaveLength(LINES * 2)
    expect({ provenance, opensAs }).toEqual({ provenance: 'ocr', opensAs: 'text' })
    expect(confidence).toBeLessThanOrEqual(0.8)
  }
})

test('an image that is turned has the areas of its stories, without text', async () => {
  const regions = regionsOf(await readImage(await scannedPage(-1.5)))

  expect(regions).toHaveLength(2)
  for (const { title, text, provenance, opensAs, confidence, story } of regions) {
    expect({ title, text, provenance, opensAs }).toEqual({
      title: '',
      text: '',
      provenance: 'none',
      opensAs: 'image',
    })
    expect(confidence).toBeLessThanOrEqual(0.3)
    expect(story.box.width).toBeGreaterThan(38)
    expect(story.box.width).toBeLessThan(50)
    expect(story.box.height).toBeGreaterThan(55)
  }
  const lefts = regions.map(({ story }) => Math.round(story.box.left / 10)).sort()
  expect(lefts).toEqual([0, 5])
})

test('columns between bowed rules keep their lines', async () => {
  const { image, words } = await bowedPage()

  const { words: lines } = await readImage(image, words)

  const texts = lines.map((line) => line.words.map(([, , text]) => text).join(' '))
  expect(texts.filter((text) => (text.match(/column/g) ?? []).length > 1)).toEqual([])
})

test('a printed page is no scan', async () => {
  expect(isScan(await marksOf(await printedPage()))).toBe(false)
})

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

test.each([
  ['one pixel', flat(1, 1, 'white')],
  ['all black', flat(900, 200, 'black')],
  ['all white', flat(900, 200, 'white')],
  [
    'noise',
    sharp({
      create: {
        width: 700,
        height: 150,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    }),
  ],
])('an image with %s has no story', async (_what, image) => {
  const regions = regionsOf(await readImage(await image.png().toBuffer()))
  expect(regions.filter(({ kind }) => kind === 'article')).toEqual([])
})

test('a page that lies on its side is read without an error', async () => {
  const lying = await sharp(await scannedPage())
    .rotate(90)
    .jpeg()
    .toBuffer()
  const { stories } = await readImage(lying)
  for (const { opensAs } of regionsOf({ format: 1, stories, furniture: [] })) {
    expect(opensAs).toBe('image')
  }
})
