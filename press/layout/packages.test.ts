// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import { articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { GREY, readDrawn, type Sheet } from './testing.ts'

const BLACK = rgb(0, 0, 0)

function drawFrame({ page, column, head }: Sheet): void {
  page.drawRectangle({ x: 14, y: 500, width: 468, height: 380, borderColor: BLACK, borderWidth: 2 })
  head('Council digs out the old tank', 20, 840, 31)
  page.drawRectangle({ x: 20, y: 808, width: 455, height: 22, color: rgb(0.8, 0, 0.2) })
  page.drawText('Mayor asks where the fund went', { x: 100, y: 814, size: 15, color: rgb(1, 1, 1) })
  head('Money for', 20, 786, 17)
  head('three years', 20, 767, 17)
  column(20, 750, 22)
  for (const x of [175, 330]) column(x, 786, 25)
  head('Late buses in May', 485, 840, 15)
  column(490, 820, 70)
}

test('the smaller headlines of a frame under one large headline are subheads', async () => {
  const model = await readDrawn(drawFrame)
  expect(new Set(headlinesIn(model))).toEqual(
    new Set(['Council digs out the old tank', 'Late buses in May']),
  )
  const [story] = articlesIn(model)
  expect(story?.box.width).toBeGreaterThan(68)
  expect(textsOf(story, 'headline')).toEqual(['Council digs out the old tank'])
})

test('a fact box under the headline of several columns belongs to its story', async () => {
  const model = await readDrawn(({ page, column, head }) => {
    head('Council digs out the old tank', 20, 840, 31)
    for (const x of [20, 175]) column(x, 815, 30)
    page.drawRectangle({ x: 326, y: 490, width: 148, height: 332, borderColor: BLACK })
    head('What it costs', 332, 806, 15)
    column(332, 788, 26, { width: 134 })
    head('Late buses in May', 485, 840, 15)
    column(490, 820, 70)
  })
  expect(new Set(headlinesIn(model))).toEqual(
    new Set(['Council digs out the old tank', 'Late buses in May']),
  )
  const [story] = articlesIn(model)
  expect(story?.blocks.map(({ role }) => role)).toContain('fact box')
})

test('a headline in tight columns begins at the height of the headlines beside it', async () => {
  const model = await readDrawn(({ column, head }) => {
    for (const [x, title] of [
      [20, 'Old tank dug out'],
      [175, 'Fund runs dry'],
    ] as const) {
      head(title, x, 840, 15)
      column(x, 824, 20)
    }
    head('Buses will run late', 20, 595, 15)
    column(20, 579, 40)
    head('School gets a roof', 175, 597, 12)
    column(175, 584, 40)
  })
  expect(articlesIn(model).length).toBe(4)
})

test('a picture beside the text under a wide headline is not of the headline below', async () => {
  const model = await readDrawn(async ({ page, head, column }) => {
    head('Council digs out the old tank', 20, 840, 40)
    page.drawImage(await page.doc.embedPng(GREY), { x: 20, y: 690, width: 295, height: 140 })
    for (const x of [330, 485]) column(x, 821, 13)
    head('Late buses', 20, 650, 30)
    for (const x of [20, 175]) column(x, 625, 50)
    head('Fund runs dry', 330, 650, 30)
    for (const x of [330, 485]) column(x, 625, 50)
  })
  const [council] = articlesIn(model)
  expect(textsOf(council, 'headline')).toEqual(['Council digs out the old tank'])
  expect(council?.blocks.map(({ role }) => role)).toContain('picture')
})
