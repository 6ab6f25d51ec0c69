import { expect, test } from 'vitest'
import { englishStem } from './english-stem.ts'
import { termOf } from './term.ts'

test.each([
  ['elections', 'elect'],
  ['peaceful', 'peac'],
  ['agreed', 'agre'],
  ['hopping', 'hop'],
  ['hoping', 'hope'],
  ['flies', 'fli'],
  ['ties', 'tie'],
  ['dying', 'die'],
  ['news', 'news'],
  ['organization', 'organiz'],
  ['universities', 'universiti'],
  ['universal', 'universal'],
  ['geologist', 'geolog'],
  ['added', 'add'],
  ['say', 'say'],
  ['cry', 'cri'],
  ['national', 'nation'],
  ['it', 'it'],
])('%s becomes %s', (word, stem) => {
  expect(englishStem(word)).toBe(stem)
})

test.each([
  ['colours', 'color'],
  ['neighbouring', 'neighboring'],
  ['organised', 'organize'],
  ['travelling', 'traveling'],
  ['centres', 'center'],
  ['programme', 'program'],
  ['defence', 'defense'],
  ['mayor’s', 'mayors'],
])('%s and %s have the same stem', (one, other) => {
  expect(termOf(one)).toBe(termOf(other))
})

test.each([
  ['rise', 'rize'],
  ['four', 'for'],
  ['university', 'universe'],
  ['news', 'new'],
])('%s and %s have different stems', (one, other) => {
  expect(termOf(one)).not.toBe(termOf(other))
})
