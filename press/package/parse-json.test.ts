import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('sound JSON is read', () => {
  expect(parseJson('{"a": [1, -2.5e3, "b\\u00e9", true, null, {}, []]}')).toEqual({
    value: { a: [1, -2500, 'bé', true, null, {}, []] },
  })
})

test.each([
  ['{"a": 1,}', 'line 1, column 9: a name in double quotes should stand here'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: a comma or a closing bracket should stand here'],
  ['{"a" 1}', 'line 1, column 6: a colon should stand here'],
  ['[1, 2', 'line 1, column 6: a comma or a closing bracket should stand here'],
  ['[1, ]', 'line 1, column 5: a value should stand here'],
  ['{"a": 01}', 'line 1, column 7: a value should stand here'],
  ["{'a': 1}", 'line 1, column 2: a name in double quotes should stand here'],
  ['{"a": "b}', 'line 1, column 7: these quotes are never closed'],
  ['{"a": "b\nc"}', 'line 1, column 9: a line end or control stands inside quotes'],
  ['{"a": "C:\\pages"}', 'line 1, column 10: a backslash that means nothing in JSON stands here'],
  ['{} {}', 'line 1, column 4: the file should end here'],
  ['{]', 'line 1, column 2: a name in double quotes should stand here'],
  ['', 'line 1, column 1: a value should stand here'],
  ['// edition', 'line 1, column 1: a value should stand here'],
])('in %j the break is found', (text, fault) => {
  expect(parseJson(text)).toEqual({ fault })
})

test('a megabyte of brackets is refused', () => {
  expect(parseJson('['.repeat(1_000_000))).toHaveProperty('fault')
})
