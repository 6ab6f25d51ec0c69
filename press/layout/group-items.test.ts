// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import { articlesIn, headlinesIn } from '../read/testing.ts'
import { readDrawn, type Sheet } from './testing.ts'

const LEAD = 'Old tank will be dug out'
const COLUMNS = [30, 185, 340]

function drawLead({ head, column, rule }: Sheet): void {
  rule(30, 520, 590)
  head(LEAD, 30, 490, 26)
  for (const x of [30, 185, 340, 495]) column(x, 465, 30, { width: 125 })
}

const tops = (articles: readonly { box: { top: number } }[]) =>
  articles.map(({ box }) => Math.round(box.top))

test('letters without headlines are parted by their signatures, in every column under the label', async () => {
  const model = await readDrawn((sheet) => {
    const { head, column } = sheet
    head('Mailbag', 30, 840, 18)
    for (const x of COLUMNS) {
      for (const y of [815, 715]) {
        column(x, y, 6, { width: 125 })
        head('Asha Rao, Kolar', x + 45, y - 66, 9)
      }
    }
    drawLead(sheet)
  })

  const letters = articlesIn(model).filter(({ type }) => type === 'letter')
  expect(letters).toHaveLength(6)
  expect(new Set(tops(letters)).size).toBe(2)
  expect(headlinesIn(model).filter(Boolean)).toEqual([LEAD])
})

test('a letter may go on at the top of the next column', async () => {
  const model = await readDrawn((sheet) => {
    const { head, column } = sheet
    head('Letters', 30, 840, 18)
    column(30, 815, 6, { width: 125 })
    head('Asha Rao, Kolar', 75, 749, 9)
    column(30, 715, 8, { width: 125 })
    column(185, 815, 6, { width: 125 })
    head('Ravi Naik, Sirsi', 230, 749, 9)
    column(185, 715, 6, { width: 125 })
    head('Uma Shet, Karwar', 230, 649, 9)
    drawLead(sheet)
  })

  expect(articlesIn(model).filter(({ type }) => type === 'letter')).toHaveLength(3)
})

test('a label in the middle of its columns stands over both, down to the next story', async () => {
  const model = await readDrawn((sheet) => {
    const { head, column } = sheet
    head('In brief', 125, 840, 18)
    for (const x of COLUMNS.slice(0, 2)) {
      for (const y of [815, 715]) {
        head('The new bridge at Kolar.', x, y, 9)
        column(x, y - 11, 6, { width: 125 })
      }
    }
    drawLead(sheet)
  })

  expect(headlinesIn(model).filter((title) => title === 'The new bridge at Kolar')).toHaveLength(4)
  expect(articlesIn(model).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['brief', 'brief', 'brief', 'brief', 'story']),
  )
})

test('items in a tint may have nothing but white between them', async () => {
  const model = await readDrawn((sheet) => {
    const { page, head, column } = sheet
    page.drawRectangle({ x: 20, y: 560, width: 145, height: 310, color: rgb(0.88, 0.93, 0.97) })
    head('News in', 30, 840, 20)
    head('brief', 30, 818, 20)
    for (const y of [795, 735, 675, 615]) column(30, y, 4, { width: 125 })
    drawLead(sheet)
  })

  expect(articlesIn(model).filter(({ type }) => type === 'brief')).toHaveLength(4)
})

test('the text under the head of an item may begin with a place in the face of the head', async () => {
  const titles = ['Dig the old tank', 'Pay the fund', 'Mend the roads']
  const model = await readDrawn((sheet) => {
    const { head, column } = sheet
    head('Newsline', 30, 840, 18)
    for (const [index, title] of titles.entries()) {
      const y = 815 - index * 90
      head(title, 30, y, 10.5)
      head('Kolar, Our Bureau: They dug', 30, y - 13, 9)
      column(30, y - 24, 5, { width: 125 })
    }
    drawLead(sheet)
  })

  expect(headlinesIn(model).sort()).toEqual([...titles, LEAD].sort())
})

test('words that begin an item belong together where the line is short for the next word', async () => {
  const model = await readDrawn((sheet) => {
    const { head, note, column } = sheet
    head('In brief', 30, 840, 18)
    for (const [index, title] of ['The sewers', 'The bridge'].entries()) {
      const y = 815 - index * 90
      head(`${title}:`, 30, y, 9)
      note('reconstruction of the tank', 30, y - 11)
      column(30, y - 22, 5, { width: 110 })
    }
    drawLead(sheet)
  })

  expect(headlinesIn(model).sort()).toEqual(['The bridge', 'The sewers', LEAD].sort())
})

test('a rule across several columns ends the items above it', async () => {
  const model = await readDrawn((sheet) => {
    const { head, column, rule } = sheet
    head('In brief', 340, 840, 18)
    for (const x of [340, 495]) {
      head('The new bridge at Kolar.', x, 815, 9)
      column(x, 804, 22, { width: 125 })
    }
    head('Tank is full', 30, 840, 26)
    for (const x of [30, 185]) column(x, 815, 23, { width: 125 })
    rule(30, 520, 590)
    head(LEAD, 30, 490, 26)
    for (const x of [30, 185, 340, 495]) column(x, 465, 30, { width: 125 })
  })

  const lead = articlesIn(model).find(({ box }) => box.top > 40)
  expect(lead?.box.width).toBeGreaterThan(85)
  expect(articlesIn(model)).toHaveLength(4)
})

test('bullets at the left of wide text under a label are no column beside it', async () => {
  const model = await readDrawn((sheet) => {
    const { head, note, column, rule } = sheet
    head('In brief', 130, 840, 18)
    rule(30, 834, 270)
    for (const y of [815, 793.4, 771.8]) note('•', 30, y)
    column(48, 815, 12, { width: 250 })
    drawLead(sheet)
  })

  expect(headlinesIn(model)).toContain(LEAD)
})
