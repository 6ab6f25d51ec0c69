import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('valid JSON is parsed', () => {
  expect(parseJson('{"a": [1, -2.5e3, "b\\u00e9", true, null, {}, []]}')).toEqual({
    value: { a: [1, -2500, 'bé', true, null, {}, []] },
  })
})

test.each([
  ['{"a": 1,}', 'line 1, column 9: expected a name in double quotes'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: expected a comma or a closing bracket'],
  ['{"a" 1}', 'line 1, column 6: expected a colon'],
  ['[1, 2', 'line 1, column 6: expected a comma or a closing bracket'],
  ['[1, ]', 'line 1, column 5: expected a value'],
  ['{"a": 01}', 'line 1, column 7: expected a value'],
  ["{'a': 1}", 'line 1, column 2: expected a name in double quotes'],
  ['{"a": "b}', 'line 1, column 7: this string is never closed'],
  ['{"a": "b\nc"}', 'line 1, column 9: a string contains a line end or control character'],
  ['{"a": "C:\\pages"}', 'line 1, column 10: invalid escape sequence'],
  ['{} {}', 'line 1, column 4: expected the end of the file'],
  ['{]', 'line 1, column 2: expected a name in double quotes'],
  ['', 'line 1, column 1: expected a value'],
  ['// edition', 'line 1, column 1: expected a value'],
])('the syntax error in %j is located', (text, fault) => {
  expect(parseJson(text)).toEqual({ fault })
})

test('a megabyte of brackets is refused', () => {
  expect(parseJson('['.repeat(1_000_000))).toHaveProperty('fault')
})
