import { expect, test } from 'vitest'
import { claimPage, endClaims, extendClaims, findMadePages, notePlace } from './made-pages.ts'
import { publishNextVersion, publishVersion, writeVersion } from './publish.ts'
import { forgetVersion } from './remove-version.ts'
import { issueVersion } from './shown-issue.ts'
import { at, key, openStore, version } from './testing.ts'
import { shownVersionOf } from './versions.ts'

/** A version whose pages draw these. */
function versionOf(name: string, drawings: readonly string[]) {
  const { pages } = version(name, drawings.length)
  return {
    version: name,
    pages: pages.map((page, index) => ({ ...page, drawing: drawings[index] ?? null })),
  }
}

test('a page is found by what it draws, the newest first, until its version is deleted', async () => {
  const db = await openStore()
  const other = { ...key, edition: 5 }
  await publishVersion(db, key, versionOf('v1', ['one', 'two']), at(1000))
  await publishVersion(db, other, versionOf('v2', ['zero', 'one']), at(2000))
  await writeVersion(db, key, versionOf('v3', ['one']), at(3000))
  expect(await findMadePages(db, 'one')).toEqual([
    { key: other, version: 'v2', pageNo: 2 },
    { key, version: 'v1', pageNo: 1 },
  ])
  expect((await issueVersion(db, other, 'v2')).pages[1]).toMatchObject({ drawing: 'one' })
  await publishVersion(db, key, versionOf('v4', ['four']), at(4000))
  await forgetVersion(db, key, 'v1')
  expect(await findMadePages(db, 'one')).toMatchObject([{ key: other }])
  expect(await findMadePages(db, 'two')).toEqual([])
})

test('one run makes a page, and the others wait for it', async () => {
  const db = await openStore()
  const first = { holder: 'first', now: new Date(1_000_000) }
  const second = { holder: 'second', now: new Date(1_000_000) }
  const claims = await Promise.all([first, second].map((each) => claimPage(db, 'one', each)))
  expect(claims.map(({ kind }) => kind).sort()).toEqual(['busy', 'claimed'])
  const holder = claims[0]?.kind === 'claimed' ? first : second
  const waiting = holder === first ? second : first
  await notePlace(db, 'one', waiting.holder, { key, version: 'v9', pageNo: 9 })
  expect(await claimPage(db, 'one', waiting)).toEqual({ kind: 'busy' })
  const place = { key, version: 'v1', pageNo: 3 }
  await notePlace(db, 'one', holder.holder, place)
  expect(await claimPage(db, 'one', waiting)).toEqual({ kind: 'made', place })
  await endClaims(db, holder.holder)
  expect(await claimPage(db, 'one', waiting)).toEqual({ kind: 'claimed' })
})

test('a claim that its run extends no more can be taken over', async () => {
  const db = await openStore()
  const killed = { holder: 'killed', now: new Date(1_000_000) }
  const later = (ms: number) => ({ holder: 'later', now: new Date(1_000_000 + ms) })
  await claimPage(db, 'one', killed)
  await claimPage(db, 'two', killed)
  await extendClaims(db, { ...killed, now: new Date(1_004_000) })
  expect(await claimPage(db, 'one', later(8000))).toEqual({ kind: 'busy' })
  expect(await claimPage(db, 'one', later(10_000))).toEqual({ kind: 'claimed' })
  await endClaims(db, 'killed', 'one')
  expect(await claimPage(db, 'one', { ...killed, now: new Date(1_010_000) })).toEqual({
    kind: 'busy',
  })
})

test('a version that was made from another one is shown only in its place', async () => {
  const db = await openStore()
  await publishVersion(db, key, versionOf('v1', ['one']), at(1000))
  const shown = await Promise.all(
    ['v2', 'v3'].map((name) =>
      publishNextVersion(db, key, versionOf(name, ['one', name]), at(2000), 'v1'),
    ),
  )
  expect(shown.toSorted()).toEqual([false, true])
  const winner = shown[0] ? 'v2' : 'v3'
  expect(await shownVersionOf(db, key)).toBe(winner)
  expect(await publishNextVersion(db, key, versionOf('v4', ['four']), at(3000), winner)).toBe(true)
})
