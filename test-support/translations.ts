import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'

const KEY = /\bt\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g

type Table = Readonly<Record<string, string>>

/** Every text that the files below `folder` pass to `t`. */
export function textsIn(folder: string, isCounted = (_file: string) => true): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^dist/.test(file) && isCounted(file),
  )
  const keys = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(KEY)].map(
      ([, single, double]) => single ?? double,
    ),
  )
  return [...new Set(keys)].map((key) => key?.replaceAll("\\'", "'") ?? '').sort()
}

/** Checks that the table has exactly the texts in use, each with its values and forms, in Kannada. */
export function expectComplete(kannada: Table, used: readonly string[]): void {
  const missing = used.filter((key) => !(key in kannada))
  const unused = Object.keys(kannada).filter((key) => !used.includes(key))
  expect(missing, 'add their Kannada').toEqual([])
  expect(unused, "no t('…') has them: remove them").toEqual([])
}

export function expectSameMarks(kannada: Table): void {
  const marks = (text: string) => (text.match(/\{\w+\}|\|/g) ?? []).sort()
  for (const [key, text] of Object.entries(kannada)) expect(marks(text), key).toEqual(marks(key))
}

export function expectKannada(kannada: Table): void {
  const letters = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{Letter}/gu) ?? []
  const english = Object.entries(kannada)
    .filter(([key]) => letters(key).length > 0)
    .filter(([, text]) => !letters(text).some((letter) => /\p{Script=Kannada}/u.test(letter)))
  expect(english).toEqual([])
}
