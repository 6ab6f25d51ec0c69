import { expect, test } from 'vitest'
import { separateAreas } from './separate-areas.ts'

test('an article around an advertisement has rectangles, and neither covers the other', () => {
  const article = { left: 0, top: 0, width: 60, height: 40 }
  const ad = { left: 30, top: 20, width: 30, height: 20 }
  expect(separateAreas([[article], [ad]])).toEqual([
    [
      { left: 0, top: 0, width: 60, height: 20 },
      { left: 0, top: 20, width: 30, height: 20 },
    ],
    [ad],
  ])
})

test('two articles that overlap by a hair share an edge and stay rectangles', () => {
  const left = { left: 0, top: 0, width: 50.3, height: 40 }
  const right = { left: 50, top: 10, width: 30, height: 20 }
  expect(separateAreas([[left], [right]])).toEqual([[{ ...left, width: 50 }], [right]])
})

test('the gap between two columns is no part of the article above them', () => {
  const above = { left: 0, top: 0, width: 40, height: 60 }
  const columns = [
    { left: 0, top: 30, width: 19, height: 30 },
    { left: 20, top: 30, width: 20, height: 30 },
  ]
  const [article] = separateAreas([[above], ...columns.map((column) => [column])])
  expect(article).toEqual([{ left: 0, top: 0, width: 40, height: 30 }])
})

test('a story that others cover completely keeps its rectangle', () => {
  const box = { left: 0, top: 0, width: 40, height: 60 }
  expect(separateAreas([[box], [box]])).toEqual([[box], [box]])
})
