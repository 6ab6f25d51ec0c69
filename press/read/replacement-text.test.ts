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

const span = () => ({ text: 'ಷ್ಣ' })
/** Objects 1, 4, 5, 6 and 7 are in spans of their own with the text of the syllable. */
const textOf = (glyphs: readonly DrawnGlyph[]) =>
  replaceTexts(glyphs, new Map([1, 4, 5, 6, 7].map((object) => [object, span()])))
    .map(({ text }) => text)
    .join('')

test('a part of a syllable that is drawn over it does not repeat the syllable', () => {
  expect(textOf([drawn('ಷ', 1, 0, 20), ...syllable(2, 12, 26), drawn('ಮ', 3, 26, 40)])).toBe('ಷ್ಣಮ')
})

test('the same without a replacement text', () => {
  expect(textOf([...syllable(2, 0, 20), ...syllable(3, 4, 16)])).toBe('ಷ್ಣ')
})

test('a syllable that is printed twice is kept twice', () => {
  expect(textOf([drawn('ಷ', 1, 0, 20), ...syllable(2, 20, 40)])).toBe('ಷ್ಣಷ್ಣ')
})

test('the parts of a syllable may each be in a span with the whole syllable', () => {
  const parts = [drawn('ಷ', 1, 0, 20), ...syllable(4, 12, 24), drawn('ಾ', 5, 23.5, 30)]
  expect(textOf([...parts, drawn('ಮ', 3, 30, 40)])).toBe('ಷ್ಣಮ')
})

test('a syllable of several parts that is printed twice is kept twice', () => {
  const first = [drawn('ಷ', 1, 0, 20), drawn('ಣ', 4, 4, 16)]
  expect(textOf([...first, drawn('ಷ', 5, 20, 40), drawn('ಣ', 6, 24, 36)])).toBe('ಷ್ಣಷ್ಣ')
})
