// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import { adsIn, articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { GREY, readDrawn } from './testing.ts'

const BLUE = rgb(0.1, 0.2, 0.6)
const WHITE = rgb(1, 1, 1)

test('a bar across the top with the name, the date and the page number is the running head', async () => {
  const model = await readDrawn(async ({ page, column, head }) => {
    page.drawRectangle({ x: 14, y: 866, width: 622, height: 24, color: BLUE })
    for (const [text, x] of [
      ['Hill edition', 20],
      ['Town and country', 250],
      ['Sunday to Monday', 510],
    ] as const)
      page.drawText(text, { x, y: 874, size: 14, color: WHITE })
    head('Old tank will be dug out', 20, 836, 26)
    for (const x of [20, 175, 330, 485]) column(x, 812, 60)
  })
  expect(adsIn(model)).toEqual([])
  expect(headlinesIn(model)).toEqual(['Old tank will be dug out'])
  expect(model.furniture.map(({ text }) => text)).toEqual([
    'Hill edition Town and country Sunday to Monday',
  ])
})

test('a bar under a drawn name of the newspaper ends the head of the page', async () => {
  const model = await readDrawn(async ({ page, column, head, note }) => {
    note('Registered as no. 90', 500, 880)
    page.drawImage(await page.doc.embedPng(GREY), { x: 80, y: 806, width: 400, height: 80 })
    page.drawRectangle({ x: 14, y: 772, width: 622, height: 20, color: rgb(0.9, 0.1, 0.1) })
    for (const [text, x] of [
      ['Year three', 20],
      ['Sunday to Monday, Hill town', 220],
      ['Price two', 560],
    ] as const)
      page.drawText(text, { x, y: 777, size: 15, color: WHITE })
    for (const [x, title] of [
      [20, 'Old tank dug out'],
      [330, 'Buses will run late'],
    ] as const) {
      head(title, x, 745, 24)
      for (const at of [x, x + 155]) column(at, 722, 60)
    }
  })
  expect(new Set(headlinesIn(model))).toEqual(new Set(['Old tank dug out', 'Buses will run late']))
  expect(articlesIn(model).length).toBe(2)
  expect(articlesIn(model).every(({ box }) => box.top > 14)).toBe(true)
})

test('the name of a section with the number of the page in a bar is no headline', async () => {
  const model = await readDrawn(async ({ page, column, head }) => {
    page.drawRectangle({ x: 14, y: 850, width: 622, height: 40, color: BLUE })
    page.drawText('OPINION / 2', { x: 40, y: 864, size: 18, color: WHITE })
    for (const [x, title] of [
      [20, 'Old tank dug out'],
      [330, 'Buses will run late'],
    ] as const) {
      page.drawImage(await page.doc.embedPng(GREY), { x, y: 740, width: 290, height: 100 })
      head(title, x, 720, 13)
      for (const at of [x, x + 155]) column(at, 700, 50)
    }
  })
  expect(new Set(headlinesIn(model))).toEqual(new Set(['Old tank dug out', 'Buses will run late']))
})

test('a headline in a bar across the top is a headline', async () => {
  const model = await readDrawn(async ({ page, column }) => {
    page.drawRectangle({ x: 14, y: 846, width: 622, height: 44, color: BLUE })
    page.drawText('Old tank will be dug out in 2027', { x: 90, y: 858, size: 28, color: WHITE })
    for (const x of [20, 175, 330, 485]) column(x, 826, 60)
  })
  expect(headlinesIn(model)).toEqual(['Old tank will be dug out in 2027'])
})

test('lines of one headline may be set a little larger or smaller to fill their width', async () => {
  const model = await readDrawn(async ({ head, column }) => {
    head('Council wants the', 20, 840, 30)
    head('old tank dug out', 20, 806, 32.5)
    for (const x of [20, 175]) column(x, 785, 60)
    head('Buses will run late', 330, 840, 24)
    for (const x of [330, 485]) column(x, 818, 60)
  })
  expect(headlinesIn(model)).toEqual(['Council wants the old tank dug out', 'Buses will run late'])
})

test('a line of hyphens is a rule', async () => {
  const model = await readDrawn(async ({ head, column, note }) => {
    head('Old tank will be dug out', 20, 840, 26)
    for (const x of [20, 175, 330, 485]) column(x, 818, 20)
    note('-'.repeat(36), 220, 580, 20)
    head('Buses will run late', 20, 548, 26)
    for (const x of [20, 175, 330, 485]) column(x, 526, 30)
  })
  const stories = articlesIn(model)
  expect(headlinesIn(model)).toEqual(['Old tank will be dug out', 'Buses will run late'])
  expect(stories.flatMap((story) => textsOf(story, 'body')).join(' ')).not.toContain('--')
})

test('a bar with small type right under a picture holds its caption', async () => {
  const model = await readDrawn(async ({ page, head, column }) => {
    page.drawImage(await page.doc.embedPng(GREY), { x: 20, y: 740, width: 140, height: 120 })
    page.drawRectangle({ x: 20, y: 722, width: 140, height: 18, color: BLUE })
    page.drawText('Meena Rao', { x: 60, y: 728, size: 9, color: WHITE })
    head('The fund runs dry.', 20, 700, 11)
    column(20, 686, 50)
    head('Buses will run late', 175, 840, 24)
    for (const x of [175, 330, 485]) column(x, 818, 60)
  })
  expect(headlinesIn(model)).not.toContain('Meena Rao')
})

test('strips of colour at the lower edge of the page are no pictures', async () => {
  const model = await readDrawn(async ({ page, head, column }) => {
    head('Old tank will be dug out', 20, 836, 26)
    for (const x of [20, 175, 330, 485]) column(x, 812, 72)
    const strip = await page.doc.embedPng(GREY)
    for (const x of [20, 175, 330]) page.drawImage(strip, { x, y: 0, width: 150, height: 40 })
  })
  expect(articlesIn(model).flatMap(({ blocks }) => blocks.map(({ role }) => role))).not.toContain(
    'picture',
  )
})

test('a headline in a bar under the running head is a headline, whatever size its text has', async () => {
  const model = await readDrawn(({ page, head, column }) => {
    page.drawRectangle({ x: 0, y: 860, width: 650, height: 40, color: BLUE })
    for (const [text, x] of [
      ['Hill edition', 20],
      ['Sunday to Monday', 480],
    ] as const)
      page.drawText(text, { x, y: 874, size: 14, color: WHITE })
    page.drawRectangle({ x: 0, y: 774, width: 650, height: 82, color: rgb(0.4, 0, 0.2) })
    for (const [text, y] of [
      ['Council digs out', 822],
      ['the old tank', 788],
    ] as const)
      page.drawText(text, { x: 200, y, size: 30, color: WHITE })
    for (const x of [20, 330]) column(x, 758, 18, { width: 295, size: 11 })
    head('Fund runs dry', 20, 500, 24)
    head('Late buses in May', 330, 500, 24)
    for (const x of [20, 175, 330, 485]) column(x, 480, 40)
  })
  expect(adsIn(model)).toEqual([])
  expect(new Set(headlinesIn(model))).toEqual(
    new Set(['Council digs out the old tank', 'Fund runs dry', 'Late buses in May']),
  )
})
