// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { PAGE_WIDTHS, type Page } from '#contract/issues.ts'
import { preferAvif } from '../stage/page-image.ts'
import { sheetFiles } from './sheet-files.ts'

const page: Pick<Page, 'image' | 'images' | 'avif'> = {
  image: 'w1200.jpg',
  images: PAGE_WIDTHS.map((width) => ({ width, file: `w${width}.webp` })),
  avif: [{ width: 800, file: 'w800.avif' }],
}

test("the whole page's file comes first, then the one that is sharp enough", () => {
  expect(sheetFiles(page, 1500)).toEqual(['w800.webp', 'w1600.webp'])
  expect(sheetFiles(page, 700)).toEqual(['w800.webp'])
  expect(sheetFiles(page, 9000)).toEqual(['w800.webp', 'w2400.webp'])
})

test('a file that the page on the screen uses as AVIF is not fetched again as WebP', () => {
  preferAvif()
  expect(sheetFiles(page, 1500)).toEqual(['w800.avif', 'w1600.webp'])
})
