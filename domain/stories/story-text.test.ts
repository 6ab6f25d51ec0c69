import { expect, test } from 'vitest'
import { fingerprintOf, storyText } from './story-text.ts'

const STORY = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
const of = (title: string, text: string) => fingerprintOf(title, storyText(text))

test('a long text has the same fingerprint under every headline', () => {
  expect(of('One', STORY)).toEqual(of('Two', STORY.toUpperCase()))
  expect(of('One', STORY).anchors).toHaveLength(8)
})

test('a short text counts together with its headline, and has no anchors', () => {
  expect(of('Rain', 'Report on page 4')).toEqual(of('rain', 'Report, on page 4.'))
  expect(of('Rain', 'Report on page 4').textHash).not.toBe(of('Sun', 'Report on page 4').textHash)
  expect(of('Rain', 'Report on page 4').anchors).toEqual([])
})

test('an article without words has no text to compare', () => {
  expect(of('Crossword', ' – ')).toEqual({ textHash: undefined, anchors: [] })
})
