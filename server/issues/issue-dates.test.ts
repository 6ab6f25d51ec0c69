import { expect, test } from 'vitest'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { hideIssue } from '#store/issues/versions.ts'
import { issueKey, publishTestIssue, serverWithIssues } from './testing.ts'

const datesOf = (month: string, edition = 4) =>
  `/epaper/issue-dates?publisher=PV&edition=${edition}&month=${month}`

const subscriber: Reader = {
  kind: 'subscriber',
  archive: parseArchiveAccess(1),
  earlyAccess: false,
}

test("the calendar lists the dates of a month with an issue, and the reader's reach", async () => {
  const { get, services } = await serverWithIssues(subscriber)
  await publishTestIssue(services, issueKey('2026-10-31'))
  await publishTestIssue(services, issueKey('2026-11-01'))
  expect(await (await get(datesOf('2026-11'))).json()).toEqual({
    month: '2026-11',
    dates: ['2026-11-01', '2026-11-14', '2026-11-15'],
    reach: { from: '2026-10-15', to: '2026-11-15' },
  })
  expect(await (await get(datesOf('2026-10'))).json()).toMatchObject({ dates: ['2026-10-31'] })
  expect(await (await get(datesOf('2026-12'))).json()).toMatchObject({ dates: [] })
})

test('a visitor reaches only today, in the default edition', async () => {
  const { get } = await serverWithIssues()
  const own = await (await get(datesOf('2026-11'))).json()
  expect(own.reach).toEqual({ from: '2026-11-15', to: '2026-11-15' })
  const other = await (await get(datesOf('2026-11', 5))).json()
  expect(other).toMatchObject({
    dates: ['2026-11-15'],
    reach: { from: null, to: '2026-11-15' },
  })
})

test('an unpublished or unreleased issue has no date in the calendar', async () => {
  const { get, services, clock } = await serverWithIssues()
  await hideIssue(services.db, issueKey('2026-11-14'))
  const opens = new Date('2026-11-15T12:30:00+05:30')
  const when = { published_at: opens, early_release_at: opens, general_release_at: opens }
  await publishVersion(services.db, issueKey('2026-11-15'), { version: 'v2', pages: [] }, when)
  expect((await (await get(datesOf('2026-11'))).json()).dates).toEqual([])
  clock.moveTo(opens)
  expect((await (await get(datesOf('2026-11'))).json()).dates).toEqual(['2026-11-15'])
})

test.each(['2026-13', '2026-00', '2026-1', '2026', '202611', '2026-11-15'])(
  'the month %s is refused',
  async (month) => {
    const { get } = await serverWithIssues()
    expect((await get(datesOf(month))).status).toBe(400)
  },
)
