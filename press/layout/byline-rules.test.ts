// @module-tag slow: renders pages.
import { expect, test } from 'vitest'
import { articlesIn, headlinesIn } from '../read/testing.ts'
import { readDrawn } from './testing.ts'

test('two rules around a byline under a short headline do not part it from its columns', async () => {
  const model = await readDrawn(({ head, column, rule }) => {
    head('Tank is full', 30, 840, 26)
    rule(30, 828, 435)
    head('By Asha Rao', 30, 817, 9)
    rule(30, 811, 435)
    for (const x of [30, 185, 340]) column(x, 796, 20, { width: 125 })
    head('Fund pays', 30, 540, 20)
    for (const x of [30, 185, 340]) column(x, 515, 20, { width: 125 })
    head('Road is open', 495, 840, 20)
    column(495, 815, 45, { width: 125 })
  })

  expect(headlinesIn(model).sort()).toEqual(['Fund pays', 'Road is open', 'Tank is full'])
  const first = articlesIn(model).find(({ box }) => box.left < 10 && box.top < 20)
  expect(first?.box.width).toBeGreaterThan(60)
  expect(first?.box.height).toBeGreaterThan(25)
})
