// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import { articlesIn } from '../read/testing.ts'
import { readDrawn } from './testing.ts'

const WIDTH = 90

test('rules of one height between columns stand within a story, and white parts it from the next', async () => {
  const model = await readDrawn((sheet) => {
    const { page, head, column, rule } = sheet
    const upright = (x: number, top: number, height: number) =>
      page.drawRectangle({ x, y: top - height, width: 0.5, height, color: rgb(0, 0, 0) })
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 20)
    rule(20, 590, 605)
    head('Mill opens its gates', 20, 568, 20)
    for (const x of [20, 122, 224, 326]) column(x, 545, 24, { width: WIDTH })
    for (const x of [116, 218, 320]) upright(x, 552, 260)
    head('Buses run late', 428, 568, 18)
    for (const x of [428, 530]) column(x, 549, 24, { width: WIDTH })
  })
  const [left, right] = articlesIn(model)
    .filter(({ box }) => box.top > 30)
    .sort((one, other) => one.box.left - other.box.left)
  expect(articlesIn(model).length).toBe(3)
  expect(left && left.box.left + left.box.width).toBeLessThan(66)
  expect(right?.box.left).toBeGreaterThan(64)
})
