// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DEFAULT_DISPLAY } from '#contract/display.ts'
import type { Reader } from '#domain/access.ts'
import { rewriteTestFile, serverWithIssues } from '#server/issues/testing.ts'
import { recordWithdrawal } from '#store/withdrawals/withdrawals.ts'
import { TEST_LIMIT_MS } from '#test-support/time-limits.ts'
import { changeDisplay } from '../display/display.ts'
import { openApp, type TestServer } from '../testing.tsx'

const subscriber: Reader = {
  kind: 'subscriber',
  archive: { kind: 'everything' },
  earlyAccess: false,
}

const LEAD = '/article/p1-lead?date=2026-11-15&edition_No=4&pageNumber=0'
const CITY = '/article/p2-lead?date=2026-11-15&edition_No=4&pageNumber=1'
const TEXT_OF_LEAD = 'Words of p1-lead, 20261115'

/** Texts start with a `<br>`, because in happy-dom DOMPurify removes the first node. The journeys test sanitising in a browser. */
async function serverWithTexts(reader?: Reader) {
  const server = await serverWithIssues(reader)
  for (const day of ['20261115', '20261114']) {
    for (const pageNo of [1, 2]) {
      const html = `<br><p>Words of p${pageNo}-lead, ${day}</p>`
      await writeText(server, { day, pageNo }, html)
    }
  }
  return server
}

function writeText(
  { services }: TestServer,
  { day, pageNo }: { day: string; pageNo: number },
  html: string,
): Promise<void> {
  const file = `a/p${pageNo}-lead.html`
  const place = { folder: `PV/${day}/4/v1`, pageNo, file }
  return rewriteTestFile(services, place, new TextEncoder().encode(html))
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })
const headline = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The focus returns once the browser is idle. */
const focusOn = async (name: string) =>
  expect
    .poll(() => document.activeElement?.getAttribute('aria-label'), { timeout: TEST_LIMIT_MS })
    .toBe(name)
const address = () => window.location.pathname + window.location.search

test('an article is opened from its page, and Close goes back there', async () => {
  const { user } = await openApp('/?pageNumber=0', await serverWithTexts())

  await user.click(await screen.findByRole('link', { name: 'Title of p1-lead' }))
  await headline('Title of p1-lead')
  await screen.findByText(TEXT_OF_LEAD)
  expect(address()).toBe(LEAD)
  await user.click(await press('Close'))

  await screen.findByRole('img', { name: '01 Front Page, 1 article' })
  expect(address()).toBe('/?pageNumber=0')
  await focusOn('Title of p1-lead')
})

test('a direct link shows the article, and Close opens the front page', async () => {
  const { user } = await openApp(LEAD, await serverWithTexts())
  await screen.findByText(TEXT_OF_LEAD)

  await user.click(await press('Close'))

  await waitFor(() => expect(address()).toBe('/'))
})

test('a press on Close that begins while the article loads is not lost', async () => {
  const server = await serverWithTexts()
  await openApp(LEAD, server)
  const close = await press('Close')
  await screen.findByText(TEXT_OF_LEAD)

  fireEvent.click(close)

  await waitFor(() => expect(address()).toBe('/'))
})

test('Close goes to the page of the story last read', async () => {
  const { user } = await openApp('/', await serverWithTexts(subscriber))
  await user.click(await screen.findByRole('link', { name: 'Title of p1-lead' }))
  await user.click(await screen.findByRole('link', { name: /^Next article/ }))
  await headline('Title of p2-lead')

  await user.click(await press('Close'))

  await screen.findByRole('img', { name: '02 City, 1 article' })
  expect(address()).toBe('/?edition_No=4&pageNumber=1')
})

test('Close of a direct link goes to the page of the story', async () => {
  const { user } = await openApp(CITY, await serverWithTexts(subscriber))
  await headline('Title of p2-lead')

  await user.click(await press('Close'))

  await waitFor(() => expect(address()).toBe('/?edition_No=4&pageNumber=1'))
})

test('Close resets the date to today', async () => {
  const server = await serverWithTexts(subscriber)
  const { user } = await openApp('/?date=2026-11-14&edition_No=4&pageNumber=1', server)

  await user.click(await screen.findByRole('link', { name: 'Title of p2-lead' }))
  await screen.findByText('Words of p2-lead, 20261114')
  await user.click(await press('Close'))

  await press('Date: 15 Nov 2026')
  expect(address()).toBe('/?edition_No=4&pageNumber=1')
})

