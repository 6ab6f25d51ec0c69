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

test('a page of the publisher, on a host of its own, sells a plan by keyboard alone', async ({
  page,
  baseURL,
}) => {
  await openAccount(page)
  const jwt = await accesstypeToken(page)
  const { address, close } = await publishersPage(baseURL ?? '')
  // A header of the journey's own would need the server's leave on another host.
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

test('our own pages, under their strict policy, show the same checkout', async ({ page }) => {
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

/** Begins to buy the first plan. What comes of it is kept in the page. */
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

/** On the origin that the server lets in, with nothing allowed but the provider. */
async function publishersPage(provider: string) {
  const policy = `default-src 'none'; script-src ${provider}; connect-src ${provider}`
  const script = `<script src="${provider}/provider/accesstype.js"></script>`
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', policy)
    response.end(
      `<!doctype html><html lang="en"><title>Ours</title><main><h1>Ours</h1><button>Buy</button></main>${script}`,
    )
  })
  const port = Number(new URL(provider).port) + 1
  server.listen(port)
  await once(server, 'listening')
  return { address: `http://localhost:${port}`, close: () => server.close() }
}
