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
