import type { Page } from '@playwright/test'
import { enterNewAccount, openAccount, subscribe } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const LOGIN_REQUEST = 'Please login to view your saved articles'

const bookmark = (page: Page) => page.getByRole('button', { name: 'Bookmark' })
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

/** Opens an article of a page of today's paper and bookmarks it. */
async function saveFrom(page: Page, search: string, position: number): Promise<string> {
  await page.goto(`/${search}`)
  const link = page.locator('a[href^="/article/"]').nth(position)
  const title = (await link.getAttribute('aria-label')) ?? ''
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(/\/article\//)
  await bookmark(page).click()
  await expect(page.getByText('Article Bookmarked').last()).toBeVisible()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
  return title
}

test('articles are saved, listed, filtered by edition, opened and removed', async ({ page }) => {
  await subscribe(page)
  const first = await saveFrom(page, '?edition_No=4', 0)
  const second = await saveFrom(page, '?edition_No=8', 1)

  await page.goto('/saved-articles')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText(second)
  await expect(cards(page).first()).toContainText('Mysuru')
  await expect(cards(page).first().locator('img')).toHaveJSProperty('complete', true)
  const width = (image: HTMLImageElement | SVGElement) => Reflect.get(image, 'naturalWidth')
  await expect.poll(() => cards(page).first().locator('img').evaluate(width)).toBeGreaterThan(100)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Bengaluru City' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(first)
  await cards(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/article\/.*edition_No=4&pageNumber=0&source=saved_articles$/)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/saved-articles/)

  await page.goto('/saved-articles')
  await page.getByRole('button', { name: `Delete: ${second}` }).click()
  await expect(page.getByText('Bookmark Removed')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: `Delete: ${first}` }).click()
  await expect(page.getByText('No Saved Articles Yet')).toBeVisible()
  await expectAccessible(page)
})

test('an article whose removal fails is listed again', async ({ page }) => {
  await openAccount(page)
  const title = await saveFrom(page, '', 0)
  await page.goto('/saved-articles')
  await expect(cards(page)).toHaveCount(1)
  await page.route('**/api/user/saved-articles/*', (route) => route.abort())

  await page.getByRole('button', { name: `Delete: ${title}` }).click()

  await expect(page.getByText('Failed to remove bookmark')).toBeVisible()
  await expect(cards(page)).toContainText(title)
  await page.unrouteAll()
  await page.reload()
  await expect(cards(page)).toContainText(title)
})

test('a double click saves once, and a removal on another device is shown', async ({
  page,
  browser,
}) => {
  await openAccount(page)
  await page.goto('/')
  await page.locator('a[href^="/article/"]').first().dispatchEvent('click')
  // Both clicks at once: on a busy machine the second one of a mouse may come too late for a double click.
  await bookmark(page).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('Article Bookmarked')).toBeVisible()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')

  const device = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await device.newPage()
  await other.goto('/saved-articles')
  await expect(cards(other)).toHaveCount(1)
  await other.getByRole('button', { name: /^Delete:/ }).click()
  await expect(other.getByText('Bookmark Removed')).toBeVisible()
  await device.close()

  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor is asked to log in before saving an article and before seeing the list', async ({
  page,
}) => {
  await page.goto('/saved-articles')
  const popup = page.getByRole('dialog', { name: 'Log in' })
  await expect(popup).toContainText(LOGIN_REQUEST)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page.getByRole('main')).toContainText(LOGIN_REQUEST)

  await page.goto('/')
  await page.locator('a[href^="/article/"]').first().dispatchEvent('click')
  await bookmark(page).click()
  await expect(popup).toContainText('Please login to bookmark the article')
  await expectAccessible(page)
  await popup.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/auth\?redirectUrl=%2Farticle%2F/)

  await enterNewAccount(page)
  await expect(page).toHaveURL(/\/article\//)
  await expect(bookmark(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page).not.toHaveURL(/\/article\//)
})
