import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { formatDate } from '#domain/format.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { expectAccessible } from './axe.ts'
import { expect, resetClock, test } from './journey.ts'

test.afterEach(({ request }) => resetClock(request))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openTryIt(page: Page): Promise<void> {
  await page.goto('/dev')
  await expect(page.getByRole('region', { name: 'Subscribers of Complete' })).toBeVisible()
}

/** Clicks a control of Try it, and waits until the page that it opens is shown. */
async function signInBy(page: Page, control: Locator): Promise<void> {
  await openTryIt(page)
  await control.click()
  await expect(page).not.toHaveURL('/dev')
}

const expectPage = (page: Page, number: number) =>
  expect(page.getByRole('button', { name: new RegExp(`^Page: ${number} /`) })).toBeVisible()

test('Try it signs in as a reader of each kind', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Menu').click()
  await page.getByRole('link', { name: 'Try it' }).click()
  await expect(page).toHaveURL('/dev')
  await button(page, 'ಕನ್ನಡ').click()
  await expect(page.getByRole('heading', { name: 'ಗಡಿಯಾರ' })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'English').click()

  await signInBy(page, button(page, 'New reader'))
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible()

  await signInBy(page, button(page, 'Freemium reader'))
  await expectPage(page, 1)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog').getByText(/Your account opens today/)).toBeVisible()

  await signInBy(page, button(page, 'Subscriber in grace'))
  await expect(page.getByText(/payment for your renewal has not gone through/)).toBeVisible()
  await expect(page.getByText('Pay Now')).toBeVisible()

  await signInBy(page, button(page, 'Plan has ended'))
  await expect(page.getByText('Last Plan')).toBeVisible()
  await expect(page.getByText(/^PV-\d/)).toBeVisible()

  for (const group of ['Today', 'Digital', 'Complete']) {
    const plans = page.getByRole('region', { name: `Subscribers of ${group}` })
    await signInBy(page, plans.getByRole('button').last())
    await expectPage(page, 1)
    await page.keyboard.press('ArrowRight')
    await expectPage(page, 2)
  }

  await openTryIt(page)
  await button(page, 'Logout').click()
  await expect(page).toHaveURL('/')
  await expectPage(page, 1)
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    const logIn = page.getByRole('dialog').getByRole('link', { name: 'Log in' })
    await expect(logIn).toBeVisible({ timeout: 10_000 })
  }).toPass()
})

test('Try it leads to a payment by UPI, moves the clock and opens the other pages', async ({
  page,
}) => {
  await signInBy(page, button(page, 'Freemium reader'))
  await openTryIt(page)
  await page.getByRole('link', { name: 'Subscription Plans' }).click()
  await page
    .getByRole('button', { name: /^Select Plan/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Selected plan' }).getByRole('button').click()
  await expect(button(page, 'Proceed To Pay')).toBeEnabled()
  await page.getByRole('checkbox').check()
  await button(page, 'Proceed To Pay').click()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await page.getByLabel('UPI id').fill('success@razorpay')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()

  await openTryIt(page)
  const clock = page.getByRole('status').filter({ hasText: 'By the clock of the server' })
  for (const [name, shown] of [
    ['05:59', '05:59'],
    ['06:31', '06:31'],
    ['An hour later', '07:'],
    ['A day later', '07:'],
    ['Next month', '10:00'],
  ] as const) {
    const before = await clock.textContent()
    await button(page, name).click()
    await expect(clock).toContainText(shown)
    await expect(clock).not.toHaveText(before ?? '')
  }
  await button(page, 'Now').click()
  await expect(clock).toContainText(formatDate(dayInIndia(new Date()), 'en'))

  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(page.getByText(/will be debited/).first()).toBeVisible()
  await openTryIt(page)
  await page.getByRole('link', { name: 'Analytics events' }).click()
  await expect(page.getByRole('heading', { name: 'Analytics events' })).toBeVisible()
  await openTryIt(page)
  await page.getByRole('link', { name: 'Parts of the screens' }).click()
  await expect(page.getByRole('heading', { name: 'Buttons' })).toBeVisible()
  await openTryIt(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'API description' }).click()
  const description = await readFile(await (await downloading).path(), 'utf8')
  expect(JSON.parse(description)).toMatchObject({ openapi: expect.stringMatching(/^3/) })
})
