// @module-tag slow: renders pages.
import { rgb, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { adsIn, articlesIn, headlinesIn } from '../read/testing.ts'
import { readDrawn, type Sheet } from './testing.ts'

const LEAD = 'Old tank will be dug out before the rains'

function leadStory({ head, column }: Sheet, lines: number): void {
  head(LEAD, 20, 860, 26)
  for (const x of [20, 175, 330, 485]) column(x, 835, lines)
}

test('a few words between rules with a phone number are an advertisement', async () => {
  const model = await readDrawn((sheet) => {
    leadStory(sheet, 40)
    for (const x of [20, 330]) {
      sheet.rule(x, 380, 295)
      sheet.head('Festival sale', x + 10, 350, 22)
      sheet.note('Furniture and lamps at half the price', x + 10, 330, 10)
      sheet.head('Call 98450 12345', x + 10, 310, 13)
      sheet.rule(x, 295, 295)
    }
  })
  expect(headlinesIn(model)).toEqual([LEAD])
  expect(adsIn(model).length).toBe(2)
})

test('a framed offer in the type of the page is an advertisement', async () => {
  const model = await readDrawn((sheet) => {
    leadStory(sheet, 40)
    sheet.page.drawRectangle({ x: 20, y: 300, width: 295, height: 80, borderColor: rgb(0, 0, 0) })
    sheet.head('Festival sale', 30, 350, 13)
    sheet.note('Furniture and lamps at half the price,', 30, 335)
    sheet.note('until Sunday. Station Road, 98450 12345', 30, 323)
  })
  expect(headlinesIn(model)).toEqual([LEAD])
  expect(adsIn(model).length).toBe(1)
})

test('columns of classified advertisements in the type of the page are one region', async () => {
  const model = await readDrawn((sheet) => {
    leadStory(sheet, 40)
    for (const [at, x] of [20, 175, 330, 485].entries()) {
      sheet.head(['TO LET', 'VEHICLES', 'TUITIONS', 'FOR SALE'][at] ?? '', x, 360, 11)
      for (const y of [345, 305, 265]) {
        sheet.note('House with two rooms near', x, y)
        sheet.note(`the tank. Ph: 98450 1234${at}`, x, y - 11)
      }
    }
  })
  expect(headlinesIn(model)).toEqual([LEAD])
  expect(adsIn(model).map(({ type }) => type)).toEqual(['classifieds'])
})

test('a short story that names a reporter is no advertisement, whatever number it has', async () => {
  const model = await readDrawn((sheet) => {
    leadStory(sheet, 40)
    sheet.rule(20, 380, 295)
    sheet.head('Water at night only', 20, 355, 18)
    sheet.note('By Anita Rao', 20, 338)
    sheet.column(20, 322, 4, { width: 295 })
    sheet.note('Complaints are taken at 98450 12345.', 20, 278.8)
  })
  expect(articlesIn(model).length).toBe(2)
})

test.each(['A seat costs Rs 40.', 'Call 98450 12345.'])(
  'a short story is no advertisement if it ends with %s',
  async (last) => {
    const model = await readDrawn((sheet) => {
      leadStory(sheet, 40)
      sheet.rule(20, 380, 295)
      sheet.head('Bus fare goes up', 20, 355, 18)
      sheet.column(20, 335, 4, { width: 295 })
      sheet.note(last, 20, 291.8)
    })
    expect(headlinesIn(model)).toEqual([LEAD, 'Bus fare goes up'])
  },
)

test('a framed list of helplines is no advertisement', async () => {
  const model = await readDrawn((sheet) => {
    leadStory(sheet, 40)
    sheet.page.drawRectangle({ x: 20, y: 300, width: 295, height: 80, borderColor: rgb(0, 0, 0) })
    sheet.head('Helplines', 30, 350, 13)
    sheet.note('Water and power, by day and by night, in all wards: 98450 12345', 30, 335)
    sheet.note('Buses, at the stand: 98450 12346', 30, 323)
  })
  expect(headlinesIn(model)).toEqual([LEAD, 'Helplines'])
})

test('centred lines under a price are no running text', async () => {
  const model = await readDrawn(async (sheet) => {
    leadStory(sheet, 40)
    const bold = await sheet.page.doc.embedFont(StandardFonts.HelveticaBold)
    const centre = (text: string, y: number, size = 9) =>
      sheet.head(text, 167 - bold.widthOfTextAtSize(text, size) / 2, y, size)
    sheet.page.drawRectangle({ x: 20, y: 280, width: 295, height: 100, borderColor: rgb(0, 0, 0) })
    centre('Festival sale', 355, 16)
    centre('Rs 2863 a lamp', 340)
    centre('Furniture and lamps of all kinds at half price', 325)
    centre('from Monday until Sunday, in the hall', 313)
    centre('of Hassan and in the mill by the tank', 301)
    centre('by day and by night, Fridays as well', 289)
  })
  expect(headlinesIn(model)).toEqual([LEAD])
})

test('a framed list of towns with phone numbers is an advertisement', async () => {
  const model = await readDrawn((sheet) => {
    leadStory(sheet, 40)
    sheet.page.drawRectangle({ x: 20, y: 160, width: 605, height: 220, borderColor: rgb(0, 0, 0) })
    sheet.head('Festival sale', 220, 350, 24)
    const towns = [
      'Hassan',
      'Kolar',
      'Mandya',
      'Bidar',
      'Udupi',
      'Gadag',
      'Hampi',
      'Sirsi',
      'Karwar',
      'Koppal',
    ]
    for (const [at, town] of towns.entries()) {
      sheet.note(town, 30, 325 - at * 14)
      sheet.note(`984501234${at}`, 560, 325 - at * 14)
    }
  })
  expect(headlinesIn(model)).toEqual([LEAD])
  expect(adsIn(model).length).toBe(1)
})
