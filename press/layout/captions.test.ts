// @module-tag slow: renders pages.
import { expect, test } from 'vitest'
import type { Line } from '../read/lines.ts'
import { articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { startsText } from './head-roles.ts'
import { GREY, readDrawn } from './testing.ts'

const CAPTION = 'Boats wait at the jetty of the old mill on Monday.'

const lineOf = (...runs: [font: number, text: string][]) =>
  ({ runs: runs.map(([font, text]) => ({ font, text })) }) as Line

test('figures in a face of their own do not make a first line of a caption', () => {
  expect(startsText(lineOf([1, 'ತಜ್ಞರ '], [2, '300'], [1, ' ಯಲಹಂಕ']), 1)).toBe(false)
  expect(startsText(lineOf([3, '“'], [1, 'ತಜ್ಞರ '], [2, '300'], [1, ' ಯಲಹಂಕ']), 1)).toBe(false)
  expect(startsText(lineOf([2, 'HASSAN: '], [1, 'The council met']), 1)).toBe(true)
})

test('the words under the title of a photo are its caption', async () => {
  const model = await readDrawn(async ({ page, head, note, column }) => {
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 20)
    const photo = await page.doc.embedPng(GREY)
    page.drawImage(photo, { x: 20, y: 400, width: 295, height: 180 })
    head('Ready for the race', 20, 382, 14)
    note(CAPTION, 20, 368)
    head('Buses run late', 330, 560, 18)
    for (const x of [330, 485]) column(x, 540, 24)
  })
  expect(headlinesIn(model)).toContain('Ready for the race')
  const photo = articlesIn(model).find(({ blocks }) =>
    blocks.some(({ role }) => role === 'picture'),
  )
  expect(textsOf(photo, 'caption')).toEqual([CAPTION])
})
