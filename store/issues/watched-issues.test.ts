import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { openTestDatabase } from '../testing.ts'
import {
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
    questions: [{ file: 'logo.pdf', why: 'has no page number in its name' }],
    faults: [],
  },
  version: null,
  published_pages: [],
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