test('Close returns to the saved articles, also from a neighbour', async () => {
  const server = await serverWithTexts(subscriber)
  const { user } = await openApp(`${LEAD}&source=saved_articles`, server)

  await user.click(await screen.findByRole('link', { name: /^Next article/ }))
  await headline('Title of p2-lead')
  expect(address()).toBe(`${CITY}&source=saved_articles`)
  await user.click(await press('Close'))

  await waitFor(() => expect(address()).toBe('/saved-articles'))
})

test('previous and next go through the issue; Close returns to where the reader came from', async () => {
  const { user } = await openApp('/', await serverWithTexts(subscriber))
  await user.click(await screen.findByRole('link', { name: 'Title of p1-lead' }))

  expect(screen.queryByRole('link', { name: /^Previous article/ })).toBeNull()
  await user.click(await screen.findByRole('link', { name: 'Next article Title of p2-lead' }))
  await headline('Title of p2-lead')
  expect(address()).toBe(CITY)
  await user.click(await screen.findByRole('link', { name: 'Previous article Title of p1-lead' }))
  await headline('Title of p1-lead')
  await user.click(await press('Close'))

  await screen.findByRole('img', { name: '01 Front Page, 1 article' })
})

test('keys go to the next article and back, change the text size, list the keys, and close', async () => {
  const { user } = await openApp('/', await serverWithTexts(subscriber))
  await user.click(await screen.findByRole('link', { name: 'Title of p1-lead' }))
  await headline('Title of p1-lead')

  await user.keyboard('{ArrowRight}')
  await headline('Title of p2-lead')
  await user.keyboard('{ArrowLeft}')
  await headline('Title of p1-lead')
  await user.keyboard('+')
  await screen.findByText('18')
  await user.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: 'Keys' })
  within(keys).getByText('Previous or next article')
  within(keys).getByText('Page Up')
  await user.keyboard('{ArrowRight}')
  await headline('Title of p1-lead')
  await user.click(within(keys).getByRole('button', { name: 'Close' }))
  await user.keyboard('{Escape}')

  await screen.findByRole('img', { name: '01 Front Page, 1 article' })
})

test.each([
  ['without an id', '/article/'],
  ['with an id that is in no page', '/article/nothing?pageNumber=0'],
  ['of a date without an issue', '/article/p1-lead?date=2026-11-12'],
])("an address %s is 'Article not found.'", async (_what, path) => {
  await openApp(path, await serverWithTexts(subscriber))

  await screen.findByText('Article not found.')
})

test('an article of a locked page shows the popup, not the text', async () => {
  const server = await serverWithTexts()
  const requests = vi.spyOn(server.app, 'request')
  const { user } = await openApp(CITY, server)

  const popup = await screen.findByRole('dialog', { name: 'Subscriber-Only Feature' })
  const login = within(popup).getByRole('link', { name: 'Log in' })
  expect(login.getAttribute('href')).toBe(`/auth?${new URLSearchParams({ redirectUrl: CITY })}`)
  const urls = requests.mock.calls.map(([request]) =>
    request instanceof Request ? request.url : '',
  )
  expect(urls.filter((url) => url.endsWith('.html'))).toEqual([])
  await user.click(within(popup).getByRole('button', { name: 'Maybe Later' }))

  await waitFor(() => expect(address()).toBe('/'))
})

test('a date outside the plan shows the upgrade popup', async () => {
  const todayOnly: Reader = { ...subscriber, archive: { kind: 'today-only' } }
  await openApp('/article/p1-lead?date=2026-11-14', await serverWithTexts(todayOnly))

  await screen.findByRole('dialog', { name: 'Upgrade Your Plan' })
})

test("when the text cannot be loaded, the screen says 'Failed to load article HTML.' and offers to try again", async () => {
  const server = await serverWithTexts()
  const real = server.app.request
  let isLost = true
  vi.spyOn(server.app, 'request').mockImplementation((input, ...rest) => {
    const url = input instanceof Request ? input.url : String(input)
    if (isLost && url.endsWith('.html')) return Promise.reject(new TypeError('Failed to fetch'))
    return real(input, ...rest)
  })
  const { user } = await openApp(LEAD, server)
  await screen.findByText('Failed to load article HTML.')

  isLost = false
  await user.click(await press('Try Again'))

  await screen.findByText(TEXT_OF_LEAD)
})

