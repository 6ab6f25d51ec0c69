import { expect, test } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { DEFAULT_RELEASE_HOURS, releaseOn } from '#domain/release-hours.ts'
import { homeOn } from '../web-app/testing.ts'
import { startKeepingWarm } from './keep-warm.ts'
import { dataOf, issueKey, publishTestIssue, serverWithIssues } from './testing.ts'

const TODAY = issueKey('2026-11-16')
const YESTERDAYS_FRONT = '/epaper/files/PV/20261115/4/v1/p01/w800.webp'
const TODAYS_FRONT = '/epaper/files/PV/20261116/4/v2/p01/w800.webp'
const SEARCH = '/epaper/search?query=lead&publisher_short_code=PV&offset=0&limit=10&editionNo=4'
const CURRENT = '/epaper/current-issue?publisher=PV&edition=4'

const visitor: Reader = { kind: 'visitor' }
const todayOnly = (earlyAccess: boolean): Reader => ({
  kind: 'subscriber',
  archive: { kind: 'today-only' },
  earlyAccess,
})

/** A time on the 16th. The issue of that day opens at 06:30 for early access and at 07:00 for everyone. */
async function serverOn16th(reader: Reader) {
  const server = await serverWithIssues(reader)
  const release = releaseOn(TODAY.date, DEFAULT_RELEASE_HOURS)
  await publishTestIssue(server.services, TODAY, 'v2', { release })
  const at = (time: string) => server.clock.moveTo(new Date(`2026-11-16T${time}+05:30`))
  return { ...server, at, home: await homeOn(server) }
}

type Issue = { sections: { pages: { locked: boolean }[] }[] }
const openPages = ({ sections }: Issue) =>
  sections.flatMap(({ pages }) => pages).filter(({ locked }) => !locked).length

const MINUTES = ['05:59', '06:00', '06:29', '06:31', '06:59', '07:00', '07:01']

test.each([
  ['a visitor', visitor, ['15:1', '15:1', '15:1', '15:1', '15:1', '16:1', '16:1']],
  [
    'a freemium reader',
    { kind: 'freemium' },
    ['15:1', '15:1', '15:1', '15:1', '15:1', '16:1', '16:1'],
  ],
  ['a subscriber', todayOnly(false), ['15:2', '15:2', '15:2', '15:2', '15:2', '16:2', '16:2']],
  [
    'a subscriber with early access',
    todayOnly(true),
    ['15:2', '15:2', '15:2', '16:2', '16:2', '16:2', '16:2'],
  ],
] satisfies [string, Reader, string[]][])(
  'home shows %s the newest issue that is released to them',
  async (_who, reader, expected) => {
    const { at, home, get } = await serverOn16th(reader)
    const shown: string[] = []
    for (const minute of MINUTES) {
      at(`${minute}:00`)
      const { data } = await home('/')
      shown.push(`${data.date.slice(-2)}:${openPages(data.issue)}`)
      const response = await get(dataOf(data.date.replaceAll('-', '')))
      expect((await response.json()).sections).toEqual(data.issue.sections)
      expect(await (await get(CURRENT)).json()).toMatchObject(data.current)
    }
    expect(shown).toEqual(expected)
  },
)

test.each([
  ['a visitor', visitor, ['200 404', '200 404', '200 403', '403 200']],
  ['a subscriber of today only', todayOnly(false), ['200 404', '200 404', '200 403', '403 200']],
  ['one with early access', todayOnly(true), ['200 404', '200 404', '403 200', '403 200']],
] as const)(
  'the issues of both days open and close to %s at the exact minute',
  async (_who, reader, expected) => {
    const { at, get } = await serverOn16th(reader)
    const statuses: string[] = []
    for (const time of ['05:59:00', '06:29:00', '06:30:00', '07:00:00']) {
      at(time)
      const days = [await get(dataOf('20261115')), await get(dataOf('20261116'))]
      statuses.push(days.map(({ status }) => status).join(' '))
    }
    expect(statuses).toEqual(expected)
  },
)

test('a visitor sees when the next issue opens and who has it already', async () => {
  const { at, get } = await serverOn16th(visitor)
  const opens = { date: '2026-11-16', opens_at: '2026-11-16T01:30:00.000Z' }
  at('06:29:00')
  expect(await (await get(CURRENT)).json()).toMatchObject({
    date: '2026-11-15',
    next: { ...opens, is_out_early: false },
  })
  at('06:30:00')
  expect(await (await get(CURRENT)).json()).toMatchObject({ next: { is_out_early: true } })
})

