import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { editionGroupsOf, saveEditionGroups } from './editions.ts'
import type { PressedRegion } from './issue-version.ts'
import { publishVersion } from './publish.ts'
import { forgetVersion } from './remove-version.ts'
import { issueHead, issueVersion } from './shown-issue.ts'
import { at, groups, key, openStore, region, version } from './testing.ts'
import { hideIssue, restoreVersion, shownVersionsOf, versionsOf } from './versions.ts'

test('editions are read back in their groups and order', async () => {
  const db = await openStore()
  expect(await editionGroupsOf(db, 'PV')).toEqual(groups)
  expect(await editionGroupsOf(db, 'DH')).toEqual([])
})

test('saving the editions again updates names and order without duplicates', async () => {
  const db = await openStore()
  const renamed = [
    { parent_edition: 'North', editions: [{ id: 6, edition_number: 6, edition_name: 'Dharwad' }] },
    { parent_edition: 'Bengaluru', editions: groups[0]?.editions ?? [] },
  ]
  await saveEditionGroups(db, 'PV', renamed)
  expect(await editionGroupsOf(db, 'PV')).toEqual(renamed)
})

test('a published version is read back with its pages and regions in order', async () => {
  const db = await openStore()
  const published = version('a', 24, 30)
  await publishVersion(db, key, published, at(1))
  expect(await issueHead(db, key)).toEqual({
    version: 'a',
    revision: 0,
    edition_name: 'Bengaluru City',
    edition_name_kn: null,
    isHeld: false,
    ...at(1),
  })
  expect(await issueVersion(db, key, 'a')).toEqual(published)
})

test("a region's story is read back with it", async () => {
  const db = await openStore()
  const half = { top: '0%', left: '0%', width: '50%', height: '50%' }
  const quarter = { top: '50%', left: '0%', width: '25%', height: '50%' }
  const regions: PressedRegion[] = [
    { ...region('l-shaped'), type: 'story', opensAs: 'text', rects: [half, quarter] },
    { ...region('sudoku'), type: 'puzzle', opensAs: 'image' },
    { ...region('illustrated'), type: 'story', opensAs: 'text', hasInserts: true },
    {
      ...region('continued'),
      pageReferences: [
        { kind: 'continues-on', page: 5, pageNo: 6, article: 'sudoku' },
        { kind: 'see', page: 9 },
      ],
    },
    region('earlier-release'),
  ]
  const [page] = version('a', 1).pages
  if (!page) throw new Error('The version has no page')
  await publishVersion(db, key, { version: 'a', pages: [{ ...page, regions }] }, at(1))

  expect((await issueVersion(db, key, 'a')).pages[0]?.regions).toEqual(regions)
})

test('a new version replaces the old one, which can be restored', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('a', 2), at(1))
  await publishVersion(db, key, version('b', 3), at(2))
  expect((await issueHead(db, key))?.version).toBe('b')
  expect((await versionsOf(db, key)).map(({ version }) => version)).toEqual(['b', 'a'])
  expect(await restoreVersion(db, key, 'a')).toBe(true)
  expect((await issueHead(db, key))?.version).toBe('a')
  expect(await restoreVersion(db, key, 'c')).toBe(false)
  expect((await issueHead(db, key))?.version).toBe('a')
})

test('publishing the same version again changes only its release times', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('a', 2), at(1))
  const later = { ...at(2), general_release_at: new Date(1763190000000) }
  await publishVersion(db, key, version('a', 2), later)
  expect(await versionsOf(db, key)).toEqual([{ version: 'a', published_at: 1 }])
  expect((await issueHead(db, key))?.general_release_at).toEqual(later.general_release_at)
})

test('when a version cannot be written, readers keep the old one', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('a', 1), at(1))
  const broken = version('b', 1)
  const twice = {
    ...broken,
    pages: broken.pages.map((page) => ({ ...page, regions: [region('x'), region('x')] })),
  }
  await expect(publishVersion(db, key, twice, at(2))).rejects.toThrow()
  expect((await issueHead(db, key))?.version).toBe('a')
  expect(await versionsOf(db, key)).toHaveLength(1)
})

test('an unpublished issue is hidden from readers and can be restored', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('a', 1), at(1))
  expect(await hideIssue(db, key)).toBe(true)
  expect(await hideIssue(db, key)).toBe(false)
  expect(await issueHead(db, key)).toBeUndefined()
  expect(await restoreVersion(db, key, 'a')).toBe(true)
  expect((await issueHead(db, key))?.version).toBe('a')
})

test('only a version that readers do not see can be removed', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('a', 1), at(1))
  await publishVersion(db, key, version('b', 1), at(2))
  expect(await forgetVersion(db, key, 'b')).toBe(false)
  expect(await forgetVersion(db, key, 'a')).toBe(true)
  expect((await issueVersion(db, key, 'a')).pages).toEqual([])
  expect((await issueVersion(db, key, 'b')).pages).toHaveLength(1)
})

test('an issue of another day, edition or title is not found', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('a', 1), at(1))
  expect(await issueHead(db, { ...key, edition: 5 })).toBeUndefined()
  expect(await issueHead(db, { ...key, publisher: 'DH' })).toBeUndefined()
  expect(await issueHead(db, { ...key, date: IssueDate.parse('2026-11-16') })).toBeUndefined()
  expect(await shownVersionsOf(db, 'PV')).toEqual(new Map([['2026-11-15/4', 'a']]))
})

test('an issue of an edition that does not exist is refused', async () => {
  const db = await openStore()
  await expect(
    publishVersion(db, { ...key, edition: 99 }, version('a', 1), at(1)),
  ).rejects.toThrow()
})
