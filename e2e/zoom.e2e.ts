import type { Page } from '@playwright/test'
import { TEST_LIMIT_MS } from '#test-support/time-limits.ts'
import { subscribe } from './accounts.ts'
import { type Finger, fingersOn } from './fingers.ts'
import { expect, test } from './journey.ts'

const PHONE = { viewport: { width: 412, height: 800 }, deviceScaleFactor: 2, hasTouch: true }

const SHORT_WAIT = { timeout: 3000 }

const box = (page: Page) => page.locator('.page-box')
const articles = (page: Page) => box(page).getByRole('link')

async function expectPageReady(page: Page, name: RegExp): Promise<void> {
  await expect(box(page).getByRole('img', { name })).toHaveAttribute('data-state', 'ready')
}

/** The point of the page at this point of the screen, as fractions of the page's width and height. */
async function pagePointAt(page: Page, { x, y }: Finger): Promise<Finger> {
  const { left, top, width, height } = await box(page).evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  )
  return { x: (x - left) / width, y: (y - top) / height }
}

const widthOf = (page: Page) => box(page).evaluate((element: HTMLElement) => element.offsetWidth)
const scrollOf = (page: Page) => page.evaluate(() => ({ x: scrollX, y: scrollY }))

/** Waits until the page no longer moves sideways. */
async function expectStill(page: Page): Promise<void> {
  let before = Number.NaN
  const hasMoved = async () => {
    const last = before
    before = (await scrollOf(page)).x
    return before !== last
  }
  await expect.poll(hasMoved).toBe(false)
}

/** How far the page still scrolls to the right. */
const rightOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollLeft, scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth - scrollLeft
  })

/** The file of the topmost image. A sharper image is shown above the page's own, unless the browser chose that file from the start. */
const fileOnTop = (page: Page) =>
  box(page)
    .locator('img')
    .last()
    .evaluate((image: HTMLImageElement) => image.currentSrc)

const namesOf = (page: Page) =>
  articles(page).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))

/** Waits for this width and for the end of the animations. */
async function expectWidth(page: Page, width: number): Promise<void> {
  await expect.poll(() => widthOf(page)).toBeCloseTo(width, -1)
  await box(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, isMobile: true })

  test('a pinch zooms around the fingers; a swipe at the edge turns the page and keeps zoom and position', async ({
    page,
  }) => {
    await subscribe(page)
    await expectPageReady(page, /^01/)
    const fingers = await fingersOn(page)
    const middle = { x: 300, y: 500 }
    const before = await pagePointAt(page, middle)

    await fingers.pinch(middle, { from: 80, to: 200 })

    await expectWidth(page, 412 * 2.5)
    const after = await pagePointAt(page, middle)
    expect(after.x).toBeCloseTo(before.x, 2)
    expect(after.y).toBeCloseTo(before.y, 2)
    await expect.poll(() => fileOnTop(page)).toMatch(/p01\/w2400\.webp$/)

    await fingers.swipe({ x: 350, y: 500 }, { x: 50, y: 500 })
    await expect.poll(async () => (await scrollOf(page)).x).toBeCloseTo(412 * 1.5, -1)
    // Only at the very edge does the next swipe turn the page.
    await expect.poll(() => rightOf(page)).toBeLessThanOrEqual(1)
    await expectStill(page)
    await expectPageReady(page, /^01/)
    const position = await scrollOf(page)
    await fingers.swipe({ x: 300, y: 500 }, { x: 200, y: 500 })

    await expectPageReady(page, /^02/)
    await expectWidth(page, 412 * 2.5)
    await expect.poll(() => scrollOf(page)).toEqual(position)

    await fingers.pinch(middle, { from: 300, to: 60 })
    await expectWidth(page, 412)
    await fingers.swipe({ x: 100, y: 400 }, { x: 300, y: 410 })
    await expectPageReady(page, /^01/)
  })

  test('a double tap reads a story column by column; a single tap opens the article', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const fingers = await fingersOn(page)
    const guided = page.getByRole('dialog', { name: 'Guided reading' })

    await page.goto('/')
    await expectPageReady(page, /^01/)
    const [first = ''] = await namesOf(page)
    const region = await articles(page).first().boundingBox()
    if (!region) throw new Error('The page has no articles')
    const at = { x: region.x + region.width / 2, y: region.y + 20 }
    // On a busy machine the second tap may come too late for a double tap, so the whole step is repeated.
    await expect(async () => {
      await page.goto('/')
      await expectPageReady(page, /^01/)
      await fingers.doubleTap(at)
      await expect(
        guided.getByRole('region', { name: first.replace(/, read$/, ''), exact: true }),
      ).toBeVisible(SHORT_WAIT)
    }).toPass({ timeout: 4 * TEST_LIMIT_MS })
    await page.keyboard.press('Escape')
    await expect(guided).toBeHidden()
    await fingers.tap(at)
    await expect(page).toHaveURL(/\/article\//)
  })
})

