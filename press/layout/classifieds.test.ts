import { expect, test } from 'vitest'
import type { Line } from '../read/lines.ts'
import { classifiedsIn } from './classifieds.ts'

const body = { size: 9, leading: 10.8, font: 1, ink: 0, measure: 140 }

function aLine(text: string, top: number, size: number, left = 20): Line {
  const box = { left, right: left + text.length * size * 0.45, top, bottom: top + size }
  const type = { font: size === 9 ? 3 : 2, ink: 0, opening: '', ending: '' }
  return { text, words: [], box, baseline: top + size * 0.8, size, letters: text.length, ...type }
}

/** Six advertisements of two lines. */
const group = (top: number): Line[] =>
  [0, 18, 36, 54, 72, 90].flatMap((down) => [
    aLine('A house with a well near the old', top + down, 7),
    aLine('tank. Call 98860 12345', top + down + 8, 7),
  ])

test('the names of groups stand within a block of classified advertisements', () => {
  const lines = [...group(0), aLine('For sale', 118, 9, 60), ...group(135)]
  expect(classifiedsIn(lines, body).length).toBe(1)
})

test('white without a name parts two blocks', () => {
  expect(classifiedsIn([...group(0), ...group(135)], body).length).toBe(2)
})

test('many advertisements in the type of the page may have six lines each', () => {
  const lines = Array.from({ length: 12 }, (_, at) =>
    Array.from({ length: 6 }, (_line, row) => {
      const text = row === 5 ? 'the tank. Call 98860 12345' : 'A house with a well near'
      return { ...aLine(text, at * 66 + row * 10.8, 9), font: body.font }
    }),
  )
  expect(classifiedsIn(lines.flat(), body).length).toBe(1)
})
