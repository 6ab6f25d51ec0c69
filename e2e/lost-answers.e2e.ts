import type { Page } from '@playwright/test'
import { advanceClock, expect, resetClock, test } from './journey.ts'
import { EVERY_LIBRARY, isSignedIn, openPage, signIn, statusOf } from './sign-in-library/page.ts'

const REFRESH = '**/api/auth/session/refresh'

/** The server refreshes the session, but its reply does not arrive. */
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

/** Lets the access token expire, loses the reply to its refresh, and lets `time` pass. */
async function loseRefreshFor(page: Page, time: string): Promise<void> {
  await advanceClock(page.request, '16m')
  await loseNextRefresh(page)
  const status = await statusOf(page, '/api/auth/me').catch(() => 'no reply')
  expect(status).not.toBe(200)
  await advanceClock(page.request, time)
}

test.afterEach(({ request }) => resetClock(request))

for (const [version, mode] of EVERY_LIBRARY) {
  test.describe(`the ${version} library in ${mode} mode`, () => {
    test('stays signed in after a lost reply to a refresh, 5 s, 5 min and 8 h later, also in two tabs', async ({
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
      const thiefsContext = await browser.newContext({
        storageState: await context.storageState(),
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
      })
      const thief = await openPage(thiefsContext, version, mode)
      expect(await thief.evaluate(() => window.libraryCalls.refresh())).toBe(true)
      expect(await statusOf(thief, '/api/auth/me')).toBe(200)
      await advanceClock(page.request, '31s')

      expect(await page.evaluate(() => window.libraryCalls.refresh())).toBe(false)

      expect(await isSignedIn(page)).toBe(false)
      expect(await thief.evaluate(() => window.libraryCalls.refresh())).toBe(false)
      await thiefsContext.close()
    })
  })
}
