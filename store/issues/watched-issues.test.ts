import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { openTestDatabase } from '../testing.ts'
import {
  acceptPages,
  saveWatchedIssue,
  type WatchedIssue,
  watchedIssue,
  watchedIssues,
} from './watched-issues.ts'

const issue: WatchedIssue = {
  publisher: 'PV',
  date: IssueDate.parse('2026-11-15'),
  edition: 4,
  place: '/srv/incoming',
  state: 'waiting',
  progress: {
    pages: [1],
    missing: [2],
    incomplete: ['02.pdf has no end yet'],
    questions: [{ file: '03.pdf', why: 'Page 3 (03.pdf) is blank.', pages: [3] }],
    held: [{ pageNo: 3, sha256: 'cd' }],
    faults: [],
  },
  version: null,
  published_pages: [],
  accepted_pages: [],
  changed_at: 1_794_700_000_000,
  seen_at: 1_794_700_000_000,
}

test('a watched issue is saved, changed and listed with the newest first', async () => {
  const db = await openTestDatabase()
  await saveWatchedIssue(db, issue)
  const published: WatchedIssue = {
    ...issue,
    state: 'published',
    version: 'v1',
    published_pages: [{ pageNo: 1, sha256: 'ab' }],
  }
  await saveWatchedIssue(db, published)
  const next = { ...issue, date: IssueDate.parse('2026-11-16') }
  await saveWatchedIssue(db, next)
  expect(await watchedIssue(db, issue)).toEqual(published)
  expect(await watchedIssue(db, { ...issue, edition: 5 })).toBeUndefined()
  expect(await watchedIssues(db, 'PV')).toEqual([next, published])
  expect(await watchedIssues(db, 'DH')).toEqual([])
})

test('pages that an editor accepts stay accepted when the watch saves what it knew before', async () => {
  const db = await openTestDatabase()
  await saveWatchedIssue(db, issue)
  await acceptPages(db, issue, issue.progress.held)
  await acceptPages(db, issue, [{ pageNo: 4, sha256: 'ef' }])
  await saveWatchedIssue(db, issue)
  expect((await watchedIssue(db, issue))?.accepted_pages).toEqual([
    ...issue.progress.held,
    { pageNo: 4, sha256: 'ef' },
  ])
})
