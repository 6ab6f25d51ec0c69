import type { Locator, Page } from '@playwright/test'
import { SEARCH_PAGE_SIZE } from '#contract/search.ts'
import { signUp, subscribe } from './accounts.ts'
import { expectAccessible, expectAccessibleOnPhoneAndDesktop, SIZES } from './axe.ts'
import { boxOf } from './boxes.ts'
import { expect, test } from './journey.ts'
import { addressOf, TITLE_SERVERS } from './titles.ts'
import { todaysLead } from './todays-lead.ts'

const LEAD = todaysLead('kannada')
/** A word that only today's front page has. */
const [WORD = ''] = LEAD.searches[0] ?? []
/** Words of nearly every page. The first has several screens of results in one edition. */
const COMMON_WORD = 'ಎಂದು'
const WATER = 'ನೀರು'
const PREMIUM = { name: 'Subscriber-Only Feature' }

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem')
/** The link that opens a result as an article. */
const titleOf = (hit: Locator) => hit.getByRole('heading').getByRole('link')
const marks = (page: Page) => page.getByRole('article').locator('mark')

/** A result that this reader may open. The same article can be in several editions. */
const openHit = (page: Page, title: string) =>
  results(page).filter({ hasText: title }).filter({ hasNotText: 'for subscribers' }).first()

