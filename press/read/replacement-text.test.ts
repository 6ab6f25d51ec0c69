import { expect, test } from 'vitest'
import type { DrawnGlyph } from './glyph.ts'
import { replaceTexts } from './replacement-text.ts'

function drawn(text: string, object: number, left: number, right: number): DrawnGlyph {
  const box = { left, right, top: 0, bottom: 10 }
  const type = { baseline: 8, size: 10, font: 1, ink: 0, isSpace: false, isHidden: false }
  return { ...type, text, box, object, start: 0, width: undefined }
}

/** The signs of one glyph have one box. */
const syllable = (object: number, left: number, right: number) =>
  [...'ಷ್ಣ'].map((sign) => drawn(sign, object, left, right))

const span = { text: 'ಷ್ಣ' }
const textOf = (glyphs: readonly DrawnGlyph[]) =>
  replaceTexts(glyphs, new Map([[1, span]]))
    .map(({ text }) => text)
    .join('')

test('a part of a syllable that is drawn over it does not repeat the syllable', () => {
  expect(textOf([drawn('ಷ', 1, 0, 20), ...syllable(2, 12, 26), drawn('ಮ', 3, 26, 40)])).toBe('ಷ್ಣಮ')
})

test('a syllable that is printed twice is kept twice', () => {
  expect(textOf([drawn('ಷ', 1, 0, 20), ...syllable(2, 20, 40)])).toBe('ಷ್ಣಷ್ಣ')
})
