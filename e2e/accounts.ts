import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { readersCommand } from '#cli/readers-command.ts'
import { consumeCode, createCode } from '#contract/auth-codes.ts'
import { API_BASE } from '#contract/route.ts'
import { openDatabase } from '#store/database.ts'
import { parseEnvironment, StoreEnvironment, storeConfig } from '#store/store-config.ts'
import { codeSentTo, newEmail } from './journey.ts'
import { TITLES_SERVED, type TitleServed } from './titles.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const BY_COOKIE = { rid: 'passwordless', 'st-auth-mode': 'cookie' }

/** Creates an account by e-mail on the screens. Ends on the front page. */
export async function signUp(page: Page): Promise<string> {
  await page.goto('/auth')
  const email = await enterNewAccount(page)
  await expect(page).toHaveURL('/')
  return email
}

/** Creates an account by e-mail, starting on the login screen. Ends where the reader was going. */
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

/** Creates an account by calls to the API, as the session library does, for journeys that do not test signing in. */
export async function openAccount(page: Page): Promise<string> {
  const email = newEmail()
  const send = (path: string, data: object) =>
    page.request.post(API_BASE + path, { data, headers: BY_COOKIE })
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

/** Grants complimentary access as an operator does, while the product runs. */
async function grant(email: string, archive: number, { dataDir }: TitleServed): Promise<void> {
  const env = { DATA_DIR: resolve(PROJECT, dataDir) }
  const db = await openDatabase(storeConfig(parseEnvironment(StoreEnvironment, env)).database)
  try {
    const typed = ['grant', email, '--archive', String(archive)]
    await readersCommand(typed, { db, now: new Date() })
  } finally {
    await db.destroy()
  }
}

/** Creates a reader with access to `archive` months (-1: everything), and opens the front page. */
export async function subscribe(
  page: Page,
  archive = -1,
  title: TitleServed = TITLES_SERVED[0],
): Promise<void> {
  await grant(await openAccount(page), archive, title)
  // The server caches entitlements for a few seconds.
  await expect(async () => {
    const { kind } = await (await page.request.get('/api/users/entitlement')).json()
    expect(kind).toBe('subscriber')
  }).toPass()
  await page.goto('/')
}
