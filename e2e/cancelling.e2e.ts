import type { Page } from '@playwright/test'
import { SECOND_MS } from '#contract/durations.ts'
import { CANCELLATION_WAIT_SECONDS } from '#contract/subscriptions.ts'
import { openAccount, signUp } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { buyPlan } from './plans.ts'

/** The screen waits for the gateway before it confirms. */
const CANCELLATION_LIMIT_MS = 3 * CANCELLATION_WAIT_SECONDS * SECOND_MS

const REASONS = [
  'Too expensive',
  'Not finding news I want',
  'Get news from another source',
  'Website hard to use',
  'Others',
]

test('a reader cancels with a reason, or with another in words, and undoes it each time', async ({
  page,
}) => {
  await openAccount(page)
  await buyPlan(page, 'pv-digital-month-inr')
  await page.goto('/subscription')
  await expect(page).toHaveURL('/profile?tab=subscriptions')

  await page.getByRole('button', { name: 'Cancel Renewal' }).click()
  for (const name of REASONS) await page.getByRole('radio', { name }).check()
  await page.getByRole('radio', { name: 'Website hard to use' }).check()
  await page.getByRole('button', { name: 'Confirm Cancellation' }).click()
  await keepPlan(page)

  await page.getByRole('button', { name: 'Cancel Renewal' }).click()
  await page.getByRole('radio', { name: 'Others' }).check()
  await page.getByRole('button', { name: 'Confirm Cancellation' }).click()
  await expect(page.getByText('Enter the reason to continue')).toBeVisible()
  await page.getByLabel('Your reason').fill('I am moving abroad')
  await page.getByRole('button', { name: 'Confirm Cancellation' }).click()
  await keepPlan(page)
})

test('a reader cancels by keyboard alone, and keeps access until the end of the period', async ({
  page,
}) => {
  await openAccount(page)
  await buyPlan(page, 'pv-digital-month-inr')
  await page.goto('/profile?tab=subscriptions')
  await expect(page.getByText('Next Renewal')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Cancel Renewal' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Too expensive' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancelling...' })).toBeVisible()

  const done = page.getByRole('dialog', { name: 'Subscription cancelled successfully' })
  await expect(done.getByText(/You have access until/)).toBeVisible({
    timeout: CANCELLATION_LIMIT_MS,
  })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Current Active Plan. Cancelled by you.')).toBeVisible()
  await expect(page.getByText('Expires On')).toBeVisible()

  await page.goto('/?pageNumber=4')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const paidStatus = () => page.evaluate(() => sessionStorage.getItem('user_paid_status'))
  await expect.poll(paidStatus).toBe('paid')
})

test('a purchase in one tab unlocks the pages in another tab', async ({ page, context }) => {
  await signUp(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/profile?tab=subscriptions')
  await expect(other.getByText('You have no plan yet')).toBeVisible()
  await buyPlan(other, 'pv-digital-month-inr')
  await other.evaluate(() => new BroadcastChannel('subscriptions').postMessage('changed'))

  await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next page' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

async function keepPlan(page: Page): Promise<void> {
  const done = page.getByRole('dialog', { name: 'Subscription cancelled successfully' })
  await expect(done).toBeVisible({ timeout: CANCELLATION_LIMIT_MS })
  await done.getByRole('button', { name: 'Keep My Plan' }).click()
  await expect(done).toHaveCount(0)
  await expect(page.getByText('Next Renewal')).toBeVisible()
}
