import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import type { AccessType } from '#web/accesstype/access-type.ts'
import { openAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

declare global {
  interface Window {
    AccessType: AccessType
    bought: Promise<unknown>
  }
}

test('another site of the publisher sells a plan, by keyboard alone', async ({ page, baseURL }) => {
  await openAccount(page)
  const jwt = await accesstypeToken(page)
  const { address, close } = await servePublishersPage(baseURL ?? '')
  // CORS does not allow the journey's own header on another host.
  await page.context().setExtraHTTPHeaders({})
  await page.goto(address)
  await page.evaluate(
    (accesstypeJwt) => window.AccessType.setUser({ accesstypeJwt, isLoggedIn: true }),
    jwt,
  )
  await page.getByRole('button', { name: 'Buy' }).focus()
  await buy(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => window.bought)).toBe('Payment cancelled by user.')
  await expect(page.getByRole('button', { name: 'Buy' })).toBeFocused()

  await buy(page)
  await expect(page.getByLabel('Card number')).toBeFocused()
  await page.keyboard.type('4000000000007122')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('One-time password')).toBeFocused()
  await page.keyboard.type('1234')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => window.bought)).toMatchObject({ active: true })
  close()
})

test('our own pages, with their strict content security policy, show the same checkout', async ({
  page,
}) => {
  await openAccount(page)
  const jwt = await accesstypeToken(page)
  await page.goto('/')
  await page.addScriptTag({ url: '/provider/accesstype.js' })
  await page.evaluate(
    (accesstypeJwt) => window.AccessType.setUser({ accesstypeJwt, isLoggedIn: true }),
    jwt,
  )
  await buy(page)
  await page.getByLabel('Card number').fill('4100280000001007')
  await page.getByRole('button', { name: /^Pay / }).click()
  expect(await page.evaluate(() => window.bought)).toMatchObject({ active: true })
})

async function accesstypeToken(page: Page): Promise<string> {
  const headers = { rid: 'session' }
  const response = await page.request.post('/api/auth/accesstype-pv-token', { headers })
  return (await response.json()).token
}

/** Starts to buy the first plan. `window.bought` gets the outcome. */
async function buy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [plan] = await window.AccessType.getSubscriptionPlans()
    if (!plan) throw new Error('There is no plan')
    window.bought = window.AccessType.proceed({
      type: 'standard',
      plan,
      assets: plan.assets,
      subscription: { auto_renew: true },
    }).then(
      ({ subscription }) => subscription,
      (error: Error) => error.message,
    )
  })
}

/** A page on the other origin that the server allows (`WEB_ORIGINS`). Its policy allows our server only. */
async function servePublishersPage(ourOrigin: string) {
  const policy = `default-src 'none'; script-src ${ourOrigin}; connect-src ${ourOrigin}`
  const script = `<script src="${ourOrigin}/provider/accesstype.js"></script>`
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', policy)
    response.end(
      `<!doctype html><html lang="en"><title>Ours</title><main><h1>Ours</h1><button>Buy</button></main>${script}`,
    )
  })
  const port = Number(new URL(ourOrigin).port) + 1
  server.listen(port)
  await once(server, 'listening')
  return { address: `http://localhost:${port}`, close: () => server.close() }
}
