// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { GROUPS, serverWithIssues } from '#server/issues/testing.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { openApp } from '../testing.tsx'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}
const todayOnly: Reader = { ...subscriber, archive: { kind: 'today-only' } }

const frontPage = () => screen.findByRole('img', { name: '01 Front Page, 1 article' })
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const address = () => window.location.pathname + window.location.search
const tracked = (event: string) =>
  (window.dataLayer ?? []).filter((one) => 'event' in one && one.event === event)

beforeEach(() => {
  window.dataLayer = []
})

test("a visitor sees the front page of today's issue, sharp at every width", async () => {
  await openApp('/', await serverWithIssues())

  const page = await frontPage()
  expect(page.getAttribute('srcset')).toMatch(/p01\/w800\.webp 800w.*p01\/w2400\.webp 2400w/)
})

test('the footer shows the edition, the page and the date', async () => {
  await openApp('/', await serverWithIssues())

  await press('Edition: Bengaluru City')
  await press('Page: 1 / 2')
  await press('Date: 15 Nov 2026')
})

test("'Loading editions...' is shown while the issue loads", async () => {
  await openApp('/', await serverWithIssues())

  await screen.findByText('Loading editions...')
})

test('a subscriber turns pages by arrow and by key, and the address changes', async () => {
  const { user } = await openApp('/', await serverWithIssues(subscriber))
  await frontPage()

  await user.click(await press('Next page'))
  await screen.findByRole('img', { name: '02 City, 1 article' })
  expect(address()).toBe('/?date=2026-11-15&edition_No=4&pageNumber=1')

  await user.keyboard('{ArrowLeft}')
  await frontPage()
  expect(address()).toBe('/?date=2026-11-15&edition_No=4&pageNumber=0')
})

test('? lists the keys, and without clips not the key C', async () => {
  const { user } = await openApp('/', await serverWithIssues(subscriber, { CLIPS: 'off' }))
  await frontPage()
  // The keys work once the browser is idle.
  const dialog = await waitFor(async () => {
    await user.keyboard('?')
    return screen.getByRole('dialog', { name: 'Keys' })
  })
  within(dialog).getByText('Previous or next page')
  within(dialog).getByText('Previous or next column')
  expect(within(dialog).queryByText('Clip a part of this page')).toBeNull()
})

test('an address opens its page, and the page index is clamped', async () => {
  await openApp('/?date=2026-11-14&edition_No=4&pageNumber=9', await serverWithIssues(subscriber))

  await screen.findByRole('img', { name: '02 City, 1 article' })
  await press('Date: 14 Nov 2026')
})

test('an article of the page is a link with its title', async () => {
  await openApp('/', await serverWithIssues())

  const link = await screen.findByRole('link', { name: 'Title of p1-lead' })
  expect(link.getAttribute('href')).toBe(
    '/article/p1-lead?date=2026-11-15&edition_No=4&pageNumber=0',
  )
})

test('a locked page shows the premium popup, and Maybe Later opens the first page', async () => {
  const { user } = await openApp('/?pageNumber=1', await serverWithIssues())

  const popup = await screen.findByRole('dialog', { name: 'Subscriber-Only Feature' })
  const plans = within(popup).getByRole('link', { name: 'View Subscription Plans' })
  expect(plans.getAttribute('href')).toBe('/subscribe')
  const login = within(popup).getByRole('link', { name: 'Log in' })
  expect(login.getAttribute('href')).toBe('/auth?redirectUrl=%2F%3FpageNumber%3D1')
  await user.click(within(popup).getByRole('button', { name: 'Maybe Later' }))

  await frontPage()
  expect(address()).toBe('/')
})

test('another edition is for subscribers', async () => {
  const { user } = await openApp('/', await serverWithIssues())
  await frontPage()

  await user.click(await press('Edition: Bengaluru City'))
  await user.click(await press(/^Bengaluru Rural.*for subscribers$/))

  await screen.findByRole('dialog', { name: 'Subscriber-Only Feature' })
})

test('another date is for subscribers, and is marked so', async () => {
  const { user } = await openApp('/', await serverWithIssues())
  await frontPage()

  await user.click(await press('Date: 15 Nov 2026'))
  await press('Friday, 13 November 2026, No edition')
  await user.click(await press('Saturday, 14 November 2026, Not in your plan'))

  await screen.findByRole('dialog', { name: 'Subscriber-Only Feature' })
})

