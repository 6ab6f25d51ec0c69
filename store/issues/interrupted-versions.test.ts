import { expect, test } from 'vitest'
import { publishVersion, writeVersion } from './publish.ts'
import { forgetVersion, removeIncompleteVersions } from './remove-version.ts'
import { issueHead, issueVersion } from './shown-issue.ts'
import { at, key, openStore, version } from './testing.ts'
import { everyVersion, restoreVersion, versionsOf } from './versions.ts'

test('a version with only some of its pages is not shown, listed, restored or removed', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('a', 1), at(1))
  await writeVersion(db, key, version('b', 3), at(2))

  expect((await issueHead(db, key))?.version).toBe('a')
  expect(await versionsOf(db, key)).toHaveLength(1)
  expect((await everyVersion(db)).map(({ version }) => version)).toEqual(['a'])
  expect(await restoreVersion(db, key, 'b')).toBe(false)
  expect(await forgetVersion(db, key, 'b')).toBe(false)
})

test('publishing again completes an interrupted version, with the pages of the second run', async () => {
  const db = await openStore()
  await writeVersion(db, key, version('a', 3, 4), at(1))

  await publishVersion(db, key, version('a', 2), at(2))

  expect(await issueVersion(db, key, 'a')).toEqual(version('a', 2))
  expect(await versionsOf(db, key)).toEqual([{ version: 'a', published_at: 2 }])
})

test('an incomplete version is removed once it is old enough', async () => {
  const db = await openStore()
  await publishVersion(db, key, version('a', 1), at(1))
  await writeVersion(db, key, version('b', 3), at(5))

  await removeIncompleteVersions(db, new Date(4))
  expect((await issueVersion(db, key, 'b')).pages).toHaveLength(3)

  await removeIncompleteVersions(db, new Date(5))
  expect((await issueVersion(db, key, 'b')).pages).toEqual([])
  expect((await issueVersion(db, key, 'a')).pages).toHaveLength(1)
})
