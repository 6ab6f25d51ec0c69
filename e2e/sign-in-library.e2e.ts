import type { BrowserContext, Page } from '@playwright/test'
import {
  advanceClock,
  codeSentTo,
  expect,
  newEmail,
  newMobile,
  resetClock,
  test,
} from './journey.ts'
import { bundleOf, type LibraryVersion } from './sign-in-library/bundle.ts'

const BLANK = '/blank-page-for-the-library'
const REFRESH = '**/api/auth/session/refresh'
const COUNTRY_CODE = '+91'

const bundles = new Map<LibraryVersion, Promise<string>>()

/** A page with nothing on it but the library. */
async function openPage(
  context: BrowserContext,
  version: LibraryVersion,
  mode: 'cookie' | 'header',
): Promise<Page> {
  const page = await context.newPage()
  bundles.set(version, bundles.get(version) ?? bundleOf(version))
  const body = await bundles.get(version)
  await page.route('**/library.js', (route) =>
    route.fulfill({ body: body ?? '', contentType: 'text/javascript' }),
  )
  const html = { body: '<script src="/library.js"></script>', contentType: 'text/html' }
  await page.route(`**${BLANK}`, (route) => route.fulfill(html))
  await page.goto(BLANK)
  await page.evaluate((tokens) => window.door.open(tokens), mode)
  return page
}

async function signIn(page: Page, email = newEmail()) {
  await page.evaluate((address) => window.door.createCode({ email: address }), email)
  const code = await codeSentTo(page.request, email)
  return page.evaluate((typed) => window.door.consumeCode(typed), code)
}

const isSignedIn = (page: Page) => page.evaluate(() => window.door.isSignedIn())
const statusOf = (page: Page, path: string) =>
  page.evaluate((asked) => window.door.status(asked), path)

