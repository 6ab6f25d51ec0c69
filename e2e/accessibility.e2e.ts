import type { Locator, Page } from '@playwright/test'
import { subscribe } from './accounts.ts'
import { expectAccessibleOnPhoneAndDesktop, expectNoSidewaysScroll } from './axe.ts'
import { boxOf } from './boxes.ts'
import { expect, test } from './journey.ts'
import { openFirstArticle } from './open-article.ts'

test('axe finds nothing on the front page, the status, the parts and Try it, on a phone and a desktop', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: /front page/i })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
  await page.goto('/status')
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
  await page.goto('/dev/ui')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
  await page.goto('/dev')
  await expect(page.getByRole('region', { name: 'Subscribers of Complete' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
})

/** Retries, because an element that React replaces meanwhile has no style. */
async function colours(part: Locator) {
  let found = { color: '', backgroundColor: '' }
  await expect(async () => {
    found = await part.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    })
    expect(found.color).not.toBe('')
  }).toPass()
  return found
}

test('forced colours leave the wordmark on paper, and tell the days apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await subscribe(page)
  const wordmark = page.getByRole('banner').getByRole('img')
  await expect(wordmark).toHaveCSS('background-color', 'rgb(253, 252, 249)')

  await page.getByRole('button', { name: /^Date:/ }).click()
  const days = page.getByRole('dialog').getByRole('table').getByRole('button')
  const selected = days.and(page.locator('[aria-pressed="true"]'))
  await expect(selected).toBeFocused()
  const chosen = await colours(selected)
  const future = page.locator('[data-mark="future"]')
  // On the last day of a month there is none.
  const toCome = (await future.count()) > 0 ? await colours(future.last()) : undefined
  await page.keyboard.press('PageUp')
  await expect(selected).toHaveCount(0)
  const past = await colours(days.first())
  expect(past.backgroundColor).not.toBe(chosen.backgroundColor)
  expect(past.color).not.toBe(toCome?.color)
  expect(toCome?.backgroundColor).not.toBe(chosen.backgroundColor)
})

const SCREENS = [
  '/',
  '/subscribe',
  '/search',
  '/archive',
  '/saved-articles',
  '/stories',
  '/profile',
  '/profile?tab=subscriptions',
  '/faqs',
  '/contact',
  '/legal-and-privacy-policy',
  '/status',
]
/** A window of 1440 × 900 and a tablet of 820 × 1180, zoomed to 200 %. */
const HALVED = [
  { width: 720, height: 450 },
  { width: 410, height: 590 },
]

test('at 200 % every screen keeps within the width and has its menu', async ({ page }) => {
  await subscribe(page)
  for (const path of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Menu' }), path).toBeVisible()
    await expectNoSidewaysScrolling(page, path)
  }
  await page.goto('/')
  await openFirstArticle(page)
  await expectNoSidewaysScrolling(page, 'an article')
  await page.goto('/search')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/faqs')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.context().clearCookies()
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await expectNoSidewaysScrolling(page, '/auth')
})

test('in a narrow window a sheet ends beside the scrollbar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/stories')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Text and colours' }).click()
  const sheet = page.getByRole('dialog', { name: 'Text and colours' })
  await expect(sheet).toBeVisible()

  const { x, width } = await boxOf(sheet)
  expect(x).toBe(0)
  expect(width).toBe(await page.evaluate(() => document.body.clientWidth))
})

async function expectNoSidewaysScrolling(page: Page, screen: string): Promise<void> {
  for (const size of HALVED) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page, `${screen} at ${size.width} px`)
  }
}