/** Whether a picture has its own shape, so that its frame cuts no lines at the side. */
const isFullWidth = ({ width, height, naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalWidth > 0 && Math.abs(width * naturalHeight - height * naturalWidth) <= naturalWidth

/** Types a query and waits for its results. Earlier results stay on the screen until then. */
async function search(page: Page, typed: string): Promise<void> {
  await box(page).fill(typed)
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === typed.toLowerCase())
  // The address changes before the screen does. The title changes together with the results.
  await expect.poll(() => page.title()).toContain(typed.toLowerCase())
  await expect(results(page).first()).toBeVisible()
}

/** Finds an article, opens it with the words marked, also after a reload, and returns to the results. */
async function findAndOpen(
  page: Page,
  typed: string,
  { title, marked }: ExpectedHit,
): Promise<void> {
  await search(page, typed)
  const hit = openHit(page, title)
  await expect(hit.locator('mark').first()).toBeVisible()
  await hit.scrollIntoViewIfNeeded()
  await expect(hit.locator('img')).toHaveJSProperty('complete', true)
  await expect.poll(() => hit.locator('img').evaluate(isFullWidth)).toBe(true)
  const resultsUrl = page.url()
  await titleOf(hit).click()

  const mark = marks(page).filter({ hasText: marked }).first()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(mark).toBeVisible()
  await page.reload()
  await expect(mark).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(resultsUrl)
  await expect(box(page)).toHaveValue(typed.toLowerCase())
  await expect(hit).toBeVisible()
}

interface ExpectedHit {
  title: string
  marked: string
}

test('a new reader finds an article by words in Kannada, and in Latin letters', async ({
  page,
}) => {
  await signUp(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Search' }).click()
  await expect(page.getByText('Start Searching')).toBeVisible()
  await expect(box(page)).toBeFocused()

  for (const [typed, marked] of LEAD.searches) {
    await findAndOpen(page, typed, { title: LEAD.title, marked })
  }
})

test.describe('in the English paper', () => {
  test.use({ baseURL: addressOf(TITLE_SERVERS[1]) })

  test('a new reader finds an article by words in English', async ({ page }) => {
    await page.goto('/search')

    const { title, searches } = todaysLead('english')
    for (const [typed, marked] of searches) await findAndOpen(page, typed, { title, marked })
  })
})

test('the marks can be switched off, and copying gives the share sentence', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/search?q=${WORD}&edition_No=4`)
  await titleOf(results(page).filter({ hasText: LEAD.title })).click()
  await expect(marks(page).first()).toBeVisible()
  await expectAccessible(page)
  const words = await page.getByRole('article').textContent()

  await marks(page).first().click({ clickCount: 2 })
  await page.keyboard.press('Control+C')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Read this article on .+: http:\/\/localhost:\d+\/article\//)
  expect(copied).not.toContain('q=')

  const marking = page.getByRole('button', { name: 'Mark the words searched for' })
  await marking.click()
  await expect(marks(page)).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveText(words ?? '')
  await marking.click()
  await expect(marks(page).first()).toBeVisible()
})

test('scrolling loads more results, and Back returns to the same result', async ({ page }) => {
  await page.goto(`/search?q=${COMMON_WORD}&edition_No=4`)
  await expect(results(page).nth(9)).toBeVisible()
  await results(page).last().scrollIntoViewIfNeeded()
  await expect(results(page).nth(19)).toBeVisible()
  const hit = results(page).nth(17)
  await hit.scrollIntoViewIfNeeded()
  const before = await hit.boundingBox()
  const total = await page.getByText(/^\d+ results$/).textContent()

  await titleOf(hit).click()
  await expect(page).toHaveURL(/\/article\//)
  await page.goBack()

  await expect(titleOf(hit)).toBeFocused()
  await expect(page.getByText(total ?? '')).toBeVisible()
  const moved = async () => Math.abs(((await hit.boundingBox())?.y ?? 0) - (before?.y ?? 0))
  await expect.poll(moved).toBeLessThan(2)
})

test('a visitor who opens a locked result sees the popup', async ({ page }) => {
  await page.goto('/search')
  await search(page, WATER)
  const locked = results(page).filter({ hasText: 'for subscribers' }).first()
  await expect(locked.locator('img')).toHaveCount(0)
  const resultsUrl = page.url()
  await titleOf(locked).click()

  const popup = page.getByRole('dialog', PREMIUM)
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(resultsUrl)
  await expect(locked).toBeVisible()
})

test('a search, opening a result and a second search work by keyboard alone', async ({ page }) => {
  await page.goto('/search?edition_No=4')
  await expect(box(page)).toBeFocused()
  await page.keyboard.insertText(WORD)
  await page.keyboard.press('Enter')
  const first = titleOf(results(page).first())
  await expect(first).toBeVisible()

  const stops = ['clear', 'edition', 'date', 'order', 'follow', 'result']
  for (const _stop of stops) await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(marks(page).first()).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()

  for (const _stop of ['follow', 'order', 'date', 'edition', 'clear', 'box'])
    await page.keyboard.press('Shift+Tab')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Start Searching')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: WORD, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
})

test('the filters are in the address, so that a reload and a shared link show the same results', async ({
  page,
}) => {
  const titles = async () => (await results(page).allTextContents()).slice(0, SEARCH_PAGE_SIZE)
  await page.goto(`/search?q=${WATER}`)
  await expect(results(page).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Edition' }).selectOption({ label: 'Bengaluru City' })
  const answer = page.waitForResponse(/[?&]date=\d/)
  await page.getByRole('combobox', { name: 'Date' }).selectOption({ label: 'Today' })
  await expect(page).toHaveURL(/edition_No=4&from=([\d-]+)&to=\1$/)
  await answer
  await expect(results(page).filter({ hasText: 'Bengaluru City' }).first()).toBeVisible()
  await expect(results(page).filter({ hasNotText: 'Bengaluru City' })).toHaveCount(0)
  const shown = await titles()
  expect(shown).not.toEqual([])

  await page.reload()
  await expect(results(page).filter({ hasText: 'Bengaluru City' }).first()).toBeVisible()
  expect(await titles()).toEqual(shown)
  await expect(page.getByRole('combobox', { name: 'Edition' })).toHaveValue('4')
})

test('chosen dates have a line of their own below the other filters, at each size', async ({
  page,
}) => {
  await page.goto(`/search?q=${WATER}&from=2020-02-03`)
  await expect(results(page).first()).toBeVisible()
  const from = page.getByLabel('From', { exact: true })
  const to = page.getByLabel('To', { exact: true })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const filters = await Promise.all(
      (await page.getByRole('group').getByRole('combobox').all()).map((one) => boxOf(one)),
    )
    const rows = new Set(filters.map(({ y }) => y))
    expect(rows.size, `${size.width} px`).toBe(size.width < 640 ? filters.length / 2 : 1)
    expect((await boxOf(from)).y).toBeGreaterThan(Math.max(...rows))
    expect((await boxOf(to)).y).toBe((await boxOf(from)).y)
  }
})

test('the other editions of a result open below, and nothing above them moves, at each size', async ({
  page,
}) => {
  await subscribe(page)
  await page.goto(`/search?q=${WATER}`)
  const hit = results(page)
    .filter({ hasText: 'See on the page' })
    .filter({ hasText: 'Also in' })
    .first()
  const opener = hit.getByText('Also in')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const closed = await boxOf(opener)
    await opener.click()
    await expect(hit.getByRole('link', { name: 'Bengaluru Rural' })).toBeVisible()
    expect(await boxOf(opener), `${size.width} px`).toEqual(closed)
    await opener.click()
  }
})

test('axe finds nothing on the search screen on a phone and a desktop, in both languages', async ({
  page,
}) => {
  for (const language of ['en', 'kn']) {
    await page.addInitScript((chosen) => {
      localStorage.setItem('language', chosen)
      localStorage.setItem('recentSearches', '["ಮಳೆ","bengaluru"]')
    }, language)
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page)
    await page.goto(`/search?q=${WATER}&from=2020-01-01`)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page)
    await page.goto('/search?q=zzzzqqqq&edition_No=4')
    await expect(page.getByText(/^(No Matches Found|ಯಾವುದೂ ಸಿಗಲಿಲ್ಲ)$/)).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page)
    await page.route('**/api/epaper/search?*', (route) => route.abort())
    await page.goto(`/search?q=${WATER}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page)
    await page.unrouteAll()
  }
})
