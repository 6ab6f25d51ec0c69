import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { commandAuthor } from '#cli/context.ts'
import { grantAccess } from '#cli/readers/access.ts'
import { consumeCode, createCode } from '#contract/auth-codes.ts'
import { API_BASE } from '#contract/route.ts'
import { openDatabase } from '#store/database.ts'
import { parseEnvironment, StoreEnvironment, storeConfig } from '#store/store-config.ts'
import { codeSentTo, newEmail } from './journey.ts'
import { TITLE_SERVERS, type TitleServer } from './titles.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const COOKIE_MODE = { rid: 'passwordless', 'st-auth-mode': 'cookie' }

/** Signs up by e-mail on the screens, and ends on the front page with the welcome. */
export async function signUp(page: Page): Promise<string> {
  await page.goto('/auth')
  const email = await enterNewAccount(page)
  await expect(page).toHaveURL('/')
  return email
}

/** Signs up by e-mail on the login screen, which then opens the page that the reader came from. */
export async function enterNewAccount(page: Page): Promise<string> {
  const email = newEmail()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type(await codeSentTo(page.request, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/authenticate')
  await page.getByRole('button', { name: 'Continue' }).click()
  return email
}

/** Signs up with the calls of the sign-in library. Faster than the screens, for journeys about something else. */
export async function openAccount(page: Page): Promise<string> {
  const email = newEmail()
  const send = (path: string, data: object) =>
    page.request.post(API_BASE + path, { data, headers: COOKIE_MODE })
  const { preAuthSessionId, deviceId } = await (await send(createCode.path, { email })).json()
  const userInputCode = await codeSentTo(page.request, email)
  const entered = await send(consumeCode.path, { preAuthSessionId, deviceId, userInputCode })
  const { origin: url } = new URL(entered.url())
  await page.context().addCookies([
    { url, name: 'sFrontToken', value: entered.headers()['front-token'] ?? '' },
    { url, name: 'st-last-access-token-update', value: `${Date.now()}` },
  ])
  return email
}

/** Grants archive access with the operator's command, while the server runs. */
async function grant(email: string, archive: number, { dataDir }: TitleServer): Promise<void> {
  const env = { DATA_DIR: resolve(PROJECT, dataDir) }
  const db = await openDatabase(storeConfig(parseEnvironment(StoreEnvironment, env)).database)
  try {
    const author = commandAuthor({ user: 'e2e', host: 'e2e' })
    await grantAccess({ db, now: new Date(), author }, email, { archive: String(archive) })
  } finally {
    await db.destroy()
  }
}

/** Makes the reader a subscriber with this archive access, and opens the front page. */
export async function subscribe(
  page: Page,
  archive = -1,
  title: TitleServer = TITLE_SERVERS[0],
): Promise<void> {
  await grant(await openAccount(page), archive, title)
  // The server caches entitlements for a few seconds.
  await expect(async () => {
    const { kind } = await (await page.request.get('/api/users/entitlement')).json()
    expect(kind).toBe('subscriber')
  }).toPass()
  await page.goto('/')
}
