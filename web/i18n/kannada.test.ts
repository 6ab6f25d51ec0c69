import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { dev } from './kannada/dev.ts'
import { testCards } from './kannada/test-cards.ts'
import { tryIt } from './kannada/try-it.ts'
import { kannada as readersTable } from './kannada.ts'

/** Includes the texts of the /dev pages, which readers do not fetch. */
const kannada = { ...readersTable, ...dev, ...testCards, ...tryIt }

const WEB = fileURLToPath(new URL('..', import.meta.url))
const KEY = /\bt\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g

function keysInUse(isCounted = (_file: string) => true): string[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^dist/.test(file) && isCounted(file),
  )
  const keys = files.flatMap((file) =>
    [...readFileSync(WEB + file, 'utf8').matchAll(KEY)].map(
      ([, single, double]) => single ?? double,
    ),
  )
  return [...new Set(keys)].map((key) => key?.replaceAll("\\'", "'") ?? '').sort()
}

test('every text on the screens has its Kannada, and nothing else does', () => {
  const used = keysInUse()
  const missing = used.filter((key) => !(key in kannada))
  const unused = Object.keys(kannada).filter((key) => !used.includes(key))
  expect(missing, "add them to the feature's file in web/i18n/kannada/").toEqual([])
  expect(unused, "no t('…') has them: remove them from web/i18n/kannada/").toEqual([])
})

test('a text outside /dev is in the table that readers fetch', () => {
  const keys = keysInUse((file) => !file.startsWith('dev/'))
  expect(keys.filter((key) => !(key in readersTable))).toEqual([])
})

test('a translation keeps the values and the forms of its key', () => {
  const marks = (text: string) => (text.match(/\{\w+\}|\|/g) ?? []).sort()
  for (const [key, text] of Object.entries(kannada)) expect(marks(text), key).toEqual(marks(key))
})

test('nothing is left in English', () => {
  const letters = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{Letter}/gu) ?? []
  const english = Object.entries(kannada)
    .filter(([key]) => letters(key).length > 0)
    .filter(([, text]) => !letters(text).some((letter) => /\p{Script=Kannada}/u.test(letter)))
  expect(english).toEqual([])
})

test('no text is translated in two files', async () => {
  const names = readdirSync(`${WEB}i18n/kannada`).map((file) => file.replace('.ts', ''))
  const tables = await Promise.all(
    names.map(async (name): Promise<object> => import(`./kannada/${name}.ts`)),
  )
  const keys = tables.flatMap((module) => Object.values(module).flatMap(Object.keys))
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})
