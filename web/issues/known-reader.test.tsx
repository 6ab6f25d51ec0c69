// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReadingPlace } from '#contract/reading-places.ts'
import { DEFAULT_RELEASE_HOURS, releaseOn } from '#domain/release-hours.ts'
import { issueKey, publishTestIssue, serverWithIssues } from '#server/issues/testing.ts'
import { readerWith } from '#store/auth/readers.ts'
import { grantComplimentary } from '#store/entitlements.ts'
import { savePreferredEdition } from '#store/profile.ts'
import { writeCookie } from '#test-support/cookie-jar.ts'
import { openApp, signedInServer, type TestServer } from '../testing.tsx'

const EMAIL = 'asha@example.com'

const press = (name: string | RegExp) => screen.findByRole('button', { name })
const frontPage = () =>
  screen.findByRole<HTMLImageElement>('img', { name: '01 Front Page, 1 article' })

/** A server with a signed-in subscriber to everything. */
async function serverOfSubscriber(earlyAccess = false) {
  const server = await signedInServer(EMAIL, await serverWithIssues())
  const { db, clock } = server.services
  const readerId = (await readerWith(db, { kind: 'email', value: EMAIL })) ?? ''
  await grantComplimentary(db, readerId, {
    archival_access: -1,
    early_access: earlyAccess,
    starts_at: clock.now(),
    ends_at: null,
  })
  return { server, readerId }
}

/** Records requests from now on. Returns a function that gives the headers of those to addresses with this end. */
function recordRequests({ app }: TestServer) {
  const requests = vi.spyOn(app, 'request')
  return (path: string) =>
    requests.mock.calls.flatMap(([one]) =>
      one instanceof Request && one.url.includes(path) ? [one.headers] : [],
    )
}

function signOutElsewhere(): void {
  writeCookie('sFrontToken=; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  new BroadcastChannel('session').postMessage('changed')
}

test("'Authenticating...' is shown until the reader is known; then their own edition opens", async () => {
  const { server, readerId } = await serverOfSubscriber()
  await savePreferredEdition(server.services.db, {
    reader_id: readerId,
    publisher: 'PV',
    edition_id: 5,
  })

  await openApp('/', server)

  await screen.findByText('Authenticating...')
  await press('Edition: Bengaluru Rural')
  await waitFor(() => expect(window.localStorage.getItem('preferredEditionId')).toBe('5'))
})

test('for a visitor no preferences are fetched, and the issue is requested without paid status', async () => {
  const server = await serverWithIssues()
  const requests = recordRequests(server)
  await openApp('/', server)

  await frontPage()
  const [headers] = requests('/epaper/data')
  expect(requests('/epaper/data')).toHaveLength(1)
  expect([headers?.has('x-is-paid'), headers?.has('x-accesstype-jwt')]).toEqual([false, false])
  expect(requests('/users/preferences')).toEqual([])
})

test("a subscriber's request for an issue has the paid status and the Accesstype token", async () => {
  const { server } = await serverOfSubscriber()
  const requests = recordRequests(server)
  const { user } = await openApp('/', server)
  await waitFor(() => expect(sessionStorage.getItem('user_paid_status')).toBe('paid'))
  await waitFor(() => expect(localStorage.getItem('jwt_token')).toMatch(/^ey/))

  await user.click(await press('Date: 15 Nov 2026'))
  await user.click(await press('Saturday, 14 November 2026'))

  await waitFor(() => expect(requests('date=20261114')).toHaveLength(1))
  const [headers] = requests('date=20261114')
  expect(headers?.get('x-is-paid')).toBe('paid')
  expect(headers?.get('x-accesstype-jwt')).toBe(localStorage.getItem('jwt_token'))
})

test('a subscriber can choose any edition, which opens at its front page', async () => {
  window.dataLayer = []
  const { server } = await serverOfSubscriber()
  const { user } = await openApp('/?date=2026-11-15&edition_No=4&pageNumber=1', server)
  await waitFor(() => expect(sessionStorage.getItem('user_paid_status')).toBe('paid'))

  await user.click(await press('Edition: Bengaluru City'))
  await user.click(await press('Bengaluru Rural'))

  await press('Edition: Bengaluru Rural')
  expect(window.location.search).toBe('?date=2026-11-15&edition_No=5&pageNumber=0')
  await waitFor(() =>
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'change_edition', edition_number: 5 }),
    ),
  )
})

