// @module-tag slow: renders pages.
import { expect, test } from 'vitest'
import { articlesIn, headlinesIn } from '../read/testing.ts'
import { readDrawn, type Sheet } from './testing.ts'

const ROWS = 14
const STEP = 12

/** A table with a rule under each row, in the first column. */
function ruledTable({ head, note, rule }: Sheet, title: string, top: number): void {
  head(title, 20, top, 12)
  for (let row = 0; row < ROWS; row++) {
    const y = top - 16 - row * STEP
    note(`Ragi ${row + 1}`, 20, y, 8)
    note(`${1200 + row * 37}`, 100, y, 8)
    note(`${1300 + row * 41}`, 142, y, 8)
    rule(20, y - 3, 140)
  }
}

const LOOSE = ['tank', 'was', 'dug', 'mill', 'fund', 'rain', 'paid', 'lake', 'road', 'gate']

/** Text of narrow columns, justified with wide gaps, on the lines of the table. */
function looseText({ note }: Sheet, top: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    for (const [at, x] of [175, 208, 248, 290].entries()) {
      note(LOOSE[(row * 3 + at) % LOOSE.length] ?? '', x, top - row * STEP)
    }
  }
}

test('a table ends where the rules under its rows do, and a story begins beside it', async () => {
  const model = await readDrawn((sheet) => {
    const { head, column, rule } = sheet
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 20)
    rule(20, 590, 605)
    ruledTable(sheet, 'Market rates', 575)
    ruledTable(sheet, 'Shares', 370)
    head('Mill opens its gates', 175, 570, 20)
    looseText(sheet, 559, 30)
    for (const x of [330, 485]) column(x, 559, 33)
  })
  expect(new Set(headlinesIn(model))).toEqual(
    new Set([
      'Old tank will be dug out before the rains',
      'Market rates',
      'Shares',
      'Mill opens its gates',
    ]),
  )
  const tables = articlesIn(model).filter(({ type }) => type === 'table')
  expect(tables.length).toBe(2)
  expect(tables.every(({ box }) => box.left + box.width < 26)).toBe(true)
})

test('one rule under the header of a table shows how wide the table is', async () => {
  const model = await readDrawn((sheet) => {
    const { head, note, column, rule } = sheet
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 20)
    rule(20, 590, 605)
    head('Market rates', 20, 575, 12)
    for (const [at, name] of ['Item', 'Low', 'High'].entries())
      note(name, [20, 100, 142][at] ?? 0, 559, 8)
    rule(20, 556, 140)
    for (let row = 0; row < ROWS; row++) {
      for (const [x, text] of [
        [20, `Ragi ${row + 1}`],
        [100, `${1200 + row * 37}`],
        [142, `${1300 + row * 41}`],
      ] as const)
        note(text, x, 547 - row * STEP, 8)
    }
    head('Mill opens its gates', 175, 570, 20)
    looseText(sheet, 547, 30)
    for (const x of [330, 485]) column(x, 547, 33)
  })
  const table = articlesIn(model).find(({ type }) => type === 'table')
  expect(table && table.box.left + table.box.width).toBeLessThan(26)
  expect(headlinesIn(model)).toContain('Mill opens its gates')
})
