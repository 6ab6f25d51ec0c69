import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { publishVersion } from './publish.ts'
import { pageOutlineOf, shownIssueBefore, shownOnWeekday } from './recent-issues.ts'
import { at, key, openStore, version } from './testing.ts'
import { hideIssue } from './versions.ts'

const on = (date: string) => ({ ...key, date: IssueDate.parse(date) })

test('recent issues are those that readers see, of the same edition', async () => {
  const db = await openStore()
  for (const day of ['2026-11-14', '2026-11-13', '2026-11-08', '2026-11-01', '2026-10-04']) {
    await publishVersion(db, on(day), version(`v-${day}`, 2), at(1))
  }
  await publishVersion(db, { ...on('2026-10-25'), edition: 6 }, version('north', 1), at(1))
  expect(await shownIssueBefore(db, key)).toEqual({ date: '2026-11-14', version: 'v-2026-11-14' })
  await hideIssue(db, on('2026-11-14'))
  expect(await shownIssueBefore(db, key)).toEqual({ date: '2026-11-13', version: 'v-2026-11-13' })
  expect((await shownOnWeekday(db, key, 4)).map(({ date }) => date)).toEqual([
    '2026-11-08',
    '2026-11-01',
  ])
  expect(await shownIssueBefore(db, on('2026-10-04'))).toBeUndefined()
  const page = { section: 'Main', width: 2400, height: 3782 }
  expect(await pageOutlineOf(db, on('2026-11-08'), 'v-2026-11-08')).toEqual([
    { pageNo: 1, displayName: '01 Page 1', ...page },
    { pageNo: 2, displayName: '02 Page 2', ...page },
  ])
})
