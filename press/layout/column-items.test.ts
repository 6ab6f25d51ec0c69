import { expect, test } from 'vitest'
import type { Glyph } from '../read/glyph.ts'
import type { Shape } from '../read/shapes.ts'
import { readLayout } from './page-layout.ts'

const SIZE = 9
const LEADING = 11

/** The characters of a line as OCR gives them, as wide as a column. */
function lineAt(text: string, left: number, baseline: number, size = SIZE): Glyph[] {
  const step = 110 / 24
  return [...text].map((letter, index) => ({
    text: letter,
    box: {
      left: left + index * step,
      right: left + (index + 1) * step,
      top: baseline - size * 0.7,
      bottom: baseline,
    },
    baseline,
    size,
    font: 1,
    ink: 0,
    isSpace: letter === ' ',
    isHidden: true,
  }))
}

const lines = (texts: readonly string[], left: number, top: number): Glyph[] =>
  texts.flatMap((text, index) => lineAt(text, left, top + index * LEADING))

const textAbout = (word: string, count: number): string[] =>
  Array.from({ length: count }, () => `${word} ran on and then some`.slice(0, 24))

function rule(left: number, top: number, width: number, height: number): Shape {
  const box = { left, top, right: left + width, bottom: top + height }
  return { kind: 'path', box, fill: 0, strokeWidth: 0, points: 4 }
}

const textsOf = (glyphs: Glyph[], shapes: Shape[]) =>
  readLayout({ width: 400, height: 640, glyphs, turned: [], shapes }).stories.map(({ blocks }) =>
    blocks.map(({ text }) => text).join(' '),
  )

const COLUMN_RULES = [rule(134, 40, 0.6, 560), rule(254, 40, 0.6, 560)]

test('an item of a ruled column begins under a dash or with a place and date', () => {
  const glyphs = [
    ...lineAt('Old tank dug', 20, 60, 15),
    ...lines(textAbout('tank', 12), 20, 80),
    ...lines(textAbout('mill', 12), 20, 230),
    ...lines(['  London, 29. Dez. depot', ...textAbout('depot', 12)], 20, 230 + 12 * LEADING),
    ...lineAt('Depot opens', 140, 60, 15),
    ...lines(textAbout('other', 43), 140, 80),
    ...lineAt('Ferry sinks', 260, 60, 15),
    ...lines(textAbout('third', 43), 260, 80),
  ]

  const texts = textsOf(glyphs, [...COLUMN_RULES, rule(60, 214, 25, 0.6)])

  for (const word of ['tank', 'mill', 'depot']) {
    const story = texts.filter((text) => text.includes(`${word} ran`))
    expect(story).toHaveLength(1)
    expect(story[0]?.match(/\w+ ran/g)).toEqual(Array(12).fill(`${word} ran`))
  }
})

test('text at the top of a ruled column continues the story at the foot of the column before', () => {
  const glyphs = [
    ...lineAt('Old tank dug', 20, 60, 15),
    ...lines(textAbout('tank', 20), 20, 80),
    ...lineAt('Mill is sold', 20, 330, 15),
    ...lines(textAbout('mill', 20), 20, 350),
    ...lines(textAbout('mill', 8), 140, 60),
    ...lineAt('Depot opens', 140, 170, 15),
    ...lines(textAbout('depot', 35), 140, 190),
    ...lines(textAbout('third', 45), 260, 60),
  ]

  const texts = textsOf(glyphs, COLUMN_RULES)

  const mill = texts.filter((text) => text.includes('mill ran'))
  expect(mill).toHaveLength(1)
  expect(mill[0]?.match(/\w+ ran/g)).toEqual(Array(28).fill('mill ran'))
})
