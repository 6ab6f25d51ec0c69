import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { numberDuplicates, packagedRegionId, regionId } from './region-id.ts'

const key = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') } as const

test('a region keeps its id when the issue is published again', () => {
  expect(regionId(key, 3, 'ಜಲಾಶಯ ಭರ್ತಿ')).toBe(regionId(key, 3, 'ಜಲಾಶಯ ಭರ್ತಿ'.normalize('NFD')))
  expect(regionId(key, 3, 'ಜಲಾಶಯ ಭರ್ತಿ')).toMatch(/^pv-20261115-4-03-[\da-f]{8}$/)
})

test('another headline, page, edition, day or title gives another id', () => {
  const names = [
    regionId(key, 3, 'One'),
    regionId(key, 3, 'Two'),
    regionId(key, 4, 'One'),
    regionId({ ...key, edition: 5 }, 3, 'One'),
    regionId({ ...key, date: IssueDate.parse('2026-11-16') }, 3, 'One'),
    regionId({ ...key, publisher: 'DH' }, 3, 'One'),
    packagedRegionId(key, 'One'),
  ]
  expect(new Set(names).size).toBe(names.length)
})

test('regions with the same id get a number', () => {
  const ids = numberDuplicates([{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'a' }]).map(
    ({ id }) => id,
  )
  expect(ids).toEqual(['a', 'b', 'a-2', 'a-3'])
})
