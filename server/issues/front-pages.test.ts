import { expect, test } from 'vitest'
import { FRONT_PAGE_DISPLAY_NAME } from '#contract/issues.ts'
import { parseArchiveAccess, type Reader } from '#domain/access.ts'
import { issueKey, publishTestIssue, serverWithIssues } from './testing.ts'

const monthOf = (month: string, edition = 4) =>
  `/epaper/front-pages?publisher=PV&edition=${edition}&month=${month}`
const thisDay = (date: string) => `/epaper/this-day?publisher=PV&edition=4&date=${date}`

const subscriber: Reader = {
  kind: 'subscriber',
  archive: parseArchiveAccess(1),
  earlyAccess: false,
}

test('a month lists its front pages; those that the reader may not open are blurred', async () => {
  const { get, services } = await serverWithIssues(subscriber)
  await publishTestIssue(services, issueKey('2026-10-01'))
  const november = await (await get(monthOf('2026-11'))).json()
  expect(november).toMatchObject([
    { date: '2026-11-14', locked: false },
    { date: '2026-11-15', locked: false },
  ])
  const [october] = await (await get(monthOf('2026-10'))).json()
  expect(october).toMatchObject({ date: '2026-10-01', locked: true })

  const images = [...november, october].map(({ image }) => image.replace(/^\/api/, ''))
  for (const image of images) expect((await get(image)).status).toBe(200)
  expect(images.map((image) => image.split('/').at(-1))).toEqual([
    'thumb.webp',
    'thumb.webp',
    'locked.webp',
  ])
})

test('a visitor sees only the current front page of the default edition', async () => {
  const { get } = await serverWithIssues()
  const locked = async (path: string) =>
    (await (await get(path)).json()).map((page: { locked: boolean }) => page.locked)
  expect(await locked(monthOf('2026-11'))).toEqual([true, false])
  expect(await locked(monthOf('2026-11', 5))).toEqual([true])
})

test('the front page behind an advertising jacket is shown', async () => {
  const { get, services } = await serverWithIssues(subscriber)
  const displayNames = ['00 Jacket', FRONT_PAGE_DISPLAY_NAME, '02 City']
  await publishTestIssue(services, issueKey('2026-11-13'), 'v1', { displayNames })
  const [page] = await (await get(monthOf('2026-11'))).json()
  expect(page.date).toBe('2026-11-13')
  expect(page.image).toContain('/p02/')
})

test('the same day in earlier years, the newest first', async () => {
  const { get, services } = await serverWithIssues(subscriber)
  for (const date of ['2021-11-15', '2025-11-15', '2025-11-16']) {
    await publishTestIssue(services, issueKey(date))
  }
  expect(await (await get(thisDay('20261115'))).json()).toMatchObject([
    { date: '2025-11-15', locked: true },
    { date: '2021-11-15', locked: true },
  ])
})

test.each(['2026-13', '2026', '2026-11-15'])('the month %s is refused', async (month) => {
  const { get } = await serverWithIssues()
  expect((await get(monthOf(month))).status).toBe(400)
})
