import { expect, test } from 'vitest'
import { joinLines, vocabularyOf } from './join-lines.ts'

const words = vocabularyOf(['a storm over the water', 'so the panchayat said'])

test.each([
  ['two lines', ['It rained', 'all night.'], 'It rained all night.'],
  ['a broken word', ['under-', 'estimating'], 'underestimating'],
  ['a soft hyphen at the end', ['irriga\u00ad', 'tion'], 'irrigation'],
  ['a soft hyphen within', ['irriga\u00adtion works'], 'irrigation works'],
  ['a hyphen of text recognition', ['tomor¬', 'row'], 'tomorrow'],
  ['a prefix of two letters', ['co-', 'operatives'], 'co-operatives'],
  ['a name', ['Mangaluru-', 'Udupi road'], 'Mangaluru-Udupi road'],
  ['a figure', ['a 12-', 'year-old'], 'a 12-year-old'],
  ['a compound of two words of the page', ['storm-', 'water drains'], 'storm-water drains'],
  ['a word of the page', ['pan-', 'chayat'], 'panchayat'],
  ['a dash between words', ['ಲಾಭ–', 'ನಷ್ಟದಾಚೆ'], 'ಲಾಭ–ನಷ್ಟದಾಚೆ'],
  ['a dash with spaces', ['rain –', 'or none'], 'rain – or none'],
  ['Kannada', ['ಮೂರು ವರ್ಷಗಳ', 'ನಂತರ'], 'ಮೂರು ವರ್ಷಗಳ ನಂತರ'],
  ['letters in pieces', ['ಕೊಳ\u0cc6\u0cd5'], 'ಕೊಳ\u0cc7'],
])('%s', (_what, lines, text) => {
  expect(joinLines(lines, words)).toBe(text)
})
