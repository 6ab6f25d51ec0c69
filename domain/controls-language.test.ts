import { expect, test } from 'vitest'
import { controlsLanguage } from './controls-language.ts'

const inEnglish = { chosen: undefined, accepted: null, fallback: 'en' } as const

test.each([
  ['Kannada first', 'kn-IN,kn;q=0.9,en;q=0.8', 'kn'],
  ['Kannada before English, after Hindi', 'hi-IN,kn;q=0.7,en;q=0.5', 'kn'],
  ['Kannada with the highest weight, listed last', 'en;q=0.5, KN', 'kn'],
  ['English before Kannada', 'en-IN,en;q=0.9,kn;q=0.8', 'en'],
  ['Kannada with weight zero', 'kn;q=0', 'en'],
  ['neither language', 'hi-IN,ta;q=0.8', 'en'],
  ['another language whose code begins alike', 'kng,en', 'en'],
  ['an invalid header', ';q=;;,q=kn,', 'en'],
] as const)('a browser that accepts %s (%s) gets controls in %s', (_what, accepted, language) => {
  expect(controlsLanguage({ ...inEnglish, accepted })).toBe(language)
})

test("the reader's choice overrides the browser, and the browser overrides the default", () => {
  const accepted = 'kn-IN'
  expect(controlsLanguage({ chosen: 'en', accepted, fallback: 'kn' })).toBe('en')
  expect(controlsLanguage({ chosen: 'fr', accepted, fallback: 'en' })).toBe('kn')
  expect(controlsLanguage({ chosen: undefined, accepted: 'en-IN', fallback: 'kn' })).toBe('kn')
  expect(controlsLanguage({ ...inEnglish, fallback: 'kn' })).toBe('kn')
})
