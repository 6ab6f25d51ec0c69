import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import {
  expectComplete,
  expectKannada,
  expectSameMarks,
  textsIn,
} from '#test-support/translations.ts'
import { kannada } from './kannada.ts'

const DESK = fileURLToPath(new URL('..', import.meta.url))

test('every text of the desk has its Kannada, and nothing else does', () => {
  expectComplete(kannada, textsIn(DESK))
})

test('a translation keeps the values and the forms of its key', () => expectSameMarks(kannada))

test('nothing is left in English', () => expectKannada(kannada))
