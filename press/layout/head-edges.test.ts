// @module-tag slow: renders pages.
import { rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import { articlesIn, headlinesIn, textsOf } from '../read/testing.ts'
import { readDrawn } from './testing.ts'

test('a rule under a kicker belongs to the story below, and one under the text above does not', async () => {
  const model = await readDrawn(({ head, note, column, rule }) => {
    head('Old tank will be dug out', 20, 850, 30)
    for (const x of [20, 175, 330, 485]) column(x, 820, 30)
    head('Transport', 20, 464, 12)
    rule(20, 459, 295)
    head('Buses will run late', 20, 432, 24)
    for (const x of [20, 175]) column(x, 410, 30)
    for (const x of [330, 485]) note('Staff reporter', x, 486)
    rule(330, 459, 295)
    head('Fund runs dry', 330, 432, 24)
    for (const x of [330, 485]) column(x, 410, 30)
  })

  const kickers = articlesIn(model).map((story) => [
    textsOf(story, 'headline')[0],
    textsOf(story, 'kicker')[0],
  ])
  expect(new Map(kickers as [string, string | undefined][])).toEqual(
    new Map([
      ['Old tank will be dug out', undefined],
      ['Buses will run late', 'Transport'],
      ['Fund runs dry', undefined],
    ]),
  )
})

test('a rule across most of the page beside a headline is not under the head of the page', async () => {
  const model = await readDrawn(({ head, column, rule }) => {
    rule(20, 880, 610)
    head('Old tank', 20, 858, 15)
    head('will be', 20, 841, 15)
    head('dug out', 20, 824, 15)
    column(20, 806, 60, { width: 95 })
    head('Transport', 130, 863, 10)
    rule(130, 855, 500)
    head('Buses will run late at night', 130, 828, 26)
    for (const x of [130, 258, 386, 514]) column(x, 806, 60, { width: 116 })
  })

  expect(headlinesIn(model).sort()).toEqual([
    'Buses will run late at night',
    'Old tank will be dug out',
  ])
})

test('a rule between a headline and its byline parts nothing', async () => {
  const model = await readDrawn(({ head, column, rule }) => {
    head('Buses will run late at night in the whole town', 20, 640, 26)
    rule(20, 628, 605)
    head('By Leena Pais', 20, 617, 8.5)
    rule(20, 611, 605)
    for (const x of [20, 175, 330, 485]) column(x, 598, 40)
  })

  expect(headlinesIn(model)).toEqual(['Buses will run late at night in the whole town'])
})

test('a rule between a title and its table parts nothing', async () => {
  const model = await readDrawn(({ head, note, column, rule }) => {
    const rows = ['Hubballi', 'Udupi', 'Kolar', 'Bidar', 'Mandya'].map((town) => [
      town,
      '9.75',
      '1,350',
      '27%',
    ])
    for (const [place, title] of ['Kolar and Bidar', 'Market rates'].entries()) {
      const y = 845 - place * 120
      head(title, 20, y, 13)
      rule(20, y - 6, 150)
      for (const [row, cells] of [['Town', 'Low', 'High', 'Up'], ...rows].entries())
        for (const [at, cell] of cells.entries()) note(cell, 20 + at * 40, y - 16 - row * 12, 8)
    }
    head('Old tank will be dug out', 200, 850, 26)
    for (const x of [200, 355]) column(x, 825, 60)
  })

  expect(headlinesIn(model).sort()).toEqual([
    'Kolar and Bidar',
    'Market rates',
    'Old tank will be dug out',
  ])
})

test('a signature that is longer than the last line of its letter ends that letter', async () => {
  const titles = ['Dig the tank', 'Pay the fund', 'Mend the road to the hills']
  const model = await readDrawn(({ head, note, column }) => {
    head('Letters to the editor', 20, 850, 20)
    for (const [index, title] of titles.entries()) {
      const y = [826, 764, 727][index] ?? 0
      head(title, 20, y, 11)
      if (index === 1) note('Buses come late to our village.', 20, y - 12)
      else column(20, y - 12, 3)
      head('Leena Pais, Dharwad', 55, index === 1 ? y - 22 : y - 44, 9)
    }
    head('Old tank will be dug out', 200, 842, 26)
    for (const x of [200, 355]) column(x, 817, 60)
  })

  const letters = articlesIn(model).filter(({ type }) => type === 'letter')
  expect(letters).toHaveLength(3)
  for (const { blocks } of letters) expect(blocks.at(-1)?.text).toMatch(/Leena Pais, Dharwad$/)
})

test('a strapline over a headline is no story, however long', async () => {
  const strapline =
    'The council will dig out the tank before the rains, and pay for it from the fund'
  const model = await readDrawn(({ page, head, column }) => {
    head('Buses will run', 20, 860, 20)
    for (const x of [20, 175, 330, 485]) column(x, 840, 12)
    for (const [line, text] of [strapline, 'of the whole district'].entries())
      page.drawText(text, { x: 20, y: 690 - line * 16, size: 14, color: rgb(0.4, 0.4, 0.4) })
    head('Old tank will be dug out', 20, 640, 34)
    for (const x of [20, 175, 330, 485]) column(x, 618, 40)
  })

  expect(headlinesIn(model).sort()).toEqual(['Buses will run', 'Old tank will be dug out'])
  expect(articlesIn(model).flatMap((story) => textsOf(story, 'strapline'))).toEqual([
    `${strapline} of the whole district`,
  ])
})
