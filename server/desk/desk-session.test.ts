import { expect, test } from 'vitest'
import { getDeskMe, leaveDesk } from '#contract/desk/sessions.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { signedInStaff, signInByPasskey } from './testing.ts'

test('a session ends after 30 minutes without use, after 12 hours, and by signing out', async () => {
  const server = await createTestServer()
  const { ask, browser, authenticator } = await signedInStaff(server)
  const status = async () => (await ask(getDeskMe)).status
  const pass = (ms: number) => server.clock.moveTo(new Date(server.clock.now().getTime() + ms))

  pass(29 * MINUTE_MS)
  expect(await status()).toBe(200)
  pass(29 * MINUTE_MS)
  expect(await status()).toBe(200)
  pass(30 * MINUTE_MS)
  expect(await status()).toBe(401)

  await signInByPasskey(browser, authenticator)
  for (let passed = 0; passed < 12 * HOUR_MS; passed += 20 * MINUTE_MS) {
    expect(await status()).toBe(200)
    pass(20 * MINUTE_MS)
  }
  expect(await status()).toBe(401)

  await signInByPasskey(browser, authenticator)
  const stolen = new Map(browser.cookies)
  expect((await ask(leaveDesk)).status).toBe(200)
  for (const [name, value] of stolen) browser.cookies.set(name, value)
  expect(await status()).toBe(401)
})

test('a change with the cookie alone is refused, as for readers', async () => {
  const server = await createTestServer()
  const { browser } = await signedInStaff(server)
  const cookie = `deskSession=${browser.cookies.get('deskSession')}`
  const leave = (headers: object) =>
    server.app.request('/api/desk/session', { method: 'DELETE', headers: { cookie, ...headers } })

  expect((await leave({})).status).toBe(403)
  expect((await leave({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await leave({ origin: 'http://localhost:3000' })).status).toBe(200)
})
