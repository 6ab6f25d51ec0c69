// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import { adsIn, articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { GREY, readDrawn, type Sheet } from './testing.ts'

const LEAD = 'Old tank will be dug out before the rains'

function leadStory({ head, column }: Sheet): void {
  head(LEAD, 20, 860, 26)
  for (const x of [20, 175, 330, 485]) column(x, 835, 20)
}

const photoOn = async ({ page }: Sheet) => page.doc.embedPng(GREY)

test('a picture over a headline comes with its caption and its credit', async () => {
  const model = await readDrawn(async (sheet) => {
    const { page, head, note, column } = sheet
    leadStory(sheet)
    const photo = await photoOn(sheet)
    for (const [x, title] of [
      [20, 'Mill opens its gates'],
      [330, 'Buses will run late'],
    ] as const) {
      page.drawImage(photo, { x, y: 440, width: 295, height: 140 })
      note('Boats wait at the jetty of the old mill on Monday.', x, 433, 8)
      note('Lakshmi Hosur', x, 426, 6.5)
      head(title, x, 403, 20)
      for (const left of [x, x + 155]) column(left, 384, 20)
    }
  })
  expect(new Set(headlinesIn(model))).toEqual(
    new Set([LEAD, 'Mill opens its gates', 'Buses will run late']),
  )
  const stories = articlesIn(model).filter(({ box }) => box.top > 30)
  for (const story of stories) {
    expect(story.blocks.filter(({ role }) => role === 'picture').length).toBe(1)
    expect(textsOf(story, 'caption').length).toBe(1)
  }
})

test('the name of a column is the kicker of the centred headline under the same heavy rule', async () => {
  const model = await readDrawn((sheet) => {
    const { page, head, column } = sheet
    leadStory(sheet)
    page.drawRectangle({ x: 20, y: 590, width: 605, height: 2.2, color: rgb(0, 0, 0) })
    head('Right in the middle', 20, 576, 11)
    head('At half past one', 240, 552, 20)
    for (const x of [20, 175, 330, 485]) column(x, 535, 30)
  })
  const column = articlesIn(model).find(({ box }) => box.top > 30)
  expect(headlinesIn(model)).toEqual([LEAD, 'At half past one'])
  expect(textsOf(column, 'kicker')).toEqual(['Right in the middle'])
  expect(column?.box.width).toBeGreaterThan(90)
})

test('a wide picture under several stories is a captioned photo of its own', async () => {
  const model = await readDrawn(async (sheet) => {
    const { page, head, note, column } = sheet
    leadStory(sheet)
    for (const [at, x] of [20, 175, 330, 485].entries()) {
      head(['Mill opens', 'Buses late', 'Rain at last', 'Tank is full'][at] ?? '', x, 570, 14)
      column(x, 555, 14)
    }
    page.drawImage(await photoOn(sheet), { x: 20, y: 180, width: 605, height: 205 })
    note('Boats wait at the jetty of the old mill on Monday, after the rain.', 20, 170, 8)
  })
  const photo = articlesIn(model).find(({ blocks }) =>
    blocks.some(({ role }) => role === 'picture'),
  )
  expect(textsOf(photo, 'headline')).toEqual([])
  expect(photo?.box.width).toBeGreaterThan(90)
  expect(articlesIn(model).length).toBe(6)
})

test('a picture with a few large words over another headline is an advertisement', async () => {
  const model = await readDrawn(async (sheet) => {
    const { page, head, column } = sheet
    leadStory(sheet)
    page.drawImage(await photoOn(sheet), { x: 20, y: 380, width: 295, height: 200 })
    head('Festival sale', 30, 395, 28)
    head('Mill opens its gates', 20, 350, 18)
    for (const x of [20, 175]) column(x, 330, 20)
    head('Buses will run late', 330, 565, 18)
    for (const x of [330, 485]) column(x, 545, 38)
  })
  expect(adsIn(model).length).toBe(1)
  expect(headlinesIn(model)).toContain('Mill opens its gates')
})
