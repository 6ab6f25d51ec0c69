// @module-tag slow: renders pages.
import { expect, test } from 'vitest'
import { readPage } from '../read/read-page.ts'
import { articlesIn, fixturePage, marksOf, textsOf } from '../read/testing.ts'

const pdf = fixturePage('chromium-turned-text')

test('text that runs up or down the page is read apart from the other text', async () => {
  const { turned, glyphs } = await marksOf(pdf)

  const inOrder = turned.toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
  expect(inOrder.map(({ turn, text }) => [turn, text])).toEqual([
    ['up', 'Photo: Meena Rao'],
    ['down', 'CITY AND DISTRICT'],
    ['up', 'Votes cast'],
    ['up', 'Majority'],
    ['up', 'Voters'],
    ['up', 'Spoilt'],
  ])
  const [credit, section] = inOrder
  expect(credit?.box.left).toBeCloseTo(432, -1)
  expect(credit?.box.top).toBeCloseTo(110, -1)
  expect(section?.box.top).toBeCloseTo(300, -1)
  expect(glyphs.map(({ text }) => text).join('')).not.toMatch(/Majority|DISTRICT/)
})

test('turned text is the credit of a picture, the header of a table, or the name of a section', async () => {
  const model = await readPage(pdf)
  const [story, votes] = articlesIn(model)
  const picture = story?.blocks.find(({ role }) => role === 'picture')

  expect(story?.blocks.find(({ role }) => role === 'credit')).toMatchObject({
    text: 'Photo: Meena Rao',
    of: picture?.id,
  })
  expect(textsOf(story, 'kicker')).toEqual([])
  expect(votes?.blocks.find(({ role }) => role === 'table')?.table).toMatchObject({
    headerRows: 1,
    rows: [
      ['Ward', 'Voters', 'Votes cast', 'Spoilt', 'Majority'],
      ['Tank Bund', '4100', '2900', '12', '140'],
      expect.anything(),
      expect.anything(),
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ],
  })
  expect(model.furniture).toMatchObject([{ role: 'folio', text: 'CITY AND DISTRICT' }])
})