test('the wheel zooms at the pointer; dragging moves the page and opens no article', async ({
  page,
}) => {
  await page.goto('/')
  await expectPageReady(page, /^01/)
  const at = { x: 900, y: 500 }
  const before = await pagePointAt(page, at)
  await page.mouse.move(at.x, at.y)

  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')

  await expectWidth(page, 1200 * Math.E ** 0.5)
  const after = await pagePointAt(page, at)
  expect(after.x).toBeCloseTo(before.x, 2)
  expect(after.y).toBeCloseTo(before.y, 2)

  const { x, y } = await scrollOf(page)
  await page.mouse.down()
  await page.mouse.move(at.x - 100, at.y - 50, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => scrollOf(page)).toEqual({ x: x + 100, y: y + 50 })
  await page.waitForTimeout(400)
  await expect(page).toHaveURL('/')

  const position = await scrollOf(page)
  const width = await widthOf(page)
  // A click by script does not scroll the link into view.
  await articles(page)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/article\//)
  await page.getByRole('button', { name: 'Close' }).click()
  await expectPageReady(page, /^01/)
  await expectWidth(page, width)
  await expect.poll(() => scrollOf(page)).toEqual(position)
})

test('keys and buttons zoom; an arrow key scrolls to the edge of the page, then turns it', async ({
  page,
}) => {
  await subscribe(page)
  await expectPageReady(page, /^01/)

  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.keyboard.press('+')
  await expectWidth(page, 1200 * 2.25)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expectWidth(page, 1200 * 1.5)

  const { x } = await scrollOf(page)
  // On a busy machine the browser ignores a key that it receives while it applies a scroll position.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await scrollOf(page)).x, SHORT_WAIT).toBeGreaterThan(x)
  }).toPass()
  await expectPageReady(page, /^01/)
  await expectStill(page)
  await page.evaluate(() => scrollTo(document.documentElement.scrollWidth, scrollY))
  await page.keyboard.press('ArrowRight')
  await expectPageReady(page, /^02/)
  await expectWidth(page, 1200 * 1.5)

  await page.keyboard.press('0')
  await expectWidth(page, 1200)
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()

  // Back from the first story of page 2 to the last of page 1, which is at its foot.
  const guided = page.getByRole('dialog', { name: 'Guided reading' })
  const [first = ''] = await namesOf(page)
  await articles(page).first().focus()
  await expect(async () => {
    await page.keyboard.press('g')
    await expect(guided.getByRole('region', { name: first })).toBeVisible(SHORT_WAIT)
  }).toPass()
  await page.keyboard.press('ArrowUp')
  await expect(guided.getByRole('region', { name: first })).toBeHidden()
  await expect(guided.locator('[data-column]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expectPageReady(page, /^01/)
  const last = page.locator('[data-article]').last()
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
})

test('a page that fails to load is fetched again; pages that were loaded stay readable', async ({
  page,
  context,
}) => {
  await subscribe(page)
  await expectPageReady(page, /^01/)
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toContain('p03/')
  await context.setOffline(true)

  for (const _ of [2, 3, 4, 5]) await page.keyboard.press('ArrowRight')
  const notice = page.getByText('This page did not come through. Trying again...')
  await expect(notice).toBeVisible()
  for (const _ of [4, 3, 2]) await page.keyboard.press('ArrowLeft')
  await expectPageReady(page, /^02/)
  await expect(notice).toBeHidden()

  for (const _ of [3, 4, 5]) await page.keyboard.press('ArrowRight')
  await context.setOffline(false)
  await expectPageReady(page, /^05/)
  await expect(notice).toBeHidden()
})
