import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  expectComplete,
  expectKannada,
  expectSameMarks,
  textsIn,
} from '#test-support/translations.ts'
import { dev } from './kannada/dev.ts'
import { testCards } from './kannada/test-cards.ts'
import { tryIt } from './kannada/try-it.ts'
import { kannada as readersTable } from './kannada.ts'

/** Includes the texts of the /dev pages, which readers do not fetch. */
const kannada = { ...readersTable, ...dev, ...testCards, ...tryIt }

const WEB = fileURLToPath(new URL('..', import.meta.url))
test('every text on the screens has its Kannada, and nothing else does', () => {
  expectComplete(kannada, textsIn(WEB))
})

test('a text outside /dev is in the table that readers fetch', () => {
  const keys = textsIn(WEB, (file) => !file.startsWith('dev/'))
  expect(keys.filter((key) => !(key in readersTable))).toEqual([])
})

test('a translation keeps the values and the forms of its key', () => expectSameMarks(kannada))

test('nothing is left in English', () => expectKannada(kannada))

test('no text is translated in two files', async () => {
  const names = readdirSync(`${WEB}i18n/kannada`).map((file) => file.replace('.ts', ''))
  const tables = await Promise.all(
    names.map(async (name): Promise<object> => import(`./kannada/${name}.ts`)),
  )
  const keys = tables.flatMap((module) => Object.values(module).flatMap(Object.keys))
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})
