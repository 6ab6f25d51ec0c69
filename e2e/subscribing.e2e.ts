import type { Page } from '@playwright/test'
import { TEST_LIMIT_MS } from '#test-support/time-limits.ts'
import { openAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { advanceClock, codeSentTo, expect, newEmail, resetClock, test } from './journey.ts'

const GOOD_CARD = '4100280000001007'
const DECLINED_CARD = '4100280000060003'
/** The time until a payment settles with the card that the bank captures late. */
const LATE_SETTLEMENT_LIMIT_MS = 3 * TEST_LIMIT_MS

test.afterEach(({ request }) => resetClock(request))

test('a visitor picks a plan, logs in, pays by keyboard alone and reads page 5', async ({
  page,
}) => {
  await page.goto('/subscribe')
  await choose(page, 'Belakindi Digital', 'Month')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Review & Pay' }).press('Enter')

  await expect(page).toHaveURL('/auth')
  await logIn(page, newEmail())
  await expect(page).toHaveURL('/review')
  await expect(page.getByRole('heading', { name: 'Review & Pay' })).toBeVisible()
  await expect(figure(page, 'Total')).toHaveText('₹149')
  await expectAccessible(page)

  const terms = page.getByRole('checkbox')
  if (!(await terms.isChecked())) await terms.press('Space')
  await expect(page.getByRole('button', { name: 'Proceed To Pay' })).toBeEnabled()
  await page.getByRole('button', { name: 'Proceed To Pay' }).press('Enter')
  await expect(page.getByLabel('Card number')).toBeFocused()
  await page.keyboard.type(GOOD_CARD)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL('/')
  await closeWelcome(page)
  await expect(page.getByRole('button', { name: /^Page: 1 \// })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toBeHidden()
  for (const number of [2, 3, 4, 5]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: new RegExp(`^Page: ${number} /`) })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: /for subscribers/ })).toHaveCount(0)
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible()
})

test('a reload, the back button and a second tab never pay twice', async ({ page, context }) => {
  await openAccount(page)
  await page.goto('/subscribe')
  await choose(page, 'Belakindi Today', 'Month')
  await page.getByRole('button', { name: 'Review & Pay' }).click()
  await expect(figure(page, 'Total')).toBeVisible()
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Proceed To Pay' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/subscribe')
  await choose(other, 'Belakindi Today', 'Month')
  await other.getByRole('button', { name: 'Review & Pay' }).click()
  await acceptTerms(other)
  await other.getByRole('button', { name: 'Proceed To Pay' }).click()
  await expect(other.getByText('A payment is under way in another tab.')).toBeVisible()
  await expect(other.getByLabel('Card number')).toBeHidden()

  await page.getByLabel('Card number').fill(GOOD_CARD)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/subscribe')
  await page.goForward()
  await expect(page).toHaveURL('/')
  await page.goto('/review')
  await expect(page).toHaveURL('/subscribe')

  await expect(other.getByText('You hold this plan already.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Proceed To Pay' })).toBeDisabled()
  expect(await invoiceCount(page)).toBe(1)
})

test('a page that is reloaded while the payment is pending shows its success', async ({ page }) => {
  await openAccount(page)
  await reviewAndProceed(page, 'Belakindi Today', 'Month')
  await page.getByLabel('Card number').fill('4000000000007056')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByText(/may still go through/)).toBeVisible()

  await page.reload()

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible({
    timeout: LATE_SETTLEMENT_LIMIT_MS,
  })
  expect(await invoiceCount(page)).toBe(1)
})

test('a reader who is offline at Pay learns the outcome when the network returns', async ({
  page,
  context,
}) => {
  await openAccount(page)
  await reviewAndProceed(page, 'Belakindi Today', 'Month')
  await page.getByLabel('Card number').fill(GOOD_CARD)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByText(/^You are offline, so it is not known yet/)).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)

  await expect(page.getByRole('heading', { name: 'Payment Failed!' })).toBeVisible()
  await page.getByRole('button', { name: 'Retry Payment' }).click()
  await pay(page, GOOD_CARD)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(await invoiceCount(page)).toBe(1)
})

test('after a closed checkout and a declined card, the payment succeeds', async ({ page }) => {
  await openAccount(page)
  await reviewAndProceed(page, 'Belakindi Today', 'Month')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Payment cancelled by user.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/review')

  await acceptTerms(page)
  await page.getByRole('button', { name: 'Proceed To Pay' }).click()
  await pay(page, DECLINED_CARD)
  await expect(page.getByText('Payment failed. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry Payment' }).click()
  await pay(page, GOOD_CARD)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(await invoiceCount(page)).toBe(1)
})

