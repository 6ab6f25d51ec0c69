// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import type { Line } from '../read/lines.ts'
import { adsIn, headlinesIn } from '../read/testing.ts'
import { isNotice } from './notices.ts'
import { readDrawn } from './testing.ts'

const LEAD = 'Old tank will be dug out before the rains'

function linesOf(...texts: string[]): Line[] {
  return texts.map((text, index) => {
    const box = { left: 0, right: 100, top: index * 10, bottom: index * 10 + 8 }
    return {
      text,
      box,
      baseline: index * 10 + 8,
      size: 8,
      font: 1,
      ink: 0,
      letters: text.length,
    } as Line
  })
}

test.each([
  ['PUBLIC NOTICE', 'The site at Kolar is sold.'],
  ['Short term e-tender notification', 'Bids are asked for.'],
  ['Office of the engineer', 'No. 12/2026', 'Work is given out.', 'Sd/- Engineer, Hassan'],
  ['ಟೆಂಡರ್ ಪ್ರಕಟಣೆ', 'ಕಾಮಗಾರಿ'],
  ['ಬೇಕಾಗಿದ್ದಾರೆ', 'ಅರ್ಜಿ: jobs@mill.example'],
  ['ಸಾರ್ವಜನಿಕ ಪ್ರಕಟಣೆ', 'ಕಾಮಗಾರಿ', 'ದಿನಾಂಕ: 20.11.2026', 'ಸ್ಥಳ: ಹಾಸನ'],
  ['ಹರಾಜು ಪ್ರಕಟಣೆ', 'ಹಾಸನ: ಗಿರಣಿಯ ಹರಾಜು', 'ಸಹಿ/- ಆಯುಕ್ತರು'],
])('%s is the heading of a notice, or signed like one', (...texts) => {
  expect(isNotice(linesOf(...texts))).toBe(true)
})

test.each([
  ['Tender notice for the tank is withdrawn', 'The council took it back.'],
  ['Notice', 'HASSAN: The council put it up on Monday.'],
  ['Old mill to be a school', 'It opens in June.'],
])('%s is no notice', (...texts) => {
  expect(isNotice(linesOf(...texts))).toBe(false)
})

test('a framed notice in the type of the page is an advertisement, a framed story is not', async () => {
  const model = await readDrawn(({ page, head, column }) => {
    head(LEAD, 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 40)
    for (const [x, title] of [
      [20, 'TENDER NOTICE'],
      [330, 'Mill opens as a school'],
    ] as const) {
      page.drawRectangle({ x, y: 200, width: 295, height: 180, borderColor: rgb(0, 0, 0) })
      head(title, x + 10, 360, 13)
      column(x + 10, 340, 12, { width: 275 })
    }
  })
  expect(headlinesIn(model)).toEqual([LEAD, 'Mill opens as a school'])
  expect(adsIn(model).length).toBe(1)
})

test('a framed notice between two texts of one column is no fact box', async () => {
  const model = await readDrawn(({ page, head, column }) => {
    head(LEAD, 20, 860, 26)
    for (const x of [20, 175, 330]) column(x, 835, 70)
    column(485, 835, 20)
    page.drawRectangle({ x: 485, y: 480, width: 140, height: 120, borderColor: rgb(0, 0, 0) })
    head('PUBLIC NOTICE', 495, 584, 10)
    column(495, 570, 7, { width: 120 })
    column(485, 465, 30)
  })
  expect(adsIn(model).length).toBe(1)
})
