// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import { adsIn, articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { readDrawn, type Sheet } from './testing.ts'

const BLACK = rgb(0, 0, 0)

/** A column with two stories: the first breaks off in the middle of a sentence, and the second is no wider. */
function twoStories({ head, column }: Sheet, x: number): void {
  head('Fund runs dry', x, 840, 17)
  head('in a single year', x, 822, 17)
  column(x, 805, 20)
  head('Buses will run', x, 560, 17)
  head('late at night', x, 542, 17)
  column(x, 527, 40)
}

const TWO = ['Buses will run late at night', 'Fund runs dry in a single year']

test('a headline between two texts has more white above than below', async () => {
  const model = await readDrawn((sheet) => {
    for (const x of [20, 175, 330]) twoStories(sheet, x)
  })
  expect(new Set(headlinesIn(model))).toEqual(new Set(TWO))
  expect(articlesIn(model).length).toBe(6)
})

test('a headline between two texts has a rule above and none below', async () => {
  const model = await readDrawn((sheet) => {
    for (const x of [20, 175, 330]) {
      sheet.rule(x, 579, 140)
      twoStories(sheet, x)
    }
  })
  expect(articlesIn(model).length).toBe(6)
})

test('items under a label begin with larger type in the face of the text', async () => {
  const model = await readDrawn(({ head, note, column, page, rule }) => {
    head('Old tank will be dug out', 20, 850, 30)
    for (const x of [20, 175, 330]) column(x, 820, 60)
    rule(20, 868, 610)
    head('In brief', 485, 850, 15)
    page.drawRectangle({ x: 485, y: 843, width: 140, height: 1.6, color: BLACK })
    for (const y of [828, 660, 492]) {
      note('Tank is dug out at last', 485, y, 11.5)
      column(485, y - 14, 10)
    }
  })
  expect(headlinesIn(model)).toEqual([
    'Old tank will be dug out',
    ...Array(3).fill('Tank is dug out at last'),
  ])
  expect(model.stories.filter(({ type }) => type === 'brief').length).toBe(3)
})

test('a bar over a photo with text below holds a headline', async () => {
  const model = await readDrawn(({ page, column, head }) => {
    page.drawRectangle({ x: 20, y: 790, width: 140, height: 70, color: rgb(0.6, 0, 0.1) })
    const white = rgb(1, 1, 1)
    page.drawText('Old tank', { x: 30, y: 832, size: 26, color: white })
    page.drawText('dug out', { x: 30, y: 802, size: 26, color: white })
    page.drawRectangle({ x: 20, y: 660, width: 140, height: 120, borderColor: BLACK })
    for (const at of [50, 110])
      page.drawEllipse({ x: 20 + at, y: 720, xScale: 28, yScale: 40, color: rgb(0, 0.4, 0.5) })
    column(20, 640, 50)
    head('Buses will run late', 175, 840, 26)
    for (const x of [175, 330, 485]) column(x, 815, 66)
  })
  expect(adsIn(model)).toEqual([])
  expect(new Set(headlinesIn(model))).toEqual(new Set(['Old tank dug out', 'Buses will run late']))
})

test('panels that each name one page are promotions, and a line with pages is the index', async () => {
  const model = await readDrawn(({ page, head, note, column }) => {
    for (const x of [20, 330]) {
      page.drawRectangle({ x, y: 800, width: 295, height: 50, color: rgb(0.9, 0.95, 1) })
      head('Rain in the hills', x + 10, 826, 12)
      note('Page 5', x + 10, 806)
    }
    head('Old tank will be dug out', 20, 750, 30)
    for (const x of [20, 175, 330, 485]) column(x, 720, 55)
    page.drawRectangle({ x: 20, y: 30, width: 610, height: 22, color: rgb(0.9, 0.9, 0.9) })
    note('Inside:  Town 3   Trade and money 7   Sport 12', 30, 38)
  })
  expect(headlinesIn(model)).toEqual(['Old tank will be dug out'])
  expect(adsIn(model)).toEqual([])
  expect(model.furniture.map(({ role }) => role)).toContain('index')
})

test('a headline between two texts is set like one at the top of a column', async () => {
  const model = await readDrawn(({ head, note, column }) => {
    for (const x of [20, 175, 330]) {
      head('Fund runs dry', x, 840, 17)
      column(x, 820, 20)
      head('Buses will run', x, 592, 17)
      note('A Reporter', x, 577, 8)
      column(x, 562, 40)
    }
  })
  expect(articlesIn(model).length).toBe(6)
})

