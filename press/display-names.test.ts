import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gatherPages } from './gather-pages.ts'
import { printPdf } from './testing.ts'
import { versionOf } from './version-of.ts'

/** A folder of one-page PDFs with the given names. */
async function folderOf(...files: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-press-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) writeFileSync(join(folder, file), await printPdf([file]))
  return folder
}

const displayNames = async (folder: string, jacket?: string) =>
  (await gatherPages([folder], jacket)).pages.map(({ displayName }) => displayName)

test('without a jacket, the first page is the front page', async () => {
  const folder = await folderOf('01-main.pdf', '02-city.pdf', '03.pdf')
  expect(await displayNames(folder)).toEqual(['01 Front Page', '02 City', '03 Page 3'])
})

test('leading pages named Jacket become jackets, and the next page is the front page', async () => {
  const folder = await folderOf('00-jacket.pdf', '01-jacket-back.pdf', '02-main.pdf', '03-city.pdf')
  const expected = ['00 Jacket', '00 Jacket', '01 Front Page', '02 City']
  expect(await displayNames(folder)).toEqual(expected)
})

test('the --jacket option sets the number of jacket pages and changes the version', async () => {
  const folder = await folderOf('01.pdf', '02.pdf', '03.pdf')
  expect(await displayNames(folder, '1')).toEqual(['00 Jacket', '01 Front Page', '02 Page 2'])
  const versions = await Promise.all(
    [undefined, '1', '2'].map(async (jacket) => {
      const { pages } = await gatherPages([folder], jacket)
      return versionOf(pages.map((page) => ({ ...page, drawing: page.origin })))
    }),
  )
  expect(new Set(versions).size).toBe(3)
})

test.each([
  ['two', '--jacket must be a number of pages, for example 2'],
  ['2', '--jacket 2: the issue has only 2 pages, so no front page is left'],
])('a jacket of %s pages is refused for an issue of two', async (jacket, fault) => {
  await expect(displayNames(await folderOf('1.pdf', '2.pdf'), jacket)).rejects.toThrow(fault)
})
