// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import { articlesIn, headlinesIn } from '../read/testing.ts'
import { readDrawn, type Sheet } from './testing.ts'

const ITEMS = ['Dig the tank', 'Pay the fund', 'Mend the road']
const LEAD = 'Old tank will be dug out'

function drawLead({ head, column }: Sheet): void {
  head(LEAD, 200, 842, 26)
  for (const x of [200, 355]) column(x, 817, 60)
}

function drawItems({ head, column }: Sheet, top: number): void {
  for (const [index, title] of ITEMS.entries()) {
    head(title, 30, top - index * 116, 11)
    column(30, top - 12 - index * 116, 8, { width: 130 })
  }
}

test('a label in colour over the items of a tint is no headline, whatever it says', async () => {
  const model = await readDrawn((sheet) => {
    const { page } = sheet
    page.drawRectangle({ x: 20, y: 470, width: 150, height: 390, color: rgb(0.88, 0.93, 0.97) })
    page.drawText('Malnad today', { x: 30, y: 835, size: 17, color: rgb(0.1, 0.2, 0.5) })
    drawItems(sheet, 812)
    drawLead(sheet)
  })

  expect(headlinesIn(model).sort()).toEqual([...ITEMS, LEAD].sort())
})

test('a label that says what it is may be broken into two lines', async () => {
  const model = await readDrawn((sheet) => {
    sheet.head('News in', 30, 840, 22)
    sheet.head('brief', 30, 816, 22)
    drawItems(sheet, 796)
    drawLead(sheet)
  })

  expect(headlinesIn(model).sort()).toEqual([...ITEMS, LEAD].sort())
  expect(articlesIn(model).filter(({ type }) => type === 'brief')).toHaveLength(3)
})

test('items under a label such as Mailbag are letters', async () => {
  const model = await readDrawn((sheet) => {
    sheet.head('Mailbag', 30, 835, 18)
    drawItems(sheet, 812)
    drawLead(sheet)
  })

  expect(articlesIn(model).filter(({ type }) => type === 'letter')).toHaveLength(3)
})

test('a headline may begin with the word of a label', async () => {
  const titles = ['Letters reach Kolar', 'Pay the fund', 'Mend the road']
  const model = await readDrawn((sheet) => {
    const { page, head, column } = sheet
    page.drawRectangle({ x: 20, y: 470, width: 150, height: 390, color: rgb(0.88, 0.93, 0.97) })
    head('Briefly', 30, 835, 17)
    for (const [index, title] of titles.entries()) {
      head(title, 30, 812 - index * 116, 11)
      column(30, 800 - index * 116, 8, { width: 130 })
    }
    drawLead(sheet)
  })

  expect(headlinesIn(model).sort()).toEqual([...titles, LEAD].sort())
})

test('a label stands in a bar that ends with its words, over items with signatures at their right', async () => {
  const model = await readDrawn((sheet) => {
    const { page, head, column, rule } = sheet
    page.drawRectangle({ x: 30, y: 838, width: 78, height: 20, color: rgb(0.7, 0.1, 0.1) })
    page.drawText('Speak out', { x: 35, y: 843, size: 15, color: rgb(1, 1, 1) })
    for (const [at, x] of [30, 180, 330].entries()) {
      for (const [index, title] of ITEMS.entries()) {
        head(title, x, 815 - index * 112, 11.5)
        column(x, 802 - index * 112, 7, { width: 130 })
        head(['Asha Rao', 'Ravi Naik', 'Uma Shet'][at] ?? '', x + 82, 722 - index * 112, 9)
      }
    }
    rule(30, 480, 590)
    head(LEAD, 30, 450, 26)
    for (const x of [30, 185, 340, 495]) column(x, 430, 30)
  })

  expect(headlinesIn(model).sort()).toEqual([...ITEMS, ...ITEMS, ...ITEMS, LEAD].sort())
  const items = articlesIn(model).filter(({ box }) => box.top < 45)
  expect(items.every(({ blocks }) => blocks.every(({ role }) => role !== 'kicker'))).toBe(true)
})
