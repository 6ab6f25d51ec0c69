// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import { articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { GREY, readDrawn, type Sheet } from './testing.ts'

const LEAD = 'Old tank will be dug out before the rains'
const TINT = rgb(0.9, 0.93, 0.97)

function factBox({ page, head, note }: Sheet, x: number, y: number): void {
  page.drawRectangle({ x, y, width: 295, height: 70, color: TINT })
  head('What it means', x + 8, y + 54, 11)
  note('The tank holds water for two summers.', x + 8, y + 38, 8.5)
  note('Fields below it get water on Fridays.', x + 8, y + 26, 8.5)
}

test('a tinted box under the picture of a story is its fact box', async () => {
  const model = await readDrawn(async (sheet) => {
    const { page, head, note, column } = sheet
    head(LEAD, 20, 860, 26)
    const photo = await page.doc.embedPng(GREY)
    page.drawImage(photo, { x: 20, y: 650, width: 295, height: 190 })
    note('Boats wait at the jetty of the old mill on Monday.', 20, 640, 8)
    factBox(sheet, 20, 555)
    for (const x of [330, 485]) column(x, 833, 28)
  })
  expect(headlinesIn(model)).toEqual([LEAD])
  const [story] = articlesIn(model)
  expect(textsOf(story, 'fact box')[0]).toContain('What it means')
})

test('a headline right under a tinted box is not in the box', async () => {
  const model = await readDrawn((sheet) => {
    const { page, head, column } = sheet
    head(LEAD, 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 14)
    page.drawRectangle({ x: 20, y: 420, width: 295, height: 200, color: TINT })
    head('Mill opens its gates', 28, 600, 16)
    for (const x of [28, 173]) column(x, 582, 14, { width: 130 })
    head('Your stars', 20, 404, 16)
    for (const x of [20, 175]) column(x, 388, 20)
  })
  const under = articlesIn(model).find(({ box }) => box.top > 50)
  expect(textsOf(under, 'headline')).toEqual(['Your stars'])
})
