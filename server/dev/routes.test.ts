import { expect, test } from 'vitest'
import { createTestServer, PRODUCTION } from '../testing.ts'

const headers = { 'content-type': 'application/json' }
const post = (body: object) => ({ method: 'POST', headers, body: JSON.stringify(body) })

test('the clock can be read and moved, and keeps running', async () => {
  const { app } = await createTestServer()
  const before = Date.now()
  await app.request('/api/dev/clock', post({ now: '2026-11-15T05:59:00+05:30' }))
  const { now } = await (await app.request('/api/dev/clock')).json()
  const passed = Date.parse(now) - Date.parse('2026-11-15T00:29:00Z')
  expect(passed).toBeGreaterThanOrEqual(0)
  expect(passed).toBeLessThanOrEqual(Date.now() - before)
})

test.each([
  ['31d', '2026-12-16'],
  ['6h', '2026-11-15'],
  ['18h', '2026-11-16'],
  ['90s', '2026-11-15'],
])('after an advance of %s the newspaper day is %s', async (advance, day) => {
  const { app } = await createTestServer()
  await app.request('/api/dev/clock', post({ advance }))
  expect((await (await app.request('/api/config')).json()).today).toBe(day)
})

test.each([
  { now: '9999-12-31T23:59:59Z' },
  { now: '1969-12-31T23:59:59Z' },
  { advance: '999999d' },
])('the clock cannot be moved outside its range: %j', async (body) => {
  const { app } = await createTestServer()
  const response = await app.request('/api/dev/clock', post(body))
  expect([response.status, (await response.json()).code]).toEqual([400, 'invalid-request'])
  const { now } = await (await app.request('/api/dev/clock')).json()
  expect(now).toMatch(/^2026-11-15T/)
})

test('the inbox lists messages, the newest first, and can be filtered by contact', async () => {
  const { app, inbox } = await createTestServer()
  const message = (to: string, text: string) =>
    ({ to, text, channel: 'email', at: '2026-11-15T06:30:00.000Z' }) as const
  inbox.deliver(message('a@example.com', 'one'))
  inbox.deliver(message('b@example.com', 'two'))
  const read = async (query: string) =>
    (await (await app.request(`/api/dev/inbox${query}`)).json()).messages.map(
      ({ text }: { text: string }) => text,
    )
  expect(await read('')).toEqual(['two', 'one'])
  expect(await read('?to=a@example.com')).toEqual(['one'])
})

test('the inbox and the clock do not exist in production', async () => {
  const { app } = await createTestServer(PRODUCTION)
  expect((await app.request('/api/dev/inbox')).status).toBe(404)
  expect((await app.request('/api/dev/clock')).status).toBe(404)
  const moved = await app.request('/api/dev/clock', post({ advance: '1d' }))
  expect(moved.status).toBe(404)
})
