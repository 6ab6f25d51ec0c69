// @module-tag slow: renders pages.
import { type PDFPage, rgb } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { adsIn, articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { readDrawn } from './testing.ts'

test('the name of the newspaper and the strip of promotions are no stories', async () => {
  const model = await readDrawn(({ page, head, note, column }) => {
    head('The Daily Tank', 180, 850, 46)
    note('Sunday, November 15, 2026', 280, 832)
    page.drawRectangle({ x: 20, y: 780, width: 610, height: 40, color: rgb(0.9, 0.95, 1) })
    head('Rain in the hills', 30, 803, 12)
    note('Page 5', 30, 790)
    head('Buses at night', 330, 803, 12)
    note('Page 7', 330, 790)
    head('Old tank will be dug out', 20, 740, 30)
    for (const x of [20, 175, 330, 485]) column(x, 715, 30)
  })

  expect(headlinesIn(model)).toEqual(['Old tank will be dug out'])
  expect(adsIn(model)).toEqual([])
})

test('paragraphs under another story continue the story beside them as a whole', async () => {
  const model = await readDrawn(({ head, column, rule }) => {
    head('Tank and fund', 20, 850, 40)
    for (const x of [20, 175]) column(x, 820, 50)
    head('Buses to run at night', 330, 850, 22)
    for (const x of [330, 485]) column(x, 820, 20)
    rule(330, 592, 295)
    column(330, 575, 4)
    column(330, 525, 23)
    column(485, 575, 3)
    column(485, 536, 23)
  })

  expect(headlinesIn(model)).toEqual(['Tank and fund', 'Buses to run at night'])
  const [lead] = articlesIn(model)
  expect(lead?.box.width).toBeGreaterThan(90)
  expect(lead?.rects.length).toBeGreaterThan(1)
})

test('a picture with its caption and credit over a headline belongs to that headline', async () => {
  const model = await readDrawn(({ page, head, note, column, rule }) => {
    page.drawRectangle({ x: 20, y: 700, width: 295, height: 150, borderColor: rgb(0, 0, 0) })
    page.drawEllipse({ x: 100, y: 770, xScale: 30, yScale: 40, color: rgb(0, 0, 0.5) })
    page.drawEllipse({ x: 200, y: 770, xScale: 30, yScale: 40, color: rgb(0, 0.5, 0) })
    note('The old tank on Sunday.', 20, 690, 7.5)
    note('Photo: A Reporter', 255, 681, 6.5)
    rule(20, 675, 295)
    head('Old tank dug out', 20, 645, 26)
    for (const x of [20, 175]) column(x, 620, 30)
    head('Buses to run', 340, 850, 26)
    for (const x of [340, 495]) column(x, 820, 48)
  })

  const story = articlesIn(model).find(
    (each) => textsOf(each, 'headline')[0] === 'Old tank dug out',
  )
  expect(articlesIn(model).length).toBe(2)
  expect(story?.box.top).toBeLessThan(6)
  expect(textsOf(story, 'caption')).toEqual(['The old tank on Sunday.'])
})

test('two headlines on one line with a rule between them begin two stories', async () => {
  const model = await readDrawn(({ page, head, column }) => {
    head('Old tank is dug out now', 20, 840, 24)
    head('Fund runs dry in a year', 325, 840, 24)
    page.drawRectangle({ x: 317, y: 400, width: 0.5, height: 460, color: rgb(0, 0, 0) })
    for (const x of [20, 168, 325, 473]) column(x, 815, 36)
  })

  expect(headlinesIn(model).sort()).toEqual(['Fund runs dry in a year', 'Old tank is dug out now'])
})

test('columns of small advertisements without a frame are one region', async () => {
  const model = await readDrawn(({ head, note, column }) => {
    head('Old tank will be dug out', 20, 850, 30)
    for (const x of [20, 175, 330, 485]) column(x, 820, 30)
    for (const x of [20, 175, 330, 485]) {
      for (let entry = 0; entry < 4; entry++) {
        note('House with a well near the old bus stand, two', x, 470 - entry * 22, 7)
        note(`rooms, clear title. Owner lives in it: 00000 0112${entry}`, x, 462 - entry * 22, 7)
      }
    }
  })

  expect(headlinesIn(model)).toEqual(['Old tank will be dug out'])
  expect(adsIn(model).map(({ type }) => type)).toEqual(['classifieds'])
})

test('a story in larger type than the rest of the page keeps its columns', async () => {
  const model = await readDrawn(({ head, column }) => {
    head('The tank and we', 20, 850, 30)
    for (const x of [20, 175]) column(x, 820, 30, { size: 11 })
    head('Buses to run', 340, 850, 26)
    for (const x of [340, 495]) column(x, 820, 60)
    head('Fund runs dry', 20, 400, 26)
    for (const x of [20, 175]) column(x, 375, 28)
  })

  expect(headlinesIn(model).sort()).toEqual(['Buses to run', 'Fund runs dry', 'The tank and we'])
  expect(articlesIn(model).every(({ box }) => box.width > 40)).toBe(true)
})

test('items at the foot that name other pages are no stories', async () => {
  const model = await readDrawn(({ head, note, column }) => {
    head('The tank is dug out', 50, 800, 26)
    for (const x of [50, 210, 370]) column(x, 770, 40)
    for (const [x, name, page] of [
      [50, 'Summer in the hills', 4],
      [290, 'A museum under ground', 9],
    ] as const) {
      head(name, x, 290, 13)
      note('What the readers saw there', x, 278)
      note(`Article on page ${page}.`, x, 266, 8)
    }
  })
  expect(headlinesIn(model)).toEqual(['The tank is dug out'])
})

test('white type on a bar over a panel is the headline of the panel', async () => {
  const model = await readDrawn(({ page, column, note, head }) => {
    head('The tank is dug out', 50, 840, 26)
    for (const x of [50, 210, 370]) column(x, 810, 20)
    note('Continued on page 2', 380, 575)
    page.drawRectangle({ x: 40, y: 480, width: 490, height: 60, color: rgb(0.2, 0.2, 0.2) })
    page.drawText('A day at the school\nfor pilots', {
      x: 60,
      y: 515,
      size: 20,
      color: rgb(1, 1, 1),
    })
    page.drawRectangle({ x: 40, y: 200, width: 490, height: 280, color: rgb(0.93, 0.93, 0.93) })
    for (const x of [50, 210, 370]) column(x, 465, 20)
  })
  expect(headlinesIn(model).sort()).toEqual([
    'A day at the school for pilots',
    'The tank is dug out',
  ])
  expect(adsIn(model)).toEqual([])
})

test('a picture beside the beginning of the text comes before it, and a place before the text is no byline', async () => {
  const photo = await sharp({
    create: { width: 290, height: 182, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer()
  const { stories } = await readDrawn(async ({ page, head, column }) => {
    head('Tank is full again after nine years', 30, 800, 24)
    head('BENGALURU:', 30, 775, 8)
    column(30, 764, 20)
    column(180, 775, 21)
    page.drawImage(await page.doc.embedJpg(photo), { x: 330, y: 600, width: 290, height: 182 })
  })
  const roles = stories.map(({ blocks }) => blocks.map(({ role }) => role).join(' '))
  expect(roles).toEqual(['headline picture dateline body'])
})

test('a picture as wide as the columns under a centred headline belongs to it', async () => {
  const model = await readDrawn(({ page, head, note, column }) => {
    drawPicture(page, { x: 20, y: 700, width: 450, height: 150 })
    note('The old tank on Sunday.', 20, 690, 7.5)
    head('TANK', 20, 674, 9)
    head('The tank is dug out now', 70, 645, 30)
    note('The fund pays for it.', 200, 628, 12)
    for (const x of [20, 175, 330]) column(x, 605, 30)
    drawPicture(page, { x: 490, y: 760, width: 140, height: 90 })
    note('Buses on Sunday.', 490, 750, 7.5)
    head('Buses run', 490, 720, 20)
    column(490, 700, 3)
  })

  const lead = articlesIn(model).find(
    (each) => textsOf(each, 'headline')[0] === 'The tank is dug out now',
  )
  expect(lead?.box.top).toBeLessThan(6)
  expect(textsOf(lead, 'caption')).toEqual(['The old tank on Sunday.'])
})

test('a headline under a rule across several columns is no quote of the story above the rule', async () => {
  const model = await readDrawn(({ head, column, rule }) => {
    head('Old tank dry', 330, 850, 22)
    for (const x of [330, 485]) column(x, 825, 24)
    rule(20, 545, 605)
    head('Buses to run', 330, 515, 22)
    for (const x of [330, 485]) column(x, 495, 24)
    head('Fund runs dry', 20, 850, 22)
    for (const x of [20, 175]) column(x, 825, 24)
  })

  expect(headlinesIn(model)).toContain('Buses to run')
})

test('a letter that breaks off at the foot of a column goes on at the top of the next one', async () => {
  const model = await readDrawn(({ head, note, column, rule }) => {
    head('LETTERS', 20, 860, 10)
    rule(20, 855, 295)
    head('Dig the tank', 20, 838, 14)
    column(20, 822, 8)
    head('A Reader', 20, 722, 8)
    head('Pay the fund', 20, 700, 14)
    column(20, 684, 12)
    note('that is left of it', 175, 838, 9)
    head('A Writer', 175, 824, 8)
    head('Run the buses', 175, 800, 14)
    column(175, 784, 14)
    head('Old tank will be dug out', 340, 860, 24)
    for (const x of [340, 495]) column(x, 830, 40)
  })

  const letter = articlesIn(model).find((each) => textsOf(each, 'headline')[0] === 'Pay the fund')
  expect(textsOf(letter, 'body').join(' ')).toContain('that is left of it')
})

test('an offer in a border that is drawn as the area between two rectangles is an advertisement', async () => {
  const model = await readDrawn(({ page, head, note, column }) => {
    const ring = 'M 0 0 L 160 0 L 160 90 L 0 90 Z M 2 2 L 2 88 L 158 88 L 158 2 Z'
    page.drawSvgPath(ring, { x: 20, y: 850, color: rgb(0, 0, 0) })
    head('Silk house', 60, 820, 15)
    note('Call 98450 12345', 66, 800)
    note('www.silkhouse.example', 56, 785)
    head('Buses run', 20, 730, 14)
    column(20, 710, 30)
    head('Old tank will be dug out', 200, 840, 30)
    for (const x of [200, 355]) column(x, 810, 40)
  })

  expect(adsIn(model)).toHaveLength(1)
  expect(headlinesIn(model).sort()).toEqual(['Buses run', 'Old tank will be dug out'])
})

test('a drop capital that is printed over its first line begins the text', async () => {
  const model = await readDrawn(({ head, note, column }) => {
    head('Old tank will be dug out', 20, 850, 30)
    head('T', 19, 795, 38)
    note('he council will dig out the old tank', 20, 816)
    note('before the rains and pay for', 48, 805)
    note('it from the fund of the town', 48, 794)
    column(20, 783, 30)
    column(175, 816, 33)
  })

  const [story] = articlesIn(model)
  expect(headlinesIn(model)).toEqual(['Old tank will be dug out'])
  expect(textsOf(story, 'body').join(' ')).toMatch(
    /^The council will dig out the old tank before the rains and pay for it from the fund of/,
  )
})

test('a list on a tint in the type of the page is an article', async () => {
  const model = await readDrawn(({ page, head, note, column }) => {
    page.drawRectangle({ x: 20, y: 700, width: 160, height: 150, color: rgb(0.9, 0.88, 0.8) })
    head('Facts of the tank', 44, 830, 14)
    // About as far from both edges of the tint, as the centred lines of an advertisement are.
    for (const [index, text] of FACTS.entries()) note(text, 42, 812 - index * 11)
    head('Old tank will be dug out', 200, 850, 30)
    for (const x of [200, 355]) column(x, 820, 40)
    head('Buses run', 20, 670, 14)
    column(20, 650, 25)
  })

  expect(adsIn(model)).toEqual([])
  expect(headlinesIn(model)).toContain('Facts of the tank')
})

const FACTS = ['May', 'July', 'June', 'April'].map(
  (month) => `• The old tank is dug out in ${month}`,
)

test('the last word of a caption before the credit stays in the caption', async () => {
  const model = await readDrawn(({ page, head, note, column }) => {
    head('Old tank will be dug out', 20, 850, 30)
    drawPicture(page, { x: 20, y: 700, width: 140, height: 120 })
    note('The old tank in the rains of this', 20, 690, 7.5)
    note('Sunday.', 20, 681, 7.5)
    head('Photo: A Reporter', 48, 681, 7.5)
    column(20, 660, 20)
    for (const x of [175, 330, 485]) column(x, 820, 35)
  })

  const [story] = articlesIn(model)
  expect(textsOf(story, 'caption')).toEqual(['The old tank in the rains of this Sunday.'])
})

test('text under a blank line is the same story where the page sets one between its paragraphs', async () => {
  const model = await readDrawn(({ head, column }) => {
    for (const [x, title] of [
      [20, 'Old tank will be dug out'],
      [340, 'Buses to run at night'],
    ] as const) {
      head(title, x, 850, 20)
      for (const each of [x, x + 150]) {
        for (const [index, lines] of [5, 4, 6, 5, 4].entries()) {
          column(each, 825 - index * 92, lines, { width: 130 })
          column(each, 825 - index * 92 - (lines + 1.3) * 10.8, 7 - lines, { width: 130 })
        }
      }
    }
  })

  expect(headlinesIn(model)).toEqual(['Old tank will be dug out', 'Buses to run at night'])
})

test('letters under one label stand in several columns', async () => {
  const heads = ['Dig the tank', 'Pay the fund', 'Run the buses', 'Mend the road']
  const model = await readDrawn(({ head, column }) => {
    head('Old tank will be dug out', 20, 850, 30)
    for (const x of [20, 175, 330, 485]) column(x, 820, 30)
    head('Letters to the editor', 20, 450, 14)
    for (const [index, title] of heads.entries()) {
      const x = 20 + (index >> 1) * 155
      const y = 430 - (index % 2) * 120
      head(title, x, y, 10)
      column(x, y - 11, 8)
    }
  })

  const letters = articlesIn(model).filter(({ type }) => type === 'letter')
  expect(letters.flatMap((letter) => textsOf(letter, 'headline')).sort()).toEqual(heads.sort())
})

test('the name of a section over several stories is no headline', async () => {
  const model = await readDrawn(({ head, column }) => {
    head('SPORT', 20, 862, 20)
    head('Old tank dug out', 20, 838, 20)
    for (const x of [20, 175]) column(x, 800, 50)
    head('Buses to run', 340, 838, 20)
    for (const x of [340, 495]) column(x, 800, 50)
  })

  expect(headlinesIn(model).sort()).toEqual(['Buses to run', 'Old tank dug out'])
})

test('small advertisements in the type of the page are one region', async () => {
  const model = await readDrawn(({ head, note, column }) => {
    for (const x of [20, 160]) {
      for (let entry = 0; entry < 24; entry++) {
        note('House with a well, two rooms,', x, 850 - entry * 26)
        note(`clear title. Call: 00000 011${10 + entry}`, x, 839 - entry * 26)
      }
    }
    head('Old tank dug out', 340, 850, 26)
    for (const x of [340, 495]) column(x, 825, 40)
  })

  expect(headlinesIn(model)).toEqual(['Old tank dug out'])
  expect(adsIn(model).map(({ type }) => type)).toEqual(['classifieds'])
})

test('the columns under a bar belong to the headline on it, however short', async () => {
  const model = await readDrawn(({ page, head, column }) => {
    page.drawRectangle({ x: 20, y: 820, width: 408, height: 40, color: rgb(0.1, 0.3, 0.5) })
    page.drawText('Tank', { x: 30, y: 832, size: 22, color: rgb(1, 1, 1) })
    for (const x of [20, 165, 310]) {
      column(x, 800, 3, { width: 118 })
      head('Dry again', x, 762, 9)
      column(x, 750, 44, { width: 118 })
    }
    for (const x of [151, 296])
      page.drawRectangle({ x, y: 270, width: 0.5, height: 540, color: rgb(0, 0, 0) })
    drawPicture(page, { x: 436, y: 600, width: 194, height: 260 })
    page.drawText('Buses to run', { x: 436, y: 570, size: 22 })
    for (const x of [436, 538]) column(x, 544, 25, { width: 92 })
  })

  const story = articlesIn(model).find((each) => textsOf(each, 'headline')[0] === 'Tank')
  expect(story?.box.width).toBeGreaterThan(55)
})

test('a rule across the page under stories of narrow columns does not make them the head of the page', async () => {
  const model = await readDrawn(({ head, column, rule }) => {
    for (const [index, title] of ['Tank', 'Fund', 'Buses', 'Road'].entries()) {
      const x = 20 + index * 155
      head(title, x, 870, 14)
      for (const each of [x, x + 76]) column(each, 855, 10, { width: 66 })
    }
    rule(20, 740, 610)
    head('Rains fill the lake', 20, 710, 26)
    for (let x = 20; x < 600; x += 77.5) column(x, 690, 50, { width: 66 })
  })

  expect(headlinesIn(model)).toHaveLength(5)
})

test('four rules make the frame of an advertisement, however many rules stand beside it', async () => {
  const model = await readDrawn(({ page, head, note, column, rule }) => {
    head('Old tank will be dug out', 20, 850, 30)
    for (const x of [20, 150, 280, 410]) column(x, 820, 60, { width: 115 })
    for (const x of [142, 272, 402, 532, 540, 630])
      page.drawRectangle({ x, y: 600, width: 0.5, height: 230, color: rgb(0, 0, 0) })
    rule(540, 600, 90)
    rule(540, 830, 90)
    head('Silk house', 548, 720, 15)
    note('Sarees for less', 556, 700)
  })

  expect(adsIn(model)).toHaveLength(1)
})

test('tables and puzzles under small headings are stories of their own', async () => {
  const model = await readDrawn(({ page, head, note, column }) => {
    const rows = [
      ['Onion', 'Hassan', '900'],
      ['Ragi', 'Kolar', '1,900'],
      ['Areca', 'Udupi', '37,000'],
    ]
    for (const [place, title] of ['Prices', 'Rates'].entries()) {
      head(title, 20, 850 - place * 130, 12)
      for (const [row, cells] of [['Crop', 'Town', 'Rs/quintal'], ...rows, ...rows].entries())
        for (const [at, cell] of cells.entries())
          note(cell, 20 + at * 60, 834 - place * 130 - row * 12, 8)
    }
    head('Sudoku', 340, 850, 14)
    for (let line = 0; line < 10; line++) {
      page.drawRectangle({ x: 340, y: 660 + line * 20, width: 180, height: 0.6 })
      page.drawRectangle({ x: 340 + line * 20, y: 660, width: 0.6, height: 180 })
    }
    head('Old tank will be dug out', 20, 560, 26)
    for (const x of [20, 175, 330, 485]) column(x, 535, 40)
  })

  expect(headlinesIn(model).sort()).toEqual([
    'Old tank will be dug out',
    'Prices',
    'Rates',
    'Sudoku',
  ])
})

test('three short columns end their story and are not over the headline below', async () => {
  const model = await readDrawn(({ page, head, column }) => {
    head('Old tank is full', 20, 850, 24)
    drawPicture(page, { x: 20, y: 740, width: 300, height: 90 })
    for (const x of [20, 125, 230]) column(x, 725, 3, { width: 90 })
    head('Fund runs dry in May', 20, 672, 22)
    for (const x of [20, 125, 230]) column(x, 650, 40, { width: 90 })
    head('Buses to run', 340, 850, 22)
    for (const x of [340, 495]) column(x, 825, 60)
  })

  const story = articlesIn(model).find(
    (each) => textsOf(each, 'headline')[0] === 'Fund runs dry in May',
  )
  expect(story?.box.top).toBeGreaterThan(20)
})

function drawPicture(
  page: PDFPage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  page.drawRectangle({ x, y, width, height, borderColor: rgb(0, 0, 0) })
  page.drawEllipse({
    x: x + width / 3,
    y: y + height / 2,
    xScale: 20,
    yScale: 30,
    color: rgb(0, 0, 0.5),
  })
  page.drawEllipse({
    x: x + width / 1.5,
    y: y + height / 2,
    xScale: 20,
    yScale: 30,
    color: rgb(0, 0.5, 0),
  })
}
