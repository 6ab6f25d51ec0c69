import { expect, test } from 'vitest'
import { textParts } from './uncertain-words.ts'

test.each([
  ['The lake is full again', []],
  ['ಮಳೆ ಬಂತು, ಕೆರೆ ತುಂಬಿತು.', []],
  ['Meet on 16-11-2026 at 10am, see www.example.com/averylongaddressindeed', []],
  ['The l0rd mayor\u2019s reply', ['l0rd']],
  ['The la\uFFFDe is \uE012full', ['la\uFFFDe', '\uE012full']],
  ['ಕೆರೆa ತುಂಬಿತು', ['ಕೆರೆa']],
  ['ಮಳೆ \u0CBFಬಂತು', ['\u0CBFಬಂತು']],
  ['Thecouncilmetyesterdayintheevening to vote', ['Thecouncilmetyesterdayintheevening']],
])('words of %j that are probably misread', (text, expected) => {
  const uncertain = textParts(text).filter((part) => part.isUncertain)
  expect(uncertain.map((part) => part.text)).toEqual(expected)
})