/** The server answers, but the answer does not arrive. */
async function loseNextRefresh(page: Page): Promise<void> {
  await page.route(
    REFRESH,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

test.afterEach(({ request }) => resetClock(request))

for (const [version, mode] of [
  ['latest', 'cookie'],
  ['latest', 'header'],
  ['old', 'cookie'],
  ['old', 'header'],
] as const) {
  test.describe(`the ${version} library in ${mode} mode`, () => {
    test('creates, resends and consumes a code, and knows who exists', async ({ context }) => {
      const page = await openPage(context, version, mode)
      const phoneNumber = COUNTRY_CODE + newMobile()
      const exists = () =>
        page.evaluate((asked) => window.door.phoneNumberExists(asked), phoneNumber)
      expect(await exists()).toBe(false)
      expect(await isSignedIn(page)).toBe(false)

      const created = await page.evaluate(
        (asked) => window.door.createCode({ phoneNumber: asked }),
        phoneNumber,
      )
      expect(created).toBe('OK')
      const first = await codeSentTo(page.request, phoneNumber)
      await advanceClock(page.request, '31s')
      expect(await page.evaluate(() => window.door.resendCode())).toBe('OK')
      const second = await codeSentTo(page.request, phoneNumber)
      if (first !== second) {
        const refused = await page.evaluate((code) => window.door.consumeCode(code), first)
        expect(refused).toMatchObject({
          status: 'INCORRECT_USER_INPUT_CODE_ERROR',
          failedCodeInputAttemptCount: 1,
          maximumCodeInputAttempts: 5,
        })
      }
      const accepted = await page.evaluate((code) => window.door.consumeCode(code), second)

      expect(accepted).toMatchObject({
        status: 'OK',
        createdNewRecipeUser: true,
        user: { phoneNumbers: [phoneNumber], loginMethods: [{ recipeId: 'passwordless' }] },
      })
      expect(await isSignedIn(page)).toBe(true)
      expect(await exists()).toBe(true)
      expect(await statusOf(page, '/api/auth/me')).toBe(200)
    })

    test('signs a returning reader in by e-mail', async ({ context }) => {
      const page = await openPage(context, version, mode)
      const email = newEmail()
      const first = await signIn(page, email)
      await page.evaluate(() => window.door.signOut())
      expect(await isSignedIn(page)).toBe(false)
      await advanceClock(page.request, '31s')
      const again = await signIn(page, email)
      expect(again).toMatchObject({ status: 'OK', createdNewRecipeUser: false })
      expect(again).toHaveProperty('user.id', Reflect.get(first, 'user').id)
      expect(await page.evaluate((asked) => window.door.emailExists(asked), email)).toBe(true)
    })

    test('signs in by way of Google', async ({ context }) => {
      const page = await openPage(context, version, mode)
      const email = newEmail()
      await page.goto(await page.evaluate(() => window.door.googleAddress()))
      await page.getByRole('textbox', { name: 'Another e-mail address' }).fill(email)
      // The app itself would use the code up.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL(/\/auth\/callback\/google\?/)
      await page.addScriptTag({ url: '/library.js' })
      await page.evaluate((tokens) => window.door.open(tokens), mode)

      const reply = await page.evaluate(() => window.door.signInByGoogle())

      expect(reply).toMatchObject({
        status: 'OK',
        createdNewRecipeUser: true,
        user: { emails: [email], thirdParty: [{ id: 'google' }] },
      })
      expect(await isSignedIn(page)).toBe(true)
    })

    test('refreshes by itself when the access token has run out', async ({ context }) => {
      const page = await openPage(context, version, mode)
      await signIn(page)
      await advanceClock(page.request, '16m')
      expect(await statusOf(page, '/api/auth/me')).toBe(200)
      expect(await isSignedIn(page)).toBe(true)
    })

    test('refreshes in two tabs at once and both go on', async ({ context }) => {
      const page = await openPage(context, version, mode)
      await signIn(page)
      const other = await openPage(context, version, mode)
      await advanceClock(page.request, '16m')
      const statuses = await Promise.all(
        [page, other, page, other].map((tab) => statusOf(tab, '/api/auth/me')),
      )
      expect(statuses).toEqual([200, 200, 200, 200])
      await advanceClock(page.request, '16m')
      expect(await statusOf(other, '/api/auth/me')).toBe(200)
      expect(await statusOf(page, '/api/auth/me')).toBe(200)
    })

    test('goes on after the answers to refreshes were lost for 5 s, 5 min and 8 h', async ({
      context,
    }) => {
      const page = await openPage(context, version, mode)
      await signIn(page)
      for (const loss of ['5s', '5m', '8h']) {
        await advanceClock(page.request, '16m')
        await loseNextRefresh(page)
        const answered = await statusOf(page, '/api/auth/me').catch(() => 'no answer')
        expect(answered).not.toBe(200)
        await advanceClock(page.request, loss)
        expect(await statusOf(page, '/api/auth/me')).toBe(200)
        expect(await isSignedIn(page)).toBe(true)
      }
    })

    test('goes on in two tabs at once after the answer to a refresh was lost', async ({
      context,
    }) => {
      const page = await openPage(context, version, mode)
      await signIn(page)
      const other = await openPage(context, version, mode)
      await advanceClock(page.request, '16m')
      await loseNextRefresh(page)
      await statusOf(page, '/api/auth/me').catch(() => 'no answer')
      await advanceClock(page.request, '8h')
      const statuses = await Promise.all(
        [page, other, page, other].map((tab) => statusOf(tab, '/api/auth/me')),
      )
      expect(statuses).toEqual([200, 200, 200, 200])
    })

    for (const first of ['thief', 'reader'] as const) {
      test(`is signed out when its refresh token was stolen and the ${first} refreshed first`, async ({
        context,
        browser,
        extraHTTPHeaders,
      }) => {
        const page = await openPage(context, version, mode)
        await signIn(page)
        const elsewhere = await browser.newContext({
          storageState: await context.storageState(),
          ...(extraHTTPHeaders && { extraHTTPHeaders }),
        })
        const thief = await openPage(elsewhere, version, mode)
        const [earlier, later] = first === 'thief' ? [thief, page] : [page, thief]
        expect(await earlier.evaluate(() => window.door.refresh())).toBe(true)
        expect(await statusOf(earlier, '/api/auth/me')).toBe(200)
        await advanceClock(page.request, '31s')

        expect(await later.evaluate(() => window.door.refresh())).toBe(false)

        expect(await isSignedIn(later)).toBe(false)
        expect(await earlier.evaluate(() => window.door.refresh())).toBe(false)
        await elsewhere.close()
      })
    }

    test('signs out, even when the access token has run out', async ({ context }) => {
      const page = await openPage(context, version, mode)
      await signIn(page)
      await advanceClock(page.request, '16m')
      await page.evaluate(() => window.door.signOut())
      expect(await isSignedIn(page)).toBe(false)
      expect(await statusOf(page, '/api/auth/me')).toBe(401)
    })
  })
}
