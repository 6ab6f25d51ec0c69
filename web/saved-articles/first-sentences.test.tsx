// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { firstSentences } from './new-saved-article.ts'

test('the first sentences are whole, plain and below the headline', () => {
  const long =
    'The gates were shut on Friday, and by evening the water stood at the steps of the old temple.'
  const html = `<h1>The lake is full</h1><p class="byline">Asha Rao</p><p>${long} “We had <b>forgotten</b> the sound of the boats in the early morning,” said one.</p><p>They sing.</p>`
  expect(firstSentences(html)).toBe(
    `${long} “We had forgotten the sound of the boats in the early morning,” said one.`,
  )
})

test('a short article is used whole, in Kannada too', () => {
  expect(firstSentences('<p>ಕೆರೆ ತುಂಬಿದೆ. ದೋಣಿಗಳು ತೇಲುತ್ತಿವೆ.</p><p>ಹಾಡು ಕೇಳಿತು.</p>')).toBe(
    'ಕೆರೆ ತುಂಬಿದೆ. ದೋಣಿಗಳು ತೇಲುತ್ತಿವೆ. ಹಾಡು ಕೇಳಿತು.',
  )
})

test.each([
  ['no text', '', ''],
  ['nothing but a headline', '<h1>Full</h1>', ''],
])('an article with %s has no description', (_what, html, description) => {
  expect(firstSentences(html)).toBe(description)
})

test('a sentence without an end is cut between words', () => {
  const description = firstSentences(`<p>${'water '.repeat(500)}</p>`)
  expect(description).toMatch(/^(water )+water…$/)
  expect(description.length).toBeLessThanOrEqual(401)
})
