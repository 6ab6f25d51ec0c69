import { expect, test } from 'vitest'
import type { IssueVersion } from '../issues/issue-version.ts'
import { publishVersion } from '../issues/publish.ts'
import { at, key, openStore, version } from '../issues/testing.ts'
import { changesIn } from './read-log.ts'
import type { ChangeAuthor } from './record-change.ts'

const AUTHOR: ChangeAuthor = { actor: 'command:asha', from: {} }
const HOUR_MS = 3_600_000

/** A version whose pages have these contents, in order. */
function pressed(name: string, contents: readonly string[]): IssueVersion {
  const { pages } = version(name, contents.length)
  const checksum = (index: number) => ({ bytes: 1, sha256: contents[index] ?? '' })
  return {
    version: name,
    pages: pages.map((page, index) => ({
      ...page,
      checksums: { [`p${index + 1}.webp`]: checksum(index) },
    })),
  }
}

async function openLog() {
  const db = await openStore()
  const entries = async () => {
    const actions = ['issue.published', 'issue.release-changed'] as const
    const changes = await changesIn(db, { actions, scope: 'all', limit: 10 })
    return changes.map(({ change }) => change).reverse()
  }
  return { db, entries }
}

test('an entry names the pages that a new version replaces, adds and removes', async () => {
  const { db, entries } = await openLog()
  const when = { ...at(1), author: AUTHOR }
  await publishVersion(db, key, pressed('a', ['x', 'y', 'z']), when)
  await publishVersion(db, key, pressed('b', ['x', 'new', 'z', 'more']), when)
  await publishVersion(db, key, pressed('c', ['x', 'new']), when)

  const none = { replaced: [], added: [], removed: [] }
  expect(await entries()).toMatchObject([
    { before: { version: null }, after: { version: 'a', pages: 3, ...none } },
    { before: { version: 'a' }, after: { pages: 4, replaced: [2], added: [4], removed: [] } },
    { before: { version: 'b' }, after: { pages: 2, ...none, removed: [3, 4] } },
  ])
})

test('publishing the same version again is an entry only if the release changes', async () => {
  const { db, entries } = await openLog()
  const when = { ...at(1), author: AUTHOR }
  const later = new Date(when.general_release_at.getTime() + HOUR_MS)
  for (const general_release_at of [when.general_release_at, when.general_release_at, later]) {
    await publishVersion(db, key, pressed('a', ['x']), { ...when, general_release_at })
  }

  expect(await entries()).toMatchObject([
    { action: 'issue.published' },
    {
      action: 'issue.release-changed',
      object: key,
      before: { general_release_at: when.general_release_at.getTime() },
      after: { general_release_at: later.getTime() },
    },
  ])
})

test('what nobody publishes, such as the sample newspaper, is not in the log', async () => {
  const { db, entries } = await openLog()
  await publishVersion(db, key, pressed('a', ['x']), at(1))
  expect(await entries()).toEqual([])
})
