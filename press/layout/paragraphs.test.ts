import { expect, test } from 'vitest'
import type { FontRun, Line } from '../read/lines.ts'
import { NO_VOCABULARY } from '../read/vocabulary.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { TextBlock } from './text-blocks.ts'

const [TEXT, BOLD] = [1, 2]
const LEADING = 11

/** A line for each text; the words before a colon are bold. */
function aBlock(texts: readonly string[]): TextBlock {
  const lines = texts.map((text, index): Line => {
    const [, head = '', rest = text] = /^(.+?: )(.+)$/u.exec(text) ?? []
    const all: FontRun[] = [
      { font: BOLD, text: head },
      { font: TEXT, text: rest },
    ]
    const runs = all.filter((run) => run.text !== '')
    const top = index * LEADING
    return {
      text,
      words: [],
      box: { left: 0, top, right: text.length * 5, bottom: top + 10 },
      baseline: top + 8,
      size: 9,
      font: TEXT,
      ink: 0,
      letters: text.length,
      opening: head,
      ending: '',
      runs,
    }
  })
  const box = { left: 0, top: 0, right: 160, bottom: texts.length * LEADING }
  return { lines, box, size: 9, font: TEXT, ink: 0 }
}

test('each item of a list is a paragraph, however long its lines are', () => {
  const block = aBlock([
    'Sunday: Football, Kengeri v',
    'Ulsoor, 4 pm, Ballari',
    'Monday: Hockey, Kodagu',
    'Tuesday: Reading, ‘Colours’',
    'of the lane, Mysuru',
  ])
  expect(paragraphsOf([block], NO_VOCABULARY).map(({ text }) => text)).toEqual([
    'Sunday: Football, Kengeri v Ulsoor, 4 pm, Ballari',
    'Monday: Hockey, Kodagu',
    'Tuesday: Reading, ‘Colours’ of the lane, Mysuru',
  ])
})
