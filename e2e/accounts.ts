import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { codeSentTo, newEmail } from './journey.ts'
import { TITLES_SERVED, type TitleServed } from './titles.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))

/** Opens an account by e-mail and ends at the front page, where the reader is greeted. */
export async function signUp(page: Page): Promise<string> {
  const email = newEmail()
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(await codeSentTo(page.request, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/authenticate')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  return email
}

/** As an operator gives it, beside the running product. */
export async function grant(
  email: string,
  archive: number,
  { dataDir: DATA_DIR }: TitleServed = TITLES_SERVED[0],
): Promise<void> {
  const args = ['run', 'readers', '--', 'grant', email, '--archive', String(archive)]
  await promisify(execFile)('npm', args, { cwd: PROJECT, env: { ...process.env, DATA_DIR } })
}

/** A subscriber whose archive reaches so far; the front page is open. */
export async function subscribe(page: Page, archive = -1, title?: TitleServed): Promise<void> {
  const email = await signUp(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await grant(email, archive, title)
  // The server looks again after a few seconds.
  await expect(async () => {
    const { kind } = await (await page.request.get('/api/users/entitlement')).json()
    expect(kind).toBe('subscriber')
  }).toPass()
  await page.goto('/')
}
