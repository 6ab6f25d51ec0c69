import { expect, onTestFinished, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'
import {
  editionGroupsOf,
  issueVersionsOf,
  publishedIssue,
  publishIssue,
  saveEditionGroups,
} from './issues.ts'
import { openTestDatabase } from './testing.ts'

const groups = [
  {
    parent_edition: 'Bengaluru',
    editions: [
      { id: 4, edition_number: 4, edition_name: 'Bengaluru City' },
      { id: 5, edition_number: 5, edition_name: 'Bengaluru Rural' },
    ],
  },
  {
    parent_edition: 'North',
    editions: [{ id: 6, edition_number: 6, edition_name: 'Hubballi' }],
  },
]
const key: IssueKey = { publisher: 'PV', edition: 4, date: IssueDate.parse('2026-11-15') }
const page = (pageNo: number) => ({
  section: 'Main',
  pageNo,
  name: `Page ${pageNo}`,
  displayName: `0${pageNo} Page ${pageNo}`,
  width: 2400,
  height: 3782,
})

async function openStore() {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  await saveEditionGroups(db, 'PV', groups)
  return db
}

test('editions come back in their groups and order', async () => {
  const db = await openStore()
  expect(await editionGroupsOf(db, 'PV')).toEqual(groups)
  expect(await editionGroupsOf(db, 'DH')).toEqual([])
})

test('saving the editions again changes names and order, and adds nothing', async () => {
  const db = await openStore()
  const renamed = [
    { parent_edition: 'North', editions: [{ id: 6, edition_number: 6, edition_name: 'Dharwad' }] },
    { parent_edition: 'Bengaluru', editions: groups[0]?.editions ?? [] },
  ]
  await saveEditionGroups(db, 'PV', renamed)
  expect(await editionGroupsOf(db, 'PV')).toEqual(renamed)
})

test('an issue comes back with its pages in order', async () => {
  const db = await openStore()
  await publishIssue(db, key, {
    version: 'a',
    published_at: 1763166600000,
    pages: [page(1), page(2)],
  })
  expect(await publishedIssue(db, key)).toEqual({
    edition_name: 'Bengaluru City',
    version: 'a',
    published_at: 1763166600000,
    pages: [page(1), page(2)],
  })
})

test('a new version replaces the old one whole', async () => {
  const db = await openStore()
  await publishIssue(db, key, { version: 'a', published_at: 1, pages: [page(1), page(2)] })
  await publishIssue(db, key, { version: 'b', published_at: 2, pages: [page(1)] })
  expect(await publishedIssue(db, key)).toMatchObject({ version: 'b', pages: [page(1)] })
})

test('a version that cannot be written leaves the old one standing', async () => {
  const db = await openStore()
  await publishIssue(db, key, { version: 'a', published_at: 1, pages: [page(1)] })
  const broken = { ...page(2), name: null as unknown as string }
  await expect(
    publishIssue(db, key, { version: 'b', published_at: 2, pages: [page(1), broken] }),
  ).rejects.toThrow()
  expect(await publishedIssue(db, key)).toMatchObject({ version: 'a', pages: [page(1)] })
})

test('an issue of another day, edition or title is not found', async () => {
  const db = await openStore()
  await publishIssue(db, key, { version: 'a', published_at: 1, pages: [page(1)] })
  expect(await publishedIssue(db, { ...key, edition: 5 })).toBeUndefined()
  expect(await publishedIssue(db, { ...key, publisher: 'DH' })).toBeUndefined()
  const nextDay = IssueDate.parse('2026-11-16')
  expect(await publishedIssue(db, { ...key, date: nextDay })).toBeUndefined()
  expect(await issueVersionsOf(db, 'PV')).toEqual(new Map([['2026-11-15/4', 'a']]))
})

test('an issue of an edition that does not exist is refused', async () => {
  const db = await openStore()
  const issue = { version: 'a', published_at: 1, pages: [page(1)] }
  await expect(publishIssue(db, { ...key, edition: 99 }, issue)).rejects.toThrow()
})
