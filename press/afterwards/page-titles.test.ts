// @module-tag slow: renders pages.
import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { finishModel, pageRegions } from '../page-regions.ts'
import { marksOf } from '../read/testing.ts'
import { wordsOfLayer } from '../scan/ocr-words.ts'
import { readImage } from '../scan/read-scan.ts'
import { printedPage, scannedPage } from '../scan/testing.ts'
import { titlesOfRegions } from './page-titles.ts'

const KEY = { publisher: 'DH', edition: 2, date: IssueDate.parse('2026-11-15') } as const

test('the stories of a page image get their headlines from the words of OCR', async () => {
  const image = await scannedPage()
  const regions = pageRegions(finishModel(KEY, 1, await readImage(image)))
  expect(regions.map(({ title }) => title)).toEqual(['', ''])
  const { glyphs, width, height } = await marksOf(await printedPage())
  const words = wordsOfLayer(glyphs).map(({ text, box }) => ({
    text,
    confidence: 0.9,
    box: {
      left: (box.left / width) * 100,
      top: (box.top / height) * 100,
      width: ((box.right - box.left) / width) * 100,
      height: ((box.bottom - box.top) / height) * 100,
    },
  }))

  const titles = await titlesOfRegions(regions, image, words)

  expect([...titles.values()].sort()).toEqual([
    'Lake cleaned by pupils',
    'Tanks fill after the rain',
  ])
  expect(await titlesOfRegions(regions, image, [])).toEqual(new Map())
})
