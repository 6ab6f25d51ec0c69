import type { Locator, Page } from '@playwright/test'
import { subscribe } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { boxOf, expectApart, linesOf } from './boxes.ts'
import { expect, test } from './journey.ts'
import { openFirstArticle } from './open-article.ts'

const PORTRAIT = { width: 390, height: 844 }
const LANDSCAPE = { width: 844, height: 390 }

const sheet = (page: Page) => page.locator('.page-box')
const zoomButtons = (page: Page) => page.getByRole('group', { name: 'Zoom' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The sum of all layout shifts, as browsers report them. */
const OBSERVE_SHIFTS = `
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) layoutShift += value
  }).observe({ type: 'layout-shift', buffered: true })`

test.use({ viewport: PORTRAIT, hasTouch: true, isMobile: true })

test('on a phone the page, its controls and the toasts do not cover each other', async ({
  page,
}) => {
  await subscribe(page)
  await expect(sheet(page).getByRole('img', { name: /^01/ })).toBeVisible()
  await expectApart(sheet(page), zoomButtons(page))

  await button(page, 'Fit to height').tap()
  await expectApart(sheet(page), page.getByRole('banner'))
  await expectApart(sheet(page), page.getByRole('contentinfo'))
  expect((await boxOf(sheet(page))).width).toBeLessThanOrEqual(PORTRAIT.width)
  await expectAccessible(page)

  await button(page, /^Page:/).tap()
  const choices = page.getByRole('dialog').getByRole('listitem')
  await expect(choices).toHaveCount(8)
  for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  await openFirstArticle(page)
  await button(page, 'Bookmark').tap()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Article Bookmarked')
  // Together, because the toast closes after some seconds.
  await Promise.all([
    expectApart(toast, button(page, 'Bookmark')),
    expectApart(toast, page.getByRole('banner').getByRole('button', { name: 'Close' })),
  ])
})

test('the controls for the left hand are at their places from the start', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('display', '{"isLeftHanded":true}'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-hand', 'left')
  await page.addInitScript(OBSERVE_SHIFTS)
  await page.reload()
  await expect(button(page, 'Read column by column')).toBeVisible()
  expect(await page.evaluate('layoutShift')).toBe(0)
})

test('in landscape the page has nearly the whole height, and controls do not overlap', async ({
  page,
}) => {
  await page.setViewportSize(LANDSCAPE)
  await page.goto('/')
  await expectApart(button(page, /^Date:/), page.getByRole('link', { name: 'Subscribe' }))

  await subscribe(page)
  await expect(sheet(page).getByRole('img', { name: /^01/ })).toBeVisible()

  await expect.poll(() => pageAndNoticeHeight(page)).toBeGreaterThan(LANDSCAPE.height - 60)
  await expectApart(button(page, 'Next page'), zoomButtons(page))
  await expectApart(sheet(page), zoomButtons(page))
  for (const name of [/^Edition:/, /^Page:/, /^Date:/]) {
    await expectApart(button(page, name), button(page, 'Fit to height'))
    await expectApart(button(page, name), page.getByRole('banner').getByRole('link').first())
  }

  await button(page, /^Page:/).tap()
  const choices = page.getByRole('dialog').getByRole('listitem')
  await expect(choices).toHaveCount(8)
  for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 })
})

test('a visitor sees one prompt at a time: the popup of a locked page, then one-tap, then the offer', async ({
  page,
}) => {
  const popup = page.getByRole('dialog', { name: 'Subscriber-Only Feature' })
  const oneTap = page.getByRole('region', { name: 'Sign in with Google' })
  const offer = page.getByRole('complementary', { name: 'Offer' })
  const expectOnly = async (shown: Locator) => {
    await expect(shown).toBeVisible()
    for (const prompt of [popup, oneTap, offer]) {
      if (prompt !== shown) await expect(prompt).toBeHidden()
    }
  }
  await page.addInitScript(OBSERVE_SHIFTS)
  await page.goto('/')
  await expectOnly(oneTap)
  expect((await boxOf(oneTap)).height).toBeLessThanOrEqual(160)
  await expectApart(oneTap, page.getByRole('contentinfo'))
  await expectApart(oneTap, button(page, 'Read column by column'))
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBe(0)

  await button(page, 'Next page').tap()
  await expectOnly(popup)
  expect(await linesOf(popup.getByRole('heading'), 'Subscriber-Only')).toBe(1)
  await popup.getByRole('button', { name: 'Maybe Later' }).tap()
  await expectOnly(oneTap)

  await oneTap.getByRole('button', { name: 'Close' }).tap()
  await expectOnly(offer)
  await expectApart(offer.getByRole('timer'), offer.getByRole('link'))
  await button(page, 'Next page').tap()
  await expectOnly(popup)
})

test('no line breaks inside a compound or between a number and its word, at any width', async ({
  page,
}) => {
  await page.route('**/a/*.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1>Bhadra water reaches tail-end fields after eleven seasons</h1>
        <p class="standfirst">Good for 9.2 lakh acres; water from 10 gates flows into the canal</p>`,
    }),
  )
  await page.goto('/')
  await page.locator('.page-region').first().tap()
  const headline = page.getByRole('article').getByRole('heading', { level: 1 })
  await expect(headline).toContainText('tail-end')

  for (let width = 320; width <= 480; width += 10) {
    await page.setViewportSize({ width, height: 844 })
    expect(await linesOf(headline, 'tail-end'), `${width} px`).toBe(1)
    for (const words of ['9.2 lakh', '10 gates']) {
      expect(await linesOf(page.locator('.text-standfirst'), words), `${width} px`).toBe(1)
    }
  }
})

/**
 * The visible height of the page in the middle column of the screen, where no control covers it. Around 06:00 a line above
 * the page says when today's paper opens, or that it is here.
 */
async function pageAndNoticeHeight(page: Page): Promise<number> {
  const notice = page.getByRole('status').filter({ hasText: /^Today's (paper|edition)/ })
  const noticeHeight = (await notice.isVisible()) ? (await boxOf(notice)).height : 0
  const pageHeight = await page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) => y)
    return rows.filter((y) => document.elementFromPoint(innerWidth / 2, y)?.closest('.page-box'))
      .length
  })
  return pageHeight + noticeHeight
}
