import {
  advanceClock,
  codeSentTo,
  expect,
  newEmail,
  newMobile,
  resetClock,
  test,
} from './journey.ts'
import { EVERY_LIBRARY, isSignedIn, openPage, signIn, statusOf } from './sign-in-library/page.ts'

const COUNTRY_CODE = '+91'

test.afterEach(({ request }) => resetClock(request))

/** After this time another tab may take the library's lock. */
const LOCK_STALE_MS = 5000

for (const [version, mode] of EVERY_LIBRARY) {
  test.describe(`the ${version} library in ${mode} mode`, () => {
    test('creates, resends and consumes a code, and reports whether a number exists', async ({
      context,
    }) => {
      const page = await openPage(context, version, mode)
      const phoneNumber = COUNTRY_CODE + newMobile()
      const exists = () =>
        page.evaluate((number) => window.libraryCalls.phoneNumberExists(number), phoneNumber)
      expect(await exists()).toBe(false)
      expect(await isSignedIn(page)).toBe(false)

      const created = await page.evaluate(
        (number) => window.libraryCalls.createCode({ phoneNumber: number }),
        phoneNumber,
      )
      expect(created).toBe('OK')
      const first = await codeSentTo(page.request, phoneNumber)
      await advanceClock(page.request, '31s')
      expect(await page.evaluate(() => window.libraryCalls.resendCode())).toBe('OK')
      const second = await codeSentTo(page.request, phoneNumber)
      if (first !== second) {
        const refused = await page.evaluate((code) => window.libraryCalls.consumeCode(code), first)
        expect(refused).toMatchObject({
          status: 'INCORRECT_USER_INPUT_CODE_ERROR',
          failedCodeInputAttemptCount: 1,
          maximumCodeInputAttempts: 5,
        })
      }
      const accepted = await page.evaluate((code) => window.libraryCalls.consumeCode(code), second)

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
      await page.evaluate(() => window.libraryCalls.signOut())
      expect(await isSignedIn(page)).toBe(false)
      await advanceClock(page.request, '31s')
      const again = await signIn(page, email)
      expect(again).toMatchObject({ status: 'OK', createdNewRecipeUser: false })
      expect(again).toHaveProperty('user.id', Reflect.get(first, 'user').id)
      expect(
        await page.evaluate((address) => window.libraryCalls.emailExists(address), email),
      ).toBe(true)
    })

    test('signs in with Google', async ({ context }) => {
      const page = await openPage(context, version, mode)
      const email = newEmail()
      await page.goto(await page.evaluate(() => window.libraryCalls.googleAddress()))
      await page.getByRole('textbox', { name: 'Another e-mail address' }).fill(email)
      // Otherwise the app itself would consume the code.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL(/\/auth\/callback\/google\?/)
      await page.addScriptTag({ url: '/library.js' })
      await page.evaluate((tokens) => window.libraryCalls.open(tokens), mode)

      const reply = await page.evaluate(() => window.libraryCalls.signInByGoogle())

      expect(reply).toMatchObject({
        status: 'OK',
        createdNewRecipeUser: true,
        user: { emails: [email], thirdParty: [{ id: 'google' }] },
      })
      expect(await isSignedIn(page)).toBe(true)
    })

    test('refreshes the session in two tabs at once, and signs out with an expired token', async ({
      context,
    }) => {
      const page = await openPage(context, version, mode)
      await signIn(page)
      const other = await openPage(context, version, mode)
      const refreshes: string[] = []
      context.on('request', (request) => {
        if (request.url().endsWith('/auth/session/refresh')) refreshes.push(request.url())
      })
      await advanceClock(page.request, '16m')
      const start = Date.now()
      const statuses = await Promise.all(
        [page, other, page, other].map((tab) => statusOf(tab, '/api/auth/me')),
      )
      expect(statuses).toEqual([200, 200, 200, 200])
      // The first tab renews the session for both, unless it takes so long that its lock becomes stale.
      const isLockStale = Date.now() - start > LOCK_STALE_MS
      expect(refreshes.length).toBeLessThanOrEqual(isLockStale ? 2 : 1)
      expect(refreshes).not.toHaveLength(0)
      await advanceClock(page.request, '16m')
      expect(await statusOf(other, '/api/auth/me')).toBe(200)
      expect(await statusOf(page, '/api/auth/me')).toBe(200)
      expect(await isSignedIn(page)).toBe(true)

      await advanceClock(page.request, '16m')
      await page.evaluate(() => window.libraryCalls.signOut())
      expect(await isSignedIn(page)).toBe(false)
      expect(await statusOf(page, '/api/auth/me')).toBe(401)
    })
  })
}