test('an expired address is fetched again', async () => {
  const server = await serverWithTexts(subscriber)
  const { user } = await openApp(LEAD, server)
  await screen.findByText(TEXT_OF_LEAD)
  server.clock.moveTo(new Date('2026-11-15T13:00:00+05:30'))
  await user.click(await screen.findByRole('link', { name: /^Next article/ }))

  await screen.findByText('Words of p2-lead, 20261115')
})

test('the text size goes from 12 to 24 and is stored', async () => {
  const { user } = await openApp(LEAD, await serverWithTexts())
  const larger = await press('Larger text')

  await user.click(larger)
  screen.getByText('18')
  for (let step = 0; step < 4; step++) await user.click(larger)

  screen.getByText('24')
  expect(larger.getAttribute('aria-disabled')).toBe('true')
  expect(window.localStorage.getItem('fontSize')).toBe('24')
})

test('colours, typeface and line spacing apply at once and are stored', async () => {
  onTestFinished(() => changeDisplay(DEFAULT_DISPLAY))
  const { user } = await openApp(LEAD, await serverWithTexts())
  await user.click(await press('Text and colours'))
  const { dataset } = document.documentElement
  const sheet = within(await screen.findByRole('dialog', { name: 'Text and colours' }))

  await user.click(sheet.getByRole('radio', { name: 'Night' }))
  await user.click(sheet.getByRole('radio', { name: 'Sans serif' }))
  await user.click(sheet.getByRole('radio', { name: 'Wide' }))
  await user.click(sheet.getByRole('checkbox', { name: 'Controls for the left hand' }))
  await user.click(sheet.getByRole('button', { name: 'Larger text' }))

  expect(dataset).toMatchObject({
    colours: 'night',
    typeface: 'sans',
    spacing: 'wide',
    hand: 'left',
  })
  expect(document.cookie).toContain('display=night')
  expect(JSON.parse(window.localStorage.getItem('display') ?? '')).toMatchObject({
    colours: 'night',
    isLeftHanded: true,
  })
  expect(window.localStorage.getItem('fontSize')).toBe('18')
  await user.click(sheet.getByRole('radio', { name: 'As the device' }))
  expect(dataset.colours).toBeUndefined()
})

test('the line above the text says where the article is printed, and links to its page', async () => {
  await openApp(CITY, await serverWithTexts(subscriber))

  const link = await screen.findByRole('link', { name: 'Page 2' })

  expect(link.parentElement?.textContent).toBe(
    'BelakindiBengaluru CitySunday, 15 November 2026Page 2',
  )
  expect(link.getAttribute('href')).toBe('/?date=2026-11-15&edition_No=4&pageNumber=1')
})

test('a swipe opens the next story', async () => {
  await openApp(LEAD, await serverWithTexts(subscriber))
  const words = await screen.findByText(TEXT_OF_LEAD)
  const finger = (clientX: number) => [{ clientX, clientY: 300 }]

  fireEvent.touchStart(words, { touches: finger(300) })
  fireEvent.touchEnd(words, { changedTouches: finger(200) })

  await headline('Title of p2-lead')
})

test('an article whose text could not be read is shown as printed', async () => {
  const server = await serverWithTexts()
  await writeText(server, { day: '20261115', pageNo: 1 }, '')
  await openApp(LEAD, server)

  const text = await press('Show as text')
  expect(text.getAttribute('aria-disabled')).toBe('true')
})

test('zoom steps are 0.25, and zoom is 1 whenever the picture is shown', async () => {
  const { user } = await openApp(LEAD, await serverWithTexts())

  await user.click(await press('Show as printed'))
  await user.click(await press('Zoom in'))
  screen.getByText('125%')
  await user.click(await press('Show as text'))
  await user.click(await press('Show as printed'))

  screen.getByText('100%')
})

