import type { Page } from '@playwright/test'
import { openAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import {
  advanceClock,
  codeSentTo,
  expect,
  newEmail,
  newMobile,
  resetClock,
  test,
} from './journey.ts'
import { buyPlan } from './plans.ts'

const CARD_THAT_DECLINES_RENEWALS = '4000000000007072'

test.afterEach(({ request }) => resetClock(request))

test('a reader changes name, contacts and edition, downloads the data, and keeps the account', async ({
  page,
}) => {
  await openAccount(page)
  await page.goto('/profile')
  await expect(page.getByText('User name')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit Name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Kavya')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Name updated successfully')).toBeVisible()

  const mobile = newMobile()
  await page.getByRole('button', { name: 'Edit Mobile' }).click()
  await page.getByRole('textbox', { name: 'Mobile' }).fill(mobile)
  await page.getByRole('button', { name: 'Save' }).click()
  await enterCode(page, `+91${mobile}`)
  await expect(page.getByText(`+91 ${mobile}`)).toBeVisible()

  const email = newEmail()
  await page.getByRole('button', { name: 'Edit Email' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Save' }).click()
  await enterCode(page, email)
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()

  await page.getByRole('button', { name: 'Edit Preferred edition' }).click()
  await page.getByRole('combobox', { name: 'Preferred edition' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Preferences updated successfully')).toBeVisible()

  await page.goBack()
  await page.goto('/profile')
  await expect(page.getByText('Kavya')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download to read' }).click()
  expect((await downloading).suggestedFilename()).toBe('my-data.html')
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete my account' }).press('Enter')
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep my account' }).press('Enter')
  await expect(page.getByText('Your account stays.')).toBeVisible()
})

test('a visitor has no profile', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL('/')
})

test('a visitor who opens the profile returns to the page before', async ({ page }) => {
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.evaluate(() => {
    const state = { key: 'opened-by-address', usr: null, idx: 1 }
    history.pushState(state, '', '/profile')
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })

  await expect(page).toHaveURL('/subscribe')
})

test('logging out opens the front page, and the back button does not open the profile', async ({
  page,
}) => {
  await openAccount(page)
  await page.goto('/profile')
  // What arrives late moves the button.
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByText('Logged in as')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toHaveCount(0)
})

test('after an upgrade the profile shows the refund and the invoices', async ({ page }) => {
  await openAccount(page)
  await buyPlan(page, 'pv-today-month-inr')
  await buyPlan(page, 'pv-complete-year-inr', { type: 'switch' })
  await page.goto('/profile?tab=subscriptions')

  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible()
  await expect(page.getByText(/^Unused part of/)).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^PDF PV-/ })
    .first()
    .click()
  expect((await downloading).suggestedFilename()).toMatch(/^PV-\d{4}-\d+\.pdf$/)
})

test('a plan renews after a month', async ({ page, request }) => {
  await openAccount(page)
  await buyPlan(page, 'pv-digital-month-inr')
  await page.goto('/profile?tab=subscriptions')
  await expect(page.getByRole('button', { name: /^PDF PV-/ })).toHaveCount(1)

  await advanceClock(request, '32d')
  await page.goto('/profile?tab=subscriptions')
  await expect(page.getByText('Next Renewal')).toBeVisible()
  await expect(page.getByRole('button', { name: /^PDF PV-/ })).toHaveCount(2)
})

test('a failed renewal is announced, and access continues', async ({ page, request }) => {
  await openAccount(page)
  await buyPlan(page, 'pv-digital-month-inr', { card: CARD_THAT_DECLINES_RENEWALS })
  await advanceClock(request, '32d')
  await page.goto('/profile?tab=subscriptions')

  await expect(page.getByText(/for your renewal has not gone through yet/)).toBeVisible()
  await expectAccessible(page)
  const { kind } = await (await page.request.get('/api/users/entitlement')).json()
  expect(kind).toBe('subscriber')
})

async function enterCode(page: Page, contact: string): Promise<void> {
  await expect(page).toHaveURL('/auth/verify_otp')
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(await codeSentTo(page.request, contact))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
}