test('the calendar can be used by keyboard, and future days are disabled', async () => {
  const { user } = await openApp('/', await serverWithIssues(subscriber))
  await frontPage()
  await user.click(await press('Date: 15 Nov 2026'))
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Sunday, 15 November 2026'),
  )

  await user.keyboard('{ArrowRight}{ArrowLeft}{Enter}')

  await press('Date: 14 Nov 2026')
  expect(address()).toBe('/?date=2026-11-14&edition_No=4&pageNumber=0')
  await waitFor(() =>
    expect(tracked('change_date')).toMatchObject([{ edition_date: '2026-11-14' }]),
  )
})

test('the pages can be chosen from their thumbnails, which scroll by 200 px', async () => {
  const { user } = await openApp('/', await serverWithIssues(subscriber))
  await frontPage()
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => {})

  await user.click(await press('Page: 1 / 2'))
  await user.click(await press('Scroll to later pages'))
  await user.click(await press('Scroll to earlier pages'))
  expect(scrolled.mock.calls).toMatchObject([[{ left: 200 }], [{ left: -200 }]])
  await user.click(await press('02 City'))

  await screen.findByRole('img', { name: '02 City, 1 article' })
})

test('a day without an issue shows a popup, and a view with four actions behind it', async () => {
  const { user } = await openApp('/')

  const popup = await screen.findByRole('dialog', { name: 'Edition Not Available' })
  await user.click(within(popup).getByRole('button', { name: 'Close' }))

  await screen.findByText('Archives may lack holiday or special-date editions.')
  await press('Choose Another Date')
  await press("Go To Today's Edition")
  await press("View Yesterday's Edition")
  await user.click(await press('Check Out Archives'))
  await screen.findByRole('dialog', { name: 'Choose a date' })
})

test('a date outside the plan shows the upgrade popup', async () => {
  const { user } = await openApp('/?date=2026-11-14', await serverWithIssues(todayOnly))

  await screen.findByRole('dialog', { name: 'Upgrade Your Plan' })
  await screen.findByText(/^Your current plan doesn't include access to archive content/)
  await user.click(await press('Continue With Current Plan'))

  await frontPage()
  expect(address()).toBe('/')
})

test('the upgrade popup leads to the plans with an upgrade preselected', async () => {
  const { user } = await openApp('/?date=2026-11-14', await serverWithIssues(todayOnly))

  await user.click(await screen.findByRole('link', { name: 'View Upgrade Options' }))

  await screen.findByRole('heading', { name: 'Choose your plan' })
  expect(window.history.state.usr).toEqual({ fromUpgrade: true })
  await waitFor(() => expect(tracked('accept_prompt')).toMatchObject([{ prompt_name: 'upgrade' }]))
})

test('a server fault shows a reference that the reader can quote', async () => {
  const server = await serverWithIssues()
  await server.services.db.destroy()
  await openApp('/', server)

  const notice = await screen.findByText(/^Reference: [0-9a-f]{8}$/)
  const reference = notice.textContent?.slice('Reference: '.length) ?? ''
  expect(server.logged.some(({ fields }) => fields?.request_id?.startsWith(reference))).toBe(true)
})

test('when the server cannot be reached, the reader sees an error and can try again', async () => {
  const server = await serverWithIssues()
  const real = server.app.request
  const lost = vi.spyOn(server.app, 'request').mockRejectedValue(new TypeError('Failed to fetch'))
  const { user } = await openApp('/?pageNumber=1', server)
  await screen.findByText('Oops! Something went wrong.')
  await waitFor(() => expect(address()).not.toContain('pageNumber=1'))

  lost.mockImplementation(real)
  await user.click(await press('Try Again'))

  await frontPage()
})

test('after signing up the reader is asked to verify their information', async () => {
  await openApp('/', await serverWithIssues())
  await frontPage()

  window.history.pushState({ usr: { showPersonalInfoPopup: true } }, '', '/')
  window.dispatchEvent(new PopStateEvent('popstate'))

  const popup = await screen.findByRole('dialog', { name: 'Please verify your information' })
  const start = within(popup).getByRole('link', { name: 'Get Started' })
  expect(start.getAttribute('href')).toBe('/profile')
})

test('the menu links to every screen, and to the profile for signed-in readers only', async () => {
  const { user } = await openApp('/', await serverWithIssues())

  await user.click(await press('Menu'))

  const menu = await screen.findByRole('navigation', { name: 'Menu' })
  const names = within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)
  const everyone = [
    'Home',
    "Today's stories",
    'Search',
    'Archive',
    'Saved Articles',
    'FAQs',
    'Get In Touch',
    'Status',
  ]
  expect(names).toEqual([...everyone, 'Try it'])
  await screen.findByRole('link', { name: /@/ })
})

