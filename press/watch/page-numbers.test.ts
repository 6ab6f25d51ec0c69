import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFileName } from '#domain/page-file-name.ts'
import { PressError } from '../press-error.ts'
import { temporaryFolder } from '../testing.ts'
import { readPagePlan } from './page-numbers.ts'

test.each([
  ['01.pdf', { pageNumbers: [1], words: [], attempt: 1 }],
  ['02-city.pdf', { pageNumbers: [2], words: ['city'], name: 'City', attempt: 1 }],
  ['12_business_and-farm.PDF', { pageNumbers: [12], name: 'Business And Farm' }],
  [
    'PV_20261115_BLR_P03.pdf',
    { pageNumbers: [3], publisher: 'PV', date: '2026-11-15', words: ['PV', 'BLR'] },
  ],
  ['dh-2026-11-15-mys-03-v2.pdf', { pageNumbers: [3], publisher: 'DH', attempt: 2 }],
  ['PV15112026BLR Page 7.pdf', { pageNumbers: [7] }],
  ['BLR_15112026_pg7.pdf', { pageNumbers: [7], date: '2026-11-15' }],
  ['2026-11-15/BLR/3.pdf', { pageNumbers: [3], date: '2026-11-15', words: ['', 'BLR'] }],
  ['2026/11/15/4/3.pdf', { pageNumbers: [3], date: '2026-11-15', words: ['', '4'] }],
  ['03 (1).pdf', { pageNumbers: [3], attempt: 2 }],
  ['03-04.pdf', { pageNumbers: [3, 4] }],
  ['01-front-4.pdf', { pageNumbers: [1], name: 'Front' }],
  ['P03_of_16.pdf', { pageNumbers: [3] }],
  ['logo.pdf', { pageNumbers: [], words: ['logo'] }],
])('the name %s is understood', (path, named) => {
  expect(readFileName(path)).toMatchObject(named)
})

test('a page plan is a number of pages, or a file with one for each edition', async () => {
  const file = join(temporaryFolder(), 'plan.json')
  await writeFile(file, '{ "pages": 3, "editions": { "7": 2 } }')
  expect((await readPagePlan('2')).pagesOf(4)).toEqual([1, 2])
  const plan = await readPagePlan(file)
  expect([plan.pagesOf(4), plan.pagesOf(7)]).toEqual([
    [1, 2, 3],
    [1, 2],
  ])
  await writeFile(file, '{ "pages": "many" }')
  await expect(readPagePlan(file)).rejects.toThrow(PressError)
  await expect(readPagePlan('nowhere.json')).rejects.toThrow(PressError)
})