/** The longest time for which a cache may use a response. */
const secondsKept = ({ headers }: Response) =>
  Math.max(...[...`${headers.get('Cache-Control')}`.matchAll(/=(\d+)/g)].map(([, n]) => Number(n)))

test('caches keep free files no longer than until the general release', async () => {
  const { app, at, get, home } = await serverOn16th(visitor)
  at('06:10:00')
  const file = await get(YESTERDAYS_FRONT)
  expect(secondsKept(file)).toBeGreaterThan(2900)
  expect(secondsKept(file)).toBeLessThanOrEqual(50 * 60)
  const page = await home('/')
  expect(secondsKept(page.response)).toBeLessThanOrEqual(50 * 60)
  expect(page.canonical).toMatch(/\/$/)
  expect(page.og('image')).toContain('/PV/20261115/4/')
  const sitemap = await app.request('/sitemap.xml')
  expect(secondsKept(sitemap)).toBeLessThanOrEqual(50 * 60)
  expect(await sitemap.text()).toContain('<lastmod>2026-11-15</lastmod>')
  at('06:59:00')
  expect([(await get(YESTERDAYS_FRONT)).status, (await get(TODAYS_FRONT)).status]).toEqual([
    200, 403,
  ])
  at('07:00:00')
  expect([(await get(YESTERDAYS_FRONT)).status, (await get(TODAYS_FRONT)).status]).toEqual([
    403, 200,
  ])
  expect((await home('/')).og('image')).toContain('/PV/20261116/4/')
})

test('shared articles and search hits open and close with their issue', async () => {
  const { at, get, home } = await serverOn16th(visitor)
  const openHits = async () => {
    const { hits } = await (await get(SEARCH)).json()
    return hits
      .filter(({ _source }: { _source: { locked: boolean } }) => !_source.locked)
      .map(({ _source }: { _source: { edition_date: string } }) => _source.edition_date)
  }
  const isShared = async (date: string) =>
    (await home(`/article/p1-lead?date=${date}&edition_No=4`)).html.includes('Text of p1-lead')
  at('06:40:00')
  expect(await openHits()).toEqual(['2026-11-15'])
  expect([await isShared('2026-11-15'), await isShared('2026-11-16')]).toEqual([true, false])
  at('07:00:00')
  expect(await openHits()).toEqual(['2026-11-16'])
  expect([await isShared('2026-11-15'), await isShared('2026-11-16')]).toEqual([false, true])
})

test('the calendar and the list of issues end at the newest released issue', async () => {
  const { at, get } = await serverOn16th(visitor)
  const listed = async () => {
    const { items } = await (await get('/iiif/PV/4/collection.json')).json()
    return items.length
  }
  const reach = async () =>
    (await (await get('/epaper/issue-dates?publisher=PV&edition=4&month=2026-11')).json()).reach
  at('06:40:00')
  expect(await reach()).toEqual({ from: '2026-11-15', to: '2026-11-15' })
  expect(await listed()).toBe(2)
  at('07:00:00')
  expect(await reach()).toEqual({ from: '2026-11-16', to: '2026-11-16' })
  expect(await listed()).toBe(3)
})

test('a missing issue is announced until the general release hour, and not afterwards', async () => {
  const { clock, get, home } = await serverOn16th(visitor)
  clock.moveTo(new Date('2026-11-17T06:59:00+05:30'))
  expect((await home('/')).data).toMatchObject({ date: '2026-11-16', current: { next: {} } })
  clock.moveTo(new Date('2026-11-17T07:00:00+05:30'))
  expect((await home('/')).data).toMatchObject({
    date: '2026-11-17',
    problem: 'edition-not-found',
    current: { date: '2026-11-17', next: null },
  })
  expect((await get(dataOf('20261116'))).status).toBe(403)
})

test('while the database is down, the previous issue is shown until the release', async () => {
  const { at, home, outage, services } = await serverOn16th(visitor)
  at('05:59:00')
  await startKeepingWarm(services).stop()
  outage.isOn = true
  at('06:40:00')
  expect((await home('/')).data.date).toBe('2026-11-15')
  at('07:00:00')
  expect((await home('/')).data.date).toBe('2026-11-16')
})
