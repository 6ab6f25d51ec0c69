import { expect, test } from 'vitest'
import { marksIn } from './marks.ts'
import { parseQuery } from './query.ts'

/** The terms of words, and a list of terms for a phrase. */
const parsedQuery = (text: string) =>
  parseQuery(text).parts.map((part) =>
    part.kind === 'word' ? part.word.term : part.words.map(({ term }) => term),
  )

test.each([
  ['words', 'ಮರ ಮನೆ', ['ಮರ', 'ಮನೆ']],
  ['a phrase', '"ಮರ ಮನೆ" ನೀರು', [['ಮರ', 'ಮನೆ'], 'ನೀರ್']],
  ['curly quotes', '“heavy rain” today', [['heavi', 'rain'], 'today']],
  ['a quote that does not end', 'today "heavy rain', ['today', ['heavi', 'rain']]],
  ['one word in quotes', '"ಮರ"', ['ಮರ']],
  ['empty quotes', '"" ಮರ ""', ['ಮರ']],
  ['operators of search engines are ignored', 'title:rain* -(snow)', ['titl', 'rain', 'snow']],
  ['an ending typed apart', 'bengaluru-dalli', ['bengaluru']],
  ['a hyphen otherwise', 'bengaluru-mysuru', ['bengaluru', 'mysuru']],
  ['nothing', ' *" ', []],
])('%s', (_what, text, parts) => {
  expect(parsedQuery(text)).toEqual(parts)
})

test('only the first 24 words are used', () => {
  expect(parsedQuery('a '.repeat(100))).toHaveLength(24)
})

test('only words of at least three letters match the beginning of others', () => {
  const beginnings = parseQuery('ಮರ ಕಾಲುವೆ bo ben').parts.map((part) =>
    part.kind === 'word' ? [part.word.beginning, part.word.latinBeginning] : [],
  )
  expect(beginnings).toEqual([
    ['', ''],
    ['ಕಾಲುವೆ', ''],
    ['', ''],
    ['ben', 'ben'],
  ])
})

const TEXT = 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಭಾರಿ ಮಳೆ; ಮಳೆಯಿಂದ Rain damaged roads, ಬೆಂಗಳೂರು’ಗೆ ನೆರವು'

test.each([
  ['every form of a word', 'ಮಳೆ', ['ಮಳೆ', 'ಮಳೆಯಿಂದ']],
  ['Latin letters', 'bengaluru', ['ಬೆಂಗಳೂರಿನಲ್ಲಿ', 'ಬೆಂಗಳೂರು’ಗೆ']],
  ['a phrase where it occurs', '"ಭಾರಿ ಮಳೆ"', ['ಭಾರಿ', 'ಮಳೆ']],
  ['the beginning of the last word', 'rain dama', ['Rain', 'damaged']],
  ['not of an earlier one', 'dama rain', ['Rain']],
  ['nothing', '', []],
])('marks: %s', (_what, query, marked) => {
  const marks = marksIn(TEXT, parseQuery(query))
  expect(marks.map(({ start, end }) => TEXT.slice(start, end))).toEqual(marked)
})

test('marks: further terms that the server matched', () => {
  const marks = marksIn(TEXT, parseQuery('raim'), new Set(['rain']))
  expect(marks.map(({ start, end }) => TEXT.slice(start, end))).toEqual(['Rain'])
})
