import { expect, test } from 'vitest'
import { joinLines } from './join-lines.ts'
import { vocabularyOf } from './vocabulary.ts'

const words = vocabularyOf([
  'a storm over the water',
  'so the panchayat said',
  'the port minister came with food out of sight',
  'a man-made lake and a low-lying field of founder ships',
])

test.each([
  ['two lines', ['It rained', 'all night.'], 'It rained all night.'],
  ['a divided word', ['under-', 'estimating'], 'underestimating'],
  ['a soft hyphen at the end', ['irriga\u00ad', 'tion'], 'irrigation'],
  ['a soft hyphen before a capital', ['Mac\u00ad', 'Donald'], 'MacDonald'],
  ['a soft hyphen after a figure', ['the 2000\u00ad', 'km road'], 'the 2000-km road'],
  ['a soft hyphen within', ['irriga\u00adtion works'], 'irrigation works'],
  ['a hyphen of text recognition', ['tomor¬', 'row'], 'tomorrow'],
  ['a hyphen with a space before it', ['rain -', 'or none'], 'rain - or none'],
  ['two letters before the hyphen', ['de-', 'veloping'], 'developing'],
  ['two letters and a capital', ['Re-', 'pubblica'], 'Repubblica'],
  ['a prefix before a word of the page', ['ex-', 'port duty'], 'export duty'],
  ['a former office', ['ex-', 'minister'], 'ex-minister'],
  ['a prefix and the same vowel', ['co-', 'operatives'], 'co-operatives'],
  ['a second one', ['re-', 'elected'], 're-elected'],
  ['a prefix and a word of the page', ['co-', 'founder'], 'co-founder'],
  ['one letter', ['e-', 'governance'], 'e-governance'],
  ['a name', ['Mangaluru-', 'Udupi road'], 'Mangaluru-Udupi road'],
  ['a divided word in capitals', ['GOVERN-', 'MENT ORDERS'], 'GOVERNMENT ORDERS'],
  ['a figure', ['a 12-', 'year-old'], 'a 12-year-old'],
  ['a numeral', ['twenty-', 'three'], 'twenty-three'],
  ['a compound of two words of the page', ['storm-', 'water drains'], 'storm-water drains'],
  ['a compound that the page has elsewhere', ['low-', 'lying'], 'low-lying'],
  ['a usual compound', ['a well-', 'known singer'], 'a well-known singer'],
  ['a usual last part', ['a village-', 'based scheme'], 'a village-based scheme'],
  ['two English words', ['a toll-', 'free number'], 'a toll-free number'],
  ['an English word with an ending', ['a lime-', 'sized piece'], 'a lime-sized piece'],
  ['two English words that are one', ['over a school-', 'bag'], 'over a schoolbag'],
  ['a word in British spelling', ['the col-', 'our red'], 'the colour red'],
  ['a name of two English words', ['in Man-', 'galore'], 'in Mangalore'],
  ['two words that are one', ['with-', 'out'], 'without'],
  ['a chain', ['state-of-', 'the-art'], 'state-of-the-art'],
  ['a word of the page', ['pan-', 'chayat'], 'panchayat'],
  ['a dash between words', ['ಲಾಭ–', 'ನಷ್ಟದಾಚೆ'], 'ಲಾಭ–ನಷ್ಟದಾಚೆ'],
  ['a dash with spaces', ['rain –', 'or none'], 'rain – or none'],
  ['Kannada', ['ಮೂರು ವರ್ಷಗಳ', 'ನಂತರ'], 'ಮೂರು ವರ್ಷಗಳ ನಂತರ'],
  ['a Kannada compound', ['ಹಿಂದೂ-', 'ಮುಸ್ಲಿಂ'], 'ಹಿಂದೂ-ಮುಸ್ಲಿಂ'],
  ['letters in pieces', ['ಕೊಳ\u0cc6\u0cd5'], 'ಕೊಳ\u0cc7'],
])('%s', (_what, lines, text) => {
  expect(joinLines(lines, words)).toBe(text)
})

test('a page with many Kannada hyphens at line ends divides its words', () => {
  const lines = [
    'ನಗರದ ಕೆರೆ-',
    'ಗಳನ್ನು ಪರಿಶೀ-',
    'ಲಿಸಿ ವರದಿ ನೀಡ-',
    'ಲಾಗಿದೆ ಎಂದು ಅಧಿಕಾ-',
    'ರಿಗಳು ಎಸ್\u200c-',
    'ಎಸ್\u200c ಹೇಳಿದರು',
  ]
  expect(joinLines(lines, vocabularyOf(lines))).toBe(
    'ನಗರದ ಕೆರೆಗಳನ್ನು ಪರಿಶೀಲಿಸಿ ವರದಿ ನೀಡಲಾಗಿದೆ ಎಂದು ಅಧಿಕಾರಿಗಳು ಎಸ್\u200c-ಎಸ್\u200c ಹೇಳಿದರು',
  )
})
