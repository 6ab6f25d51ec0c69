import { expect, test } from 'vitest'
import { CHANGE_ACTIONS } from '#contract/desk/changes.ts'
import { type IssueVersion, issueId } from '../issues/issue-version.ts'
import { publishVersion } from '../issues/publish.ts'
import { at, key, openStore, version } from '../issues/testing.ts'
import { activeWithdrawals, recordUndo, recordWithdrawal } from '../withdrawals/withdrawals.ts'
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
    const changes = await changesIn(db, { actions: CHANGE_ACTIONS, scope: 'all', limit: 10 })
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

test('a page that is held back or shown again is an entry of its own', async () => {
  const { db, entries } = await openLog()
  const when = { ...at(1), author: AUTHOR }
  await publishVersion(db, key, pressed('a', ['x', 'y']), when)
  const held = { action: 'page.held', page: 2 } as const
  await publishVersion(db, key, pressed('b', ['x']), { ...when, singlePage: held })
  const shown = { action: 'page.shown', page: 2 } as const
  await publishVersion(db, key, pressed('a', ['x', 'y']), { ...when, singlePage: shown })

  const object = { ...key, page: 2 }
  expect((await entries()).slice(1)).toEqual([
    { action: 'page.held', object, before: { version: 'a' }, after: { version: 'b' } },
    { action: 'page.shown', object, before: { version: 'b' }, after: { version: 'a' } },
  ])
})

test('articles that are withdrawn and reinstated are entries of their issue, once', async () => {
  const { db, entries } = await openLog()
  await publishVersion(db, key, pressed('a', ['x']), at(1))
  const issue_id = issueId(key)
  const act = { pages: [], by: 'asha', author: AUTHOR, at: at(2).published_at }
  const articles = ['lead', 'rest'].map((article_id) => ({ issue_id, article_id }))
  const why = { requested: 'lead', reason: 'order of the court', notice: undefined }
  for (const _run of ['first', 'repeated']) {
    await recordWithdrawal(db, { ...act, ...why, articles })
  }
  const ids = (await activeWithdrawals(db)).map(({ id }) => id)
  for (const _run of ['first', 'repeated']) await recordUndo(db, { ...act, ids })

  const [withdrawn, reinstated, ...others] = await entries()
  expect(withdrawn).toMatchObject({
    action: 'article.withdrawn',
    object: key,
    after: { articles: ['lead', 'rest'] },
  })
  expect(reinstated).toMatchObject({ action: 'article.reinstated', object: key, after: null })
  expect(others).toEqual([])
  expect(JSON.stringify(withdrawn)).not.toContain('court')
})

test('what nobody publishes, such as the sample newspaper, is not in the log', async () => {
  const { db, entries } = await openLog()
  await publishVersion(db, key, pressed('a', ['x']), at(1))
  expect(await entries()).toEqual([])
})
