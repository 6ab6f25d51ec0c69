import type { Page } from '@playwright/test'
import { advanceClock, expect, resetClock, test } from './journey.ts'
import { EVERY_LIBRARY, isSignedIn, openPage, signIn, statusOf } from './sign-in-library/page.ts'

const REFRESH = '**/api/auth/session/refresh'

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

/** The access token expires, the answer to its refresh is lost, and that much time passes. */
async function loseRefreshFor(page: Page, time: string): Promise<void> {
  await advanceClock(page.request, '16m')
  await loseNextRefresh(page)
  const answered = await statusOf(page, '/api/auth/me').catch(() => 'no answer')
  expect(answered).not.toBe(200)
  await advanceClock(page.request, time)
}

test.afterEach(({ request }) => resetClock(request))

for (const [version, mode] of EVERY_LIBRARY) {
  test.describe(`the ${version} library in ${mode} mode`, () => {
    test('goes on after the answers to refreshes were lost for 5 s, 5 min and 8 h, also in two tabs', async ({
      context,
    }) => {
      const page = await openPage(context, version, mode)
      await signIn(page)
      for (const loss of ['5s', '5m', '8h']) {
        await loseRefreshFor(page, loss)
        expect(await statusOf(page, '/api/auth/me')).toBe(200)
        expect(await isSignedIn(page)).toBe(true)
      }

      const other = await openPage(context, version, mode)
      await loseRefreshFor(page, '8h')
      const statuses = await Promise.all(
        [page, other, page, other].map((tab) => statusOf(tab, '/api/auth/me')),
      )
      expect(statuses).toEqual([200, 200, 200, 200])
    })

    test('is signed out when its refresh token was stolen and the thief refreshed first', async ({
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
      expect(await thief.evaluate(() => window.door.refresh())).toBe(true)
      expect(await statusOf(thief, '/api/auth/me')).toBe(200)
      await advanceClock(page.request, '31s')

      expect(await page.evaluate(() => window.door.refresh())).toBe(false)

      expect(await isSignedIn(page)).toBe(false)
      expect(await thief.evaluate(() => window.door.refresh())).toBe(false)
      await elsewhere.close()
    })
  })
}