test('an upgrade shows its exact figures, a downgrade is scheduled', async ({ page, request }) => {
  await openAccount(page)
  await reviewAndProceed(page, 'Belakindi Today', 'Month')
  await pay(page, GOOD_CARD)
  await expect(page).toHaveURL('/')
  await advanceClock(request, '10 days')

  await page.goto('/subscribe')
  await expect(page.getByRole('button', { name: /^Current Plan: Belakindi Today/ })).toBeDisabled()
  await choose(page, 'Belakindi Digital', 'Month')
  await bar(page).getByRole('button', { name: 'Change Plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change Plan' })).toBeVisible()
  await expect(figure(page, 'Charged now')).toHaveText('₹149')
  const refund = (await figure(page, 'Refund for the unused part').textContent()) ?? ''
  expect(refund).toMatch(/^₹\d+(\.\d\d)?$/)
  await expectAccessible(page)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Proceed To Pay' }).click()
  await pay(page, GOOD_CARD)
  await expect(page.getByText(/^The refund for your previous plan arrives/)).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await creditNotes(page)).toEqual([refund])

  await page.goto('/subscribe')
  await choose(page, 'Belakindi Today', 'Month')
  await bar(page).getByRole('button', { name: 'Change Plan' }).click()
  await expect(figure(page, 'Charged now')).toHaveText('₹0')
  await acceptTerms(page)
  await page.getByRole('main').getByRole('button', { name: 'Change Plan' }).click()
  const popup = page.getByRole('dialog', { name: 'Change Plan Scheduled' })
  await expect(popup).toContainText('Belakindi Today')
  await expectAccessible(page)
  await page.reload()
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/')
})

test('hostile HTML is removed from an answer on the plans screen', async ({ page }) => {
  const answer =
    '<p onclick="x()">Safe <img src=x onerror="x()"><script>x()</script><b>words</b></p>'
  await page.route('**/api/faqs*', (route) =>
    route.fulfill({ json: [{ id: 1, question: 'Is it safe?', answer }] }),
  )
  await page.goto('/subscribe')
  await page.getByText('Is it safe?').click()
  const shown = page.locator('details', { hasText: 'Is it safe?' }).locator('p')
  await expect(shown).toHaveText('Safe words')
  expect(await shown.evaluate((element) => element.outerHTML)).toBe('<p>Safe <b>words</b></p>')
})

test('a reader without a plan sees the discount until they close it', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Sign in with Google' })
    .getByRole('button', { name: 'Close' })
    .click()
  const offer = page.getByRole('complementary', { name: 'Offer' })
  await expect(offer.getByRole('timer')).toContainText('left')
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('img', { name: /front page/i })).toBeVisible()
  await expect(offer).toBeHidden()
})

async function choose(page: Page, title: string, period: 'Month' | 'Year'): Promise<void> {
  const card = page.getByRole('article', { name: title })
  await card.getByRole('radio', { name: new RegExp(`^${period}`) }).check()
  await card.getByRole('button', { name: /^(Select|Change) Plan/ }).press('Enter')
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected plan' })

const figure = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).locator('dd')

/** Ticks the terms. The operator can configure that they are ticked already. */
async function acceptTerms(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Proceed To Pay|Change Plan)$/ })).toBeEnabled()
  await page.getByRole('checkbox').check()
}

async function reviewAndProceed(page: Page, title: string, period: 'Month' | 'Year') {
  await page.goto('/subscribe')
  await choose(page, title, period)
  await bar(page).getByRole('button').click()
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Proceed To Pay' }).click()
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^Pay / }).click()
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(await codeSentTo(page.request, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/authenticate')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
}

async function closeWelcome(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function invoices(page: Page): Promise<{ kind: string; gross_cents: number }[]> {
  return (await (await page.request.get('/api/members/me/invoices')).json()).invoices
}

async function invoiceCount(page: Page): Promise<number> {
  return (await invoices(page)).filter(({ kind }) => kind === 'invoice').length
}

async function creditNotes(page: Page): Promise<string[]> {
  const notes = async () => (await invoices(page)).filter(({ kind }) => kind === 'credit-note')
  await expect.poll(async () => (await notes()).length).toBe(1)
  return (await notes()).map(({ gross_cents }) => {
    const rupees = Math.abs(gross_cents) / 100
    return `₹${Number.isInteger(rupees) ? rupees : rupees.toFixed(2)}`
  })
}
