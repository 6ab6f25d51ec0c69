import type { Page } from '@playwright/test'
import { addDays } from '#domain/calendar.ts'
import { TEST_LIMIT_MS } from '#test-support/time-limits.ts'
import { subscribe } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { fingersOn } from './fingers.ts'
import {
  advanceClock,
  appRuns,
  atRender,
  expect,
  holdRequests,
  resetClock,
  test,
} from './journey.ts'

const front = (page: Page) => page.getByRole('img', { name: /front page/i })
const pages = (page: Page) => page.getByRole('button', { name: /^Page:/ })
const expectPage = (page: Page, number: number) =>
  expect(pages(page)).toHaveAccessibleName(new RegExp(`^Page: ${number} /`))

/** There when the app has replaced the server's controls. */
const AFTER_FIRST = '#app:not(:has([data-first]))'

/** Delays the app's code until the returned function is called. */
const holdCode = (page: Page) => holdRequests(page, '**/assets/*.js')

test.afterEach(({ request }) => resetClock(request))

test("a newcomer opens / and sees the front page of today's issue", async ({ page, request }) => {
  const { today } = await (await request.get('/api/config')).json()

  await page.goto('/')

  await expect(front(page)).toBeVisible()
  await expect
    .poll(() =>
      front(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await expect
    .poll(() => front(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain(today.replaceAll('-', ''))
})

test('the controls are there before the code, at the same places, and presses and keys are kept', async ({
  page,
}) => {
  await subscribe(page)
  const send = await holdCode(page)
  await page.goto('/')
  const places = () =>
    page.locator('.reader :is(header, main, footer) :is(a, button)').evaluateAll((all) =>
      all.flatMap((control) => {
        const name = control.ariaLabel ?? control.textContent?.replace(/\s+/g, ' ').trim()
        if (!control.checkVisibility() || control.hasAttribute('data-article')) return []
        const { left, top, right, bottom } = control.getBoundingClientRect()
        return [`${name} ${[left, top, right, bottom].map(Math.round)}`]
      }),
    )
  const before = await places()
  expect(before.length).toBeGreaterThan(10)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Next page' }).click()
  await pages(page).press('Enter')
  await expect(pages(page)).toHaveAttribute('aria-busy', 'true')

  send()

  const dialog = page.getByRole('dialog', { name: 'Choose a page' })
  await expect(dialog).toBeVisible()
  await expectPage(page, 3)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectPage(page, 1)
  await expect.poll(places).toEqual(expect.arrayContaining(before))
})

test('a letter key that is pressed before its code has arrived is kept, once', async ({ page }) => {
  await subscribe(page)
  const send = await holdCode(page)
  await page.goto('/')
  await page.keyboard.press('?')
  send()
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL(/\/stories/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Read column by column' })).toBeVisible()
  await expect(keys).toBeHidden()
})

test('an unknown address opens the home screen', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/')
  await expect(front(page)).toBeVisible()
})

test("a press that begins before the app's first render and ends after it is kept, and so is the focus", async ({
  page,
}) => {
  const send = await holdCode(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).hover()
  await page.mouse.down()
  const focused = atRender(page, AFTER_FIRST, () => document.activeElement?.ariaLabel)

  send()

  expect(await focused).toBe('Menu')
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('buttons and keys turn pages; back, forward and reload keep the page', async ({ page }) => {
  await subscribe(page)
  await expectPage(page, 1)

  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expectPage(page, 3)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectPage(page, 5)
  await page.keyboard.press('ArrowLeft')
  await expectPage(page, 4)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expectPage(page, 3)

  await page.goBack()
  await expectPage(page, 4)
  await page.goForward()
  await expectPage(page, 3)
  await page.reload()
  await expectPage(page, 3)
  await expect(page.getByRole('link', { name: 'Subscribe' })).toBeHidden()
  await page.getByRole('banner').getByRole('link').first().click()
  await expectPage(page, 1)
  await expect(page).toHaveURL('/')
})

test('an arrow key is ignored while an issue loads', async ({ page }) => {
  await subscribe(page)
  await expectPage(page, 1)
  let allowReply = () => {}
  const replyAllowed = new Promise<void>((resolve) => (allowReply = resolve))
  await page.route('**/epaper/data?**', async (route) => {
    await replyAllowed
    await route.continue()
  })
  await page.getByRole('button', { name: /^Edition:/ }).press('Enter')
  await page.getByRole('button', { name: 'Mysuru' }).press('Enter')
  await expect(page.getByText('Loading editions...')).toBeVisible()

  await page.keyboard.press('ArrowRight')
  allowReply()

  await expectPage(page, 1)
  await expect(front(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expectPage(page, 2)
})

test('a subscriber chooses a page, an edition and a date without a mouse', async ({ page }) => {
  await subscribe(page)

  await pages(page).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Choose a page' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expectPage(page, 2)
  await expect(pages(page)).toBeFocused()

  await page.getByRole('button', { name: /^Edition:/ }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mysuru' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edition: Mysuru' })).toBeVisible()
  await expectPage(page, 1)
  await expect(page).toHaveURL(/edition_No=8/)

  await page.getByRole('button', { name: /^Date:/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible()
  await expect(page.getByText('No edition')).toBeVisible()
  await expect(page.getByText('Not in your plan')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Archive Not Available' })
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('There is no paper for this date.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: "Go To Today's Edition" }).press('Enter')
  await expect(front(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('swipes and the arrows in the footer turn pages', async ({ page }) => {
    await subscribe(page)
    await expectPage(page, 1)
    await appRuns(page)
    const fingers = await fingersOn(page)
    const [left, right] = [
      { x: 60, y: 400 },
      { x: 320, y: 400 },
    ]

    for (const number of [2, 3, 4, 5]) {
      await fingers.swipe(right, left)
      await expectPage(page, number)
    }
    await fingers.swipe(left, right)
    await expectPage(page, 4)
    await page.getByRole('button', { name: 'Next page' }).tap()
    await expectPage(page, 5)
    await expectAccessible(page)
  })

  test('the menu and the controls can be switched to Kannada', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ಕನ್ನಡ', exact: true }).tap()
    await expect(page.getByRole('link', { name: 'ಉಳಿಸಿದ ಲೇಖನಗಳು' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^ದಿನಾಂಕ:/ }).tap()
    await expect(page.getByRole('dialog', { name: 'ದಿನಾಂಕ ಆಯ್ಕೆಮಾಡಿ' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('a page fits the width, less 128 px and at most 1200 px, or the height less 100 px', async ({
  page,
}) => {
  const size = () =>
    page.locator('.page-box').evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight])
  const width = async () => (await size())[0]
  await page.goto('/')
  await expect(front(page)).toBeVisible()
  await expect.poll(width).toBe(1200)

  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(width).toBe(1000 - 128)
  await page.setViewportSize({ width: 767, height: 900 })
  await expect.poll(width).toBe(767)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Fit to height' }).click()
  await expect.poll(async () => (await size())[1]).toBe(900 - 100)
  await page.getByRole('button', { name: 'Fit to width' }).click()
  await expect.poll(width).toBe(1200)
})

test("without an issue of today, a subscriber is offered yesterday's", async ({
  page,
  request,
}) => {
  await subscribe(page)
  // The sample of a day is printed half an hour before the day begins.
  await advanceClock(request, `${24 * 60 + 30}m`)

  await page.goto('/')

  await expect(page.getByRole('dialog', { name: 'Edition Not Available' })).toBeVisible()
  await page.getByRole('button', { name: "View Yesterday's Edition" }).last().click()
  await expect(front(page)).toBeVisible()
  await expect(page).toHaveURL(/date=/)
})

test('header and footer hide on scrolling down, and return when they get the focus', async ({
  page,
}) => {
  await page.goto('/')
  await expect(pages(page)).toBeVisible()
  await appRuns(page)

  // A turn of the wheel during the movement before it would not change its direction.
  const scrolledTo = (y: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
  await page.mouse.wheel(0, 600)
  await scrolledTo(600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await scrolledTo(500)
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.mouse.wheel(0, 300)
  await scrolledTo(800)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Menu' }).focus()
  await expect(page.getByRole('banner')).toBeInViewport()
})

test("the bars hide when the page is scrolled right after the app's first render", async ({
  page,
}) => {
  const send = await holdCode(page)
  await page.goto('/')
  const scrolled = atRender(page, AFTER_FIRST, () => scrollTo({ top: 600, behavior: 'instant' }))
  send()
  await scrolled

  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
})

test("home shows the newest issue until today's opens, and an open tab then offers it", async ({
  page,
  request,
}) => {
  const { today } = await (await request.get('/api/config')).json()
  const clockAt = (date: string, time: string) =>
    request.post('/api/dev/clock', { data: { now: `${date}T${time}+05:30` } })
  await clockAt(addDays(today, 1), '06:00:00')
  await page.goto('/')
  await expect(page.getByText("Today's paper opens at 06:01.")).toBeVisible()
  await expect(front(page)).toHaveAttribute('src', new RegExp(today.replaceAll('-', '')))

  await clockAt(today, '05:50:00')
  await page.goto('/')
  // Yesterday's paper is there only if these servers, or their data, are from yesterday.
  const notice = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await expect(notice.or(front(page)).first()).toBeVisible()
  if (await notice.isVisible()) await notice.click()
  await expect(front(page).or(page.getByText('There is no paper for this date.'))).toBeVisible()
  await clockAt(today, '06:01:00')

  const offer = page.getByText("Today's edition is here")
  await expect(offer).toBeVisible({ timeout: 2 * TEST_LIMIT_MS })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open' }).click()

  await expect(front(page)).toBeVisible()
})

test('with Save-Data nothing is prefetched, on a mobile network the next page only, and with reduced motion nothing is animated', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await subscribe(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.reload()
  await expectPage(page, 1)
  await page.waitForTimeout(2500)
  expect(requested.filter((url) => /\/p0[2-9]\/w|\/a\/.*\.html/.test(url))).toEqual([])

  await page.keyboard.press('ArrowRight')
  await expectPage(page, 2)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect.poll(() => requested.some((url) => url.includes('/p02/w'))).toBe(true)

  await page.evaluate(() => {
    Object.assign(navigator.connection ?? {}, { saveData: false, type: 'cellular' })
  })
  const next = page.waitForRequest((request) => request.url().includes('/p04/w'))
  await page.keyboard.press('ArrowRight')
  await expectPage(page, 3)
  await next
  await page.waitForTimeout(1000)
  expect(requested.filter((url) => url.includes('/p05/w'))).toEqual([])
})

for (const chunk of ['AfterFirstView', 'ArticleScreen', 'prepare-first-article']) {
  test(`${chunk}, which loads after the first view, may fail: pages still turn, and it loads when the network returns`, async ({
    page,
    context,
  }) => {
    const later = new RegExp(`/assets/${chunk}-[^.]*\\.js`)
    await page.route(later, (route) => route.abort())
    await subscribe(page)
    const failed = page.waitForEvent('requestfailed', (request) => later.test(request.url()))
    await page.reload()
    await failed
    await expectPage(page, 1)
    await page.keyboard.press('ArrowRight')
    await expectPage(page, 2)

    const loaded = page.waitForEvent('requestfinished', (request) => later.test(request.url()))
    await page.unroute(later)
    await context.setOffline(true)
    await context.setOffline(false)
    await loaded
    await page.keyboard.press('ArrowRight')
    await expectPage(page, 3)
  })
}