test('with Kannada controls the names of editions and pages are Kannada too, and so is the tab', async () => {
  const server = await serverWithIssues()
  const groups = GROUPS.map((group) => ({
    ...group,
    editions: group.editions.map((edition) => ({
      ...edition,
      edition_names: { en: edition.edition_name, kn: 'ಬೆಂಗಳೂರು ನಗರ' },
    })),
  }))
  await saveEditionGroups(server.services.db, 'PV', groups)
  const { user } = await openApp('/', server)

  await user.click(await press('Menu'))
  await user.click(await press('ಕನ್ನಡ'))

  await press(/^ದಿನಾಂಕ: .*ನವೆಂ/)
  await press('ಆವೃತ್ತಿ: ಬೆಂಗಳೂರು ನಗರ')
  await screen.findByRole('img', { name: '01 ಮುಖಪುಟ, 1 ಲೇಖನ' })
  expect(document.title).toBe('01 ಮುಖಪುಟ · ಬೆಂಗಳೂರು ನಗರ, ಭಾನುವಾರ, 15 ನವೆಂಬರ್ 2026 · ಬೆಳಕಿಂಡಿ')
  expect(document.documentElement.lang).toBe('kn')
  expect(window.localStorage.getItem('language')).toBe('kn')
})

test('when the day changes while a page is open, the new issue is offered and not forced', async () => {
  const { server } = await openApp('/', await serverWithIssues())
  await frontPage()

  server.clock.moveTo(new Date('2026-11-16T06:00:01+05:30'))

  const bar = await screen.findByText("Today's edition is here")
  expect(bar).toBeTruthy()
  await press('Date: 15 Nov 2026')
})

const STOPPED = {
  publisher: 'PV',
  edition_date: '2026-11-15',
  edition_number: 4,
  page_no: 2,
  article_id: null,
  article_block: 0,
  read_articles: ['p1-lead'],
  updated_at: '2026-11-15T06:00:00.000Z',
}

test('the next visit offers the page on which the reader stopped, and ticks what was read', async () => {
  window.localStorage.setItem('readingPlaces', JSON.stringify([STOPPED]))
  const { user } = await openApp('/', await serverWithIssues(subscriber))
  await screen.findByText('1 of 2 stories · 1 min left')
  await screen.findByRole('link', { name: 'Title of p1-lead, read' })

  await user.click(await press('Continue on page 2'))

  await screen.findByRole('img', { name: '02 City, 1 article' })
  expect(screen.queryByRole('button', { name: 'Continue on page 2' })).toBeNull()
  await user.click(await press('Page: 2 / 2'))
  const dialog = await screen.findByRole('dialog', { name: 'Choose a page' })
  await within(dialog).findByText('1 of 2 stories · 1 min left')
  within(dialog).getByRole('button', { name: /^01 Front Page.*read$/ })
})

test('a page that is locked now is not offered', async () => {
  window.localStorage.setItem('readingPlaces', JSON.stringify([STOPPED]))
  await openApp('/', await serverWithIssues())
  await screen.findByRole('link', { name: 'Title of p1-lead, read' })

  expect(screen.queryByRole('button', { name: /^Continue on page/ })).toBeNull()
})

test('turning a page is remembered; opening the paper is not', async () => {
  const { user } = await openApp('/', await serverWithIssues(subscriber))
  await frontPage()
  expect(window.localStorage.getItem('readingPlaces')).toBeNull()

  await user.click(await press('Next page'))

  await waitFor(() =>
    expect(JSON.parse(window.localStorage.getItem('readingPlaces') ?? '[]')).toMatchObject([
      { edition_date: '2026-11-15', edition_number: 4, page_no: 2 },
    ]),
  )
})
