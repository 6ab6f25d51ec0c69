import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleOnPhoneAndDesktop } from './axe.ts'
import {
  advanceClock,
  atRender,
  codeSentTo,
  expect,
  newEmail,
  newMobile,
  resetClock,
  test,
} from './journey.ts'

const COUNTRY_CODE = '+91'

test.afterEach(({ request }) => resetClock(request))

async function requestCode(page: Page, contact: string): Promise<void> {
  await page.goto('/auth')
  const isMobile = /^\d+$/.test(contact)
  if (isMobile) await page.getByRole('tab', { name: 'Mobile' }).click()
  await page.getByRole('textbox', { name: isMobile ? 'Mobile' : 'Email' }).fill(contact)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible()
}

/** Types all digits in a row, without a click on each box. */
async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

async function signIn(page: Page, contact = newEmail()): Promise<string> {
  await requestCode(page, contact)
  const to = /^\d+$/.test(contact) ? COUNTRY_CODE + contact : contact
  await enterCode(page, await codeSentTo(page.request, to))
  return contact
}

const accountLink = (page: Page) => page.getByRole('link', { name: 'My Profile' }).first()
const frontPage = (page: Page) => page.getByRole('img', { name: /front page/i }).first()

test('a new reader signs in by e-mail and is greeted', async ({ page }) => {
  const email = newEmail()
  await requestCode(page, email)
  await expect(page.getByText('Please check your email for the OTP')).toBeVisible()
  await expectAccessible(page)
  await enterCode(page, await codeSentTo(page.request, email))

  await expect(page).toHaveURL('/auth/authenticate')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL('/')
  await expect(frontPage(page)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
})

test('a returning reader signs in by mobile number and reaches the page in redirectUrl', async ({
  page,
}) => {
  const mobile = newMobile()
  await signIn(page, mobile)
  await expect(page).toHaveURL('/auth/authenticate')
  await page.context().clearCookies()
  await advanceClock(page.request, '31s')

  await page.goto('/login?redirectUrl=/faqs')
  await expect(page).toHaveURL('/auth?redirectUrl=/faqs')
  await page.getByRole('tab', { name: 'Mobile' }).click()
  await page
    .getByRole('textbox', { name: 'Mobile' })
    .fill(`${mobile.slice(0, 5)} ${mobile.slice(5)}`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Please check your phone for the OTP')).toBeVisible()
  await enterCode(page, await codeSentTo(page.request, COUNTRY_CODE + mobile))

  await expect(page).toHaveURL('/faqs')
})

test('a code can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = newEmail()
  await requestCode(page, email)
  const code = await codeSentTo(page.request, email)
  await page.evaluate((text) => navigator.clipboard.writeText(`OTP: ${text}`), code)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/authenticate')
})

test('a digit that is typed as soon as the boxes are there stays, and the next box has the focus', async ({
  page,
}) => {
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail())
  const typed = atRender(page, '[aria-label^="Digit 1"]', (box) => {
    box.focus()
    document.execCommand('insertText', false, '1')
  })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await typed

  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('1')
  await expect(page.getByRole('textbox', { name: 'Digit 2 of 6' })).toBeFocused()
})

test('Google signs a new and a returning reader in', async ({ page }) => {
  const email = newEmail()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByRole('textbox', { name: 'Another e-mail address' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/auth/authenticate')
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ email, isNewUser: true })

  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByRole('button', { name: email }).click()
  await expect(page).toHaveURL('/')
  await expect(accountLink(page)).toBeVisible()
})

test('a Google account without an e-mail address returns to the form with the reason', async ({
  page,
}) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.getByRole('button', { name: /Nisha Bhat/ }).click()
  await expect(page).toHaveURL('/auth')
  await expect(
    page.getByText('No email provided by social login. Please use another form of login'),
  ).toBeVisible()
})

test('the one-tap prompt signs a reader in', async ({ page }) => {
  await page.goto('/')
  const prompt = page.getByRole('region', { name: 'Sign in with Google' })
  await expect(prompt).toBeVisible()
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'More accounts' }).click()
  await expectAccessible(page)
  await prompt.getByRole('button', { name: /Vikram Hegde/ }).click()
  await expect(page).toHaveURL('/auth/authenticate')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  await expect(prompt).toBeHidden()
})

test('one tap opens the home screen, or the review of a plan that was chosen before', async ({
  page,
}) => {
  const tapAgain = async () => {
    await page.context().clearCookies()
    await page.goto('/')
    await page.getByRole('button', { name: /Asha Rao/ }).click()
  }
  await tapAgain()
  await expect(page).toHaveURL('/auth/authenticate')

  await tapAgain()
  await expect(accountLink(page)).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.context().clearCookies()
  await page.goto('/subscribe')
  await page.getByRole('button', { name: /^Select Plan: Belakindi Today/ }).press('Enter')
  await page.getByRole('button', { name: 'Review & Pay' }).click()
  await expect(page).toHaveURL('/auth')
  await tapAgain()
  await expect(page).toHaveURL('/review')
})

test('signing out in one tab signs the other tab out', async ({ page, context }) => {
  const email = await signIn(page)
  await expect(page).toHaveURL('/auth/authenticate')
  await page.goto('/profile')
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(accountLink(tab)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/')
  await expect(accountLink(tab)).toBeHidden()
  await tab.goto('/auth')
  await expect(tab.getByRole('heading', { name: 'Log in or Create Your Account' })).toBeVisible()
})

test('a reader who is signed in does not see the form', async ({ page }) => {
  await signIn(page)
  await expect(page).toHaveURL('/auth/authenticate')
  await page.goto('/auth?redirectUrl=https://evil.example')
  await expect(page).toHaveURL('/')
})

test('axe finds nothing on the sign-in form and its errors, on a phone and a desktop', async ({
  page,
}) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await expect(page.getByText('Please fill out this field')).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
})