test('the menu of a signed-in reader links to the profile', async () => {
  const { server } = await serverOfSubscriber()
  const { user } = await openApp('/', server)

  await user.click(await press('Menu'))

  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  expect((await menu.findByRole('link', { name: 'My Profile' })).getAttribute('href')).toBe(
    '/profile',
  )
})

test("a reader's place comes from another device, and logging out removes it from this one", async () => {
  const { server, readerId } = await serverOfSubscriber()
  const { db, places } = server.services
  const { handle: sessionHandle } = await db
    .selectFrom('session')
    .select('handle')
    .where('reader_id', '=', readerId)
    .executeTakeFirstOrThrow()
  const place: ReadingPlace = {
    publisher: 'PV',
    edition_date: issueKey('2026-11-15').date,
    edition_number: 4,
    page_no: 2,
    article_id: null,
    article_block: 0,
    read_articles: ['p1-lead'],
    updated_at: '2026-11-15T06:00:00.000Z',
  }
  await places.save({ sessionHandle, readerId, place })
  await openApp('/', server)
  await press('Continue on page 2')
  await screen.findByRole('link', { name: 'Title of p1-lead, read' })
  expect(window.localStorage.getItem('readingPlaces')).toContain('p1-lead')

  signOutElsewhere()

  await screen.findByRole('link', { name: 'Title of p1-lead' })
  expect(window.localStorage.getItem('readingPlaces')).toBeNull()
})

test('logging out opens the front page of the default edition', async () => {
  const { server, readerId } = await serverOfSubscriber()
  await savePreferredEdition(server.services.db, {
    reader_id: readerId,
    publisher: 'PV',
    edition_id: 5,
  })
  await openApp('/?date=2026-11-14&edition_No=4&pageNumber=1', server)
  await press('Page: 2 / 2')

  signOutElsewhere()

  await press('Edition: Bengaluru City')
  await press('Page: 1 / 2')
  await press('Date: 15 Nov 2026')
  expect(window.location.pathname + window.location.search).toBe('/')
})

test("when a picture's address has expired, the issue is refetched and the page is shown again", async () => {
  const { server } = await serverOfSubscriber()
  await openApp('/?date=2026-11-14&edition_No=4&pageNumber=0', server)
  const signed = (await frontPage()).src
  server.clock.moveTo(new Date(server.clock.now().getTime() + 2 * 60 * 60 * 1000))

  fireEvent.error(await frontPage())

  await waitFor(async () => {
    const { src } = await frontPage()
    expect(src).not.toBe(signed)
    expect((await server.app.request(src)).status).toBe(200)
  })
})

test.each([
  { plan: 'with early access', earlyAccess: true, date: '17 Nov 2026', lines: 0 },
  { plan: 'without it', earlyAccess: false, date: '16 Nov 2026', lines: 1 },
])(
  'between the early and the general release a plan $plan opens the issue of $date',
  async (row) => {
    const { server } = await serverOfSubscriber(row.earlyAccess)
    const key = issueKey('2026-11-17')
    const release = releaseOn(key.date, DEFAULT_RELEASE_HOURS)
    await publishTestIssue(server.services, key, 'v1', { release })
    server.clock.moveTo(new Date('2026-11-17T06:45:00+05:30'))

    const { user } = await openApp('/', server)

    await press(`Date: ${row.date}`)
    await frontPage()
    const line = "Today's paper opens at 07:00. Readers with early access have it already."
    await waitFor(() => expect(screen.queryAllByText(line)).toHaveLength(row.lines))
    await user.click(await press('Next page'))
    await press('Page: 2 / 2')
    expect(window.location.search).toContain(row.earlyAccess ? '2026-11-17' : '2026-11-16')
  },
)
