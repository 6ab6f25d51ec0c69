import type { APIRequestContext, Page } from '@playwright/test'
import { openAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { advanceClock, codeSentTo, expect, newMobile, resetClock, test } from './journey.ts'

test.afterEach(({ request }) => resetClock(request))

test('a reader confirms before a contact is changed, and the old contact undoes it', async ({
  page,
  request,
}) => {
  const email = await openAccount(page)
  await advanceClock(request, '11m')
  await page.goto('/profile')
  const mobile = newMobile()
  await page.getByRole('button', { name: 'Edit Mobile' }).click()
  await page.getByRole('textbox', { name: 'Mobile' }).fill(mobile)
  await page.getByRole('button', { name: 'Save' }).click()

  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog.getByText('r•••@example.com')).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused()
  await page.keyboard.type(await codeSentTo(page.request, email))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/auth/verify_otp')
  // The dialog has a first digit, too, and may outlive the address.
  await expect(dialog).toBeHidden()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(await codeSentTo(page.request, `+91${mobile}`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(`+91 ${mobile}`)).toBeVisible()

  await openUndoLink(page, await undoLinkSentTo(request, email))
  await expect(page.getByText(/was added to your account on/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('heading', { name: 'The change is undone' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Log in' }).last().click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
})

/** Waits for the notification, which a job sends within seconds. */
async function undoLinkSentTo(request: APIRequestContext, contact: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const response = await request.get('/api/dev/inbox', { params: { to: contact } })
    const { messages } = await response.json()
    link = /\/auth\/undo-change\?token=[\w-]+/.exec(JSON.stringify(messages))?.[0]
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

async function openUndoLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page).toHaveURL('/auth/undo-change')
}
