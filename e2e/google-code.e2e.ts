import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { codeSentTo, expect, resetClock, test } from './journey.ts'

test.afterEach(({ request }) => resetClock(request))

const accountLink = (page: Page) => page.getByRole('link', { name: 'My Profile' }).first()

/** An address that Google is not authoritative for. */
const emailOutsideGoogle = () => `reader-${randomUUID()}@mail.example`

async function signInWithGoogle(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByRole('textbox', { name: 'Another e-mail address' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an address that Google is not authoritative for needs a code at the first sign-in only', async ({
  page,
}) => {
  const email = emailOutsideGoogle()
  await signInWithGoogle(page, email)
  await expect(page).toHaveURL('/auth/verify_otp')
  await expect(page.getByText(/^To connect your Google account/)).toContainText(email)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(await codeSentTo(page.request, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/authenticate')

  await page.context().clearCookies()
  await signInWithGoogle(page, email)
  await expect(page).toHaveURL('/')
  await expect(accountLink(page)).toBeVisible()
})
