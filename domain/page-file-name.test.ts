import { expect, test } from 'vitest'
import { readFileName, readFilePath } from './page-file-name.ts'

test.each([
  ['01.pdf', { page: 1 }],
  ['1.pdf', { page: 1 }],
  ['02-business_and-farm.pdf', { page: 2, name: 'Business And Farm' }],
  ['00-jacket.pdf', { page: 0, name: 'Jacket' }],
  ['P03.pdf', { page: 3 }],
  ['page-3.pdf', { page: 3 }],
  ['page 3 city.pdf', { page: 3, name: 'City' }],
  ['ಪುಟ 3.pdf', { page: 3 }],
  ['city-03-v2.pdf', { page: 3, correction: 2, name: 'City' }],
  ['P03_v12.PDF', { page: 3, correction: 12 }],
  ['PV_20261115_BLR_P03.pdf', { page: 3, title: 'PV', date: '2026-11-15', edition: 'BLR' }],
  [
    'dh-15112026-bengaluru-rural-07-sport-v2.pdf',
    {
      ...{ title: 'DH', date: '2026-11-15', page: 7, correction: 2 },
      edition: 'bengaluru rural',
      name: 'Sport',
    },
  ],
  ['DH 15-11-2026 page 03.pdf', { page: 3, title: 'DH', date: '2026-11-15' }],
  ['2026-11-15.pdf', { date: '2026-11-15' }],
  ['city.pdf', { name: 'City' }],
  ['31022026.pdf', {}],
  ['03 (1).pdf', { page: 3, correction: 2 }],
  ['page (3).pdf', { page: 3 }],
  ['03-04.pdf', { page: 3, otherPage: 4 }],
  ['P03_of_16.pdf', { page: 3, name: 'Of 16' }],
  ['PV15112026BLR Page 7.pdf', { page: 7, title: 'PV', date: '2026-11-15', edition: 'BLR' }],
  ['BLR_15112026_pg7.pdf', { page: 7, date: '2026-11-15', edition: 'BLR' }],
])('%s is read', (file, parts) => {
  expect(readFileName(`/tonight/${file}`)).toEqual({ correction: 1, ...parts })
})

test.each([
  ['2026-11-15/BLR/3.pdf', { page: 3, date: '2026-11-15' }, ['BLR']],
  ['2026/11/15/4/3.pdf', { page: 3, date: '2026-11-15' }, ['4']],
  ['2026-11-14/PV_20261115_P03.pdf', { page: 3, date: '2026-11-15' }, []],
  ['mysuru/03.pdf', { page: 3 }, ['mysuru']],
])('%s is read with its folders', (path, name, folders) => {
  expect(readFilePath(path)).toMatchObject({ name, folders })
})

test("a title's own pattern is used where it matches", () => {
  const pattern =
    /^(?<edition>[A-Z]{3})(?<date>\d{8})(?<title>[A-Z]{2})S\d+-(?<page>\d+)(?:r(?<correction>\d))?$/u
  expect(readFileName('BLR15112026DHS2-07r3.pdf', pattern)).toEqual({
    ...{ edition: 'BLR', date: '2026-11-15', title: 'DH' },
    ...{ page: 7, correction: 3 },
  })
  expect(readFileName('07-sport.pdf', pattern)).toEqual({ page: 7, correction: 1, name: 'Sport' })
})