test('a picture that cannot be created shows an error, and so does its download', async () => {
  const { user } = await openApp(LEAD, await serverWithTexts())

  await user.click(await press('Show as printed'))
  expect((await screen.findAllByText('Failed to process image')).length).toBeGreaterThan(0)
  await user.click(await press('Download'))

  await screen.findByText('Download failed')
})

test('the speech icon has a name and does nothing', async () => {
  await openApp(LEAD, await serverWithTexts())

  const speech = await press('Listen to article')
  expect(speech.getAttribute('aria-disabled')).toBe('true')
})

test.each(['copy', 'cut'] as const)('%s gives the share sentence', async (kind) => {
  await openApp(`${LEAD}&source=saved_articles`, await serverWithTexts())
  const words = await screen.findByText(TEXT_OF_LEAD)
  const clipboardData = new DataTransfer()

  const isLeftAlone = fireEvent[kind](words, { clipboardData })

  expect(isLeftAlone).toBe(false)
  expect(clipboardData.getData('text/plain')).toBe(
    `Read this article on Belakindi: ${window.location.origin}${LEAD}`,
  )
})

test('right-click is blocked on the article, never in a field, nor for a key or a long press', async () => {
  await openApp(LEAD, await serverWithTexts())
  const words = await screen.findByText(TEXT_OF_LEAD)
  const field = document.createElement('input')
  words.after(field)

  expect(fireEvent.contextMenu(words, { button: 2 })).toBe(false)
  expect(fireEvent.contextMenu(words, { button: 0 })).toBe(true)
  expect(fireEvent.contextMenu(field, { button: 2 })).toBe(true)
  expect(fireEvent.copy(field)).toBe(true)
})

test('printing by key is blocked, and on paper the page says why', async () => {
  await openApp(LEAD, await serverWithTexts())
  await screen.findByText(TEXT_OF_LEAD)

  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false)
  expect(document.body.dataset.printed).toBe('')
})

/** When a text appears. On a busy machine `findByText` resolves seconds later. */
function timeOfText(text: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

// Waits ten real seconds, which is the usual limit.
test('an article counts as read once, after ten seconds in view', { tags: 'slow' }, async () => {
  window.dataLayer = []
  const reads = () =>
    window.dataLayer?.filter((entry) => Object.values(entry).includes('read_article'))
  const server = await serverWithTexts()
  const shownAt = timeOfText(TEXT_OF_LEAD)
  await openApp(LEAD, server)
  const since = await shownAt
  expect(reads()).toEqual([])

  await waitFor(() => expect(reads()).not.toEqual([]), { timeout: 2 * TEST_LIMIT_MS })

  expect(performance.now() - since).toBeGreaterThan(9000)
  expect(reads()).toEqual([
    {
      event: 'read_article',
      currency: 'INR',
      logged_in_status: false,
      subscription_status: 'not_subscribed',
      current_plan_tier: 'free',
      article_id: 'p1-lead',
      article_title: 'Title of p1-lead',
      page_name: '01 Front Page',
    },
  ])
  expect(JSON.parse(window.localStorage.getItem('readingPlaces') ?? '[]')).toMatchObject([
    { edition_date: '2026-11-15', page_no: 1, article_id: 'p1-lead', read_articles: ['p1-lead'] },
  ])
})

test('a withdrawn article shows its notice and the day instead of its words', async () => {
  const server = await serverWithTexts()
  await withdrawLead(server, 'ನ್ಯಾಯಾಲಯದ ಆದೇಶದಂತೆ.')
  await openApp(LEAD, server)
  await screen.findByText('This article was withdrawn.')
  screen.getByText('ನ್ಯಾಯಾಲಯದ ಆದೇಶದಂತೆ.')
  screen.getByText('Withdrawn on 15 Nov 2026')
  expect(screen.queryByText('Title of p1-lead')).toBeNull()
})

function withdrawLead({ services }: TestServer, notice: string): Promise<void> {
  const issue_id = 'PV-20261115-4'
  return recordWithdrawal(services.db, {
    articles: [{ issue_id, article_id: 'p1-lead' }],
    pages: [{ issue_id, version: 'v1', page_no: 1 }],
    requested: 'p1-lead',
    reason: 'order of the court',
    notice,
    by: 'asha',
    at: new Date('2026-11-15T12:00:00+05:30'),
  })
}