test('a framed table with a title is no advertisement, in whatever face', async () => {
  const model = await readDrawn((sheet) => {
    const { page, column } = sheet
    page.drawRectangle({
      x: 14,
      y: 760,
      width: 146,
      height: 100,
      borderColor: BLACK,
      borderWidth: 1,
    })
    table(sheet, 20, 'Weather')
    for (const x of [20, 175, 330, 485]) {
      const y = x === 20 ? 730 : 840
      page.drawText('Old tank dug out', { x, y, size: 17 })
      column(x, y - 20, 50)
    }
  })
  expect(adsIn(model)).toEqual([])
})

test('a column that begins within a sentence goes on from the foot of the column before', async () => {
  const model = await readDrawn(({ head, column, note }) => {
    head('Fund runs dry', 20, 840, 17)
    column(20, 820, 18)
    note('and that was all.', 20, 625.6)
    head('Buses will run', 20, 592, 17)
    column(20, 575, 50)
    column(175, 840, 72)
  })
  const [fund, buses] = articlesIn(model).sort((a, b) => a.box.top - b.box.top)
  expect(fund?.box.height).toBeLessThan(30)
  expect(buses?.rects.length).toBe(2)
})

test('a headline whose words the text repeats begins at the height of the headline beside it', async () => {
  const model = await readDrawn(({ head, column, note }) => {
    for (const x of [20, 175]) {
      head('Rain at last', x, 860, 17)
      column(x, 843, 22)
    }
    head('The council will dig', 20, 592, 14)
    head('out the old tank before', 20, 576, 14)
    note('A Reporter', 20, 563, 8)
    column(20, 550, 40)
    head('Fund runs dry', 175, 589, 17)
    column(175, 572, 42)
  })
  expect(headlinesIn(model)).toContain('The council will dig out the old tank before')
})

test('text that goes on from another page does not belong to the headline below it', async () => {
  const model = await readDrawn(({ head, column }) => {
    column(20, 860, 22)
    for (const x of [175, 330, 485]) column(x, 860, 20)
    head('Buses will run late before the rains and after', 20, 590, 26)
    column(20, 565, 45)
    for (const x of [175, 330]) column(x, 565, 46)
    column(485, 565, 30)
  })
  const buses = articlesIn(model).find((story) => textsOf(story, 'headline').length > 0)
  expect(buses?.box.top).toBeGreaterThan(30)
})

/** A table of names and figures under a title. */
function table({ head, note }: Sheet, x: number, title: string): void {
  head(title, x, 840, 15)
  for (const [row, name] of ['Kolar', 'Hassan', 'Bidar', 'Sirsi', 'Karwar'].entries()) {
    note(name, x, 822 - row * 13)
    for (const [at, figure] of ['31', '14', '7'].entries())
      note(figure, x + 65 + at * 25, 822 - row * 13)
  }
}

test.each(['titles', 'a rule between them'])('tables side by side are parted by %s', async (by) => {
  const model = await readDrawn((sheet) => {
    table(sheet, 20, 'Weather')
    if (by === 'titles') table(sheet, 172, 'Standings')
    else {
      sheet.page.drawRectangle({ x: 163, y: 560, width: 0.6, height: 290, color: BLACK })
      table(sheet, 172, '')
    }
    sheet.head('Old tank will be dug out', 20, 720, 30)
    for (const x of [20, 175, 330, 485]) sheet.column(x, 690, 55)
  })
  const tables = model.stories.flatMap(({ blocks }) => blocks.filter((block) => block.table))
  expect(tables.map((block) => block.table?.rows[0])).toEqual(
    Array(2).fill(['Kolar', '31', '14', '7']),
  )
  expect(textsOf(model.stories[0], 'headline').length).toBe(1)
})

test('a rule under the byline of a wide headline does not part it from its text', async () => {
  const model = await readDrawn(({ head, column, rule }) => {
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330, 485]) column(x, 835, 20)
    head('Fund for the tank runs dry in a year', 20, 570, 22)
    head('Anita Rao', 20, 552, 8.5)
    rule(20, 544, 605)
    for (const x of [20, 175, 330, 485]) column(x, 530, 30)
  })
  expect(articlesIn(model).length).toBe(2)
})

test('a label that says what it is may stand over a single item', async () => {
  const model = await readDrawn(({ head, column }) => {
    head('Old tank will be dug out before the rains', 20, 860, 26)
    for (const x of [20, 175, 330]) column(x, 835, 60)
    head('News in brief', 485, 832, 14)
    head('Fund runs dry', 485, 814, 11)
    column(485, 802, 20)
  })
  expect(headlinesIn(model)).toEqual(['Old tank will be dug out before the rains', 'Fund runs dry'])
})
