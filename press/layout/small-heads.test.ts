// @module-tag slow: renders pages.
import { expect, test } from 'vitest'
import { articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { readDrawn } from './testing.ts'

test('a headline over two columns may be no larger than the text', async () => {
  const model = await readDrawn(({ head, column }) => {
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 20)
    for (const x of [20, 330]) {
      head('Buses will run late on every night of the festival', x, 590, 9.6)
      for (const at of [x, x + 155]) column(at, 576, 24)
    }
  })
  expect(headlinesIn(model)).toEqual([
    'Old tank will be dug out before the rains',
    ...Array(2).fill('Buses will run late on every night of the festival'),
  ])
})

test('a kicker may be larger than the headline under it', async () => {
  const model = await readDrawn(({ head, column }) => {
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 20)
    for (const x of [20, 330]) {
      head('Transport', x, 590, 11)
      head('Buses will run late on every night of the festival', x, 577, 9.6)
      for (const at of [x, x + 155]) column(at, 563, 24)
    }
  })
  expect(articlesIn(model).length).toBe(3)
  expect(headlinesIn(model)).toContain('Buses will run late on every night of the festival')
})

test('a byline over the first column does not part a small headline from its text', async () => {
  const model = await readDrawn(({ head, column }) => {
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 20)
    for (const x of [20, 330]) {
      head('Buses will run late on every night of the festival and the fair', x, 590, 9.2)
      head('Anita Rao', x, 577, 8.5)
      column(x, 565, 24)
      column(x + 155, 576, 25)
    }
  })
  expect(articlesIn(model).length).toBe(3)
})

test('a line in bold type between two paragraphs is no headline', async () => {
  const model = await readDrawn(({ head, column }) => {
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330, 485]) {
      column(x, 835, 20)
      head('What comes next', x, 612, 10)
      column(x, 600, 30)
    }
  })
  expect(articlesIn(model).length).toBe(1)
})

test('a figure may be the drop capital of a text', async () => {
  const model = await readDrawn(({ page, head, column, note }) => {
    head('Old tank will be dug out', 20, 860, 26)
    page.drawText('43', { x: 20, y: 824.2, size: 26 })
    note('houses are left in the old street', 54, 835)
    note('of the lower town, and none', 54, 824.2)
    column(20, 813.4, 40)
    for (const x of [175, 330, 485]) column(x, 835, 42)
  })
  expect(headlinesIn(model)).toEqual(['Old tank will be dug out'])
  expect(textsOf(model.stories[0], 'body')[0]).toMatch(/^43 houses are left/u)
})
