import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PageBox, PageStory } from '#contract/page-model.ts'
import type { WordLine } from '#contract/page-words.ts'
import { wordsIn } from '#domain/page-words/words-in-areas.ts'
import { finishWords } from './page-words-file.ts'
import { readPage, readWords } from './read/read-page.ts'
import { articlesIn, textsOf } from './read/testing.ts'

const COLUMNS: PageBox[] = [
  { left: 0, top: 10, width: 40, height: 20 },
  { left: 50, top: 10, width: 40, height: 20 },
]

const STORY: PageStory = {
  type: 'story',
  box: { left: 0, top: 0, width: 100, height: 40 },
  rects: [{ left: 0, top: 0, width: 100, height: 40 }],
  blocks: [{ id: '1', role: 'body', text: '', boxes: COLUMNS }],
  language: 'en',
  provenance: 'pdf',
  confidence: 1,
  opensAs: 'text',
}

function line(left: number, top: number, text: string): WordLine {
  const words = text.split(' ').map((word, at) => [left + at, 1, word] as [number, number, string])
  return { left, top, width: words.length, height: 2, words }
}

const textsIn = (lines: readonly WordLine[]) =>
  lines.map(({ words }) => words.map(([, , text]) => text).join(' '))

test.each([
  [
    'columns follow one another, then what is in no story',
    [line(0, 90, 'Foot'), line(50, 12, 'Three'), line(0, 15, 'Two'), line(0, 12, 'One')],
    ['One', 'Two', 'Three', 'Foot'],
  ],
  [
    'a legacy font is converted',
    [line(0, 12, 'PÀ£ÀßqÀ ªÀÄvÀÄÛ'), line(0, 15, '¸ÀA¸ÀÌøw')],
    ['ಕನ್ನಡ ಮತ್ತು', 'ಸಂಸ್ಕೃತಿ'],
  ],
  [
    'soft hyphens are left out, and do not make a story unreadable',
    [line(0, 12, 'our\u00adsel\u00adves dis\u00adtricts'), line(0, 15, 'govern\u00ad-')],
    ['ourselves districts', 'govern-'],
  ],
  [
    'a story that cannot be read is left out',
    [line(0, 12, '\ue000\ue000 \ufffd\ufffd'), line(0, 90, 'Foot')],
    ['Foot'],
  ],
])('%s', (_what, lines, texts) => {
  const words = finishWords(lines, [STORY])
  expect(textsIn(words.lines)).toEqual(texts)
})

test.each(['pv', 'dh'])(
  'the area of a column of %s has the words of its paragraphs',
  async (brand) => {
    const pdf = readFileSync(`sample/${brand}/pages/03-state.pdf`)
    const model = await readPage(pdf)
    const words = finishWords(model.words, model.stories)

    expect(words.lines.length).toBeGreaterThan(100)
    expect(words.lines.length).toBeGreaterThan(model.words.length * 0.98)
    const [story] = articlesIn(model)
    const printed = textsIn(wordsIn(words, story?.rects ?? []))
      .join(' ')
      .split(' ')
    for (const role of ['headline', 'body'] as const) {
      const shown = textsOf(story, role).join(' ').split(' ')
      const found = shown.filter((word) => printed.includes(word))
      // A word that is divided at the end of a line is printed as two.
      expect(found.length).toBeGreaterThan(shown.length * 0.9)
    }
    for (const { left, width, words: inLine } of words.lines) {
      for (const [at, wide] of inLine) {
        expect(at).toBeGreaterThanOrEqual(left - 0.05)
        expect(at + wide).toBeLessThanOrEqual(left + width + 0.05)
      }
    }
    const layer = await readWords(pdf)
    expect(textsIn(layer).sort()).toEqual(textsIn(model.words).sort())
  },
)
