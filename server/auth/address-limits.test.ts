import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { createTestServer } from '../testing.ts'
import { askForCode, enterCode, moveOn } from './code-testing.ts'
import { type Browser, browserOn, latestCode } from './testing.ts'

type Server = Awaited<ReturnType<typeof createTestServer>>

const CARRIER = '203.0.113.7'
const numbered = (n: number) => `+9198765${String(n).padStart(5, '0')}`
const REFUSED = { status: 'GENERAL_ERROR' }
/** Low enough that no request waits for a database connection until it times out. */
const AT_ONCE = 25

/** Runs `task` for every number from `from` on, AT_ONCE of them concurrently. */
async function inBursts<T>(from: number, count: number, task: (n: number) => Promise<T>) {
  const results: T[] = []
  for (let first = from; first < from + count; first += AT_ONCE) {
    const burst = Math.min(AT_ONCE, from + count - first)
    results.push(...(await Promise.all(Array.from({ length: burst }, (_, n) => task(first + n)))))
  }
  return results
}

/** How many of `count` readers behind one address, each with their own browser, are sent a code. */
async function askForMany(server: Server, from: number, count: number): Promise<number> {
  const replies = await inBursts(from, count, (n) =>
    askForCode(browserOn(server, CARRIER), numbered(n)),
  )
  return replies.filter(({ status }) => status === 'OK').length
}

test('300 readers behind one address can sign in, even if all ask for a code before the first enters one', {
  tags: 'slow',
}, async () => {
  const server = await createTestServer()
  const readers = await inBursts(0, 300, async (n) => {
    const browser = browserOn(server, CARRIER)
    return { browser, contact: numbered(n), sent: await askForCode(browser, numbered(n)) }
  })
  expect(await askForCode(browserOn(server, CARRIER), numbered(300))).toMatchObject(REFUSED)

  moveOn(server.clock, 5 * MINUTE_MS)
  const replies = await inBursts(0, 300, async (n) => {
    const reader = readers[n]
    if (!reader) throw new Error('No reader has this number')
    return enterCode(reader.browser, reader.sent, latestCode(server, reader.contact))
  })

  expect(replies.filter(({ status }) => status === 'OK')).toHaveLength(300)
  expect(await askForMany(server, 300, 100)).toBe(100)
})

test('an address gets at most 300 codes an hour and 480 a day that are not verified', {
  tags: 'slow',
}, async () => {
  const server = await createTestServer()
  expect(await askForMany(server, 0, 310)).toBe(300)
  expect(await askForCode(browserOn(server, '203.0.113.8'), numbered(400))).toMatchObject({
    status: 'OK',
  })

  moveOn(server.clock, HOUR_MS)
  expect(await askForMany(server, 500, 190)).toBe(180)
  moveOn(server.clock, 12 * HOUR_MS)
  expect(await askForMany(server, 700, 1)).toBe(0)
  moveOn(server.clock, DAY_MS)
  expect(await askForMany(server, 701, 1)).toBe(1)
})

test('an address that has reached its limit does not stop a known device from signing in', {
  tags: 'slow',
}, async () => {
  const server = await createTestServer()
  const device = browserOn(server, CARRIER)
  const sent = await askForCode(device, numbered(0))
  await enterCode(device, sent, latestCode(server, numbered(0)))
  expect(await askForMany(server, 1, 301)).toBe(300)

  const again = await askForCode(device, numbered(0))

  expect(await enterCode(device, again, latestCode(server, numbered(0)))).toMatchObject({
    status: 'OK',
  })
})

test('unverified codes are limited to 20 an hour for an IPv6 subscriber and to 300 for a /48', {
  tags: 'slow',
}, async () => {
  const server = await createTestServer()
  const ask = (subscriber: number, n: number) =>
    askForCode(browserOn(server, `2001:db8:1:${subscriber}::${n % 20}`), numbered(n))
  const sent = await inBursts(0, 20, (n) => ask(0, n))
  expect(sent.filter(({ status }) => status === 'OK')).toHaveLength(20)
  expect(await ask(0, 20)).toMatchObject(REFUSED)

  const others = await inBursts(20, 280, (n) => ask(Math.floor(n / 20), n))
  expect(others.filter(({ status }) => status === 'OK')).toHaveLength(280)
  expect(await ask(99, 300)).toMatchObject(REFUSED)
  const elsewhere = browserOn(server, '2001:db8:2::1')
  expect(await askForCode(elsewhere, numbered(300))).toMatchObject({ status: 'OK' })
})

test('a spoofed X-Forwarded-For does not raise the limit', async () => {
  const server = await createTestServer()
  const browser = browserOn(server, '2001:db8::1')
  const ask = async (n: number) => {
    const spoofed = { 'x-forwarded-for': `192.0.2.${n}` }
    const body = { phoneNumber: numbered(n) }
    return (await browser.send('POST', '/auth/signinup/code', body, spoofed)).json()
  }
  for (let n = 0; n < 20; n++) expect(await ask(n)).toMatchObject({ status: 'OK' })
  expect(await ask(20)).toMatchObject(REFUSED)
})

async function askWhetherExists(browser: Browser, n: number) {
  return (
    await browser.send('GET', `/auth/passwordless/email/exists?email=${n}%40example.com`)
  ).json()
}

test.each([
  ['one address', '203.0.113.7', '203.0.113.8'],
  ['one IPv6 subscriber', '2001:db8:1:2::1', '2001:db8:1:3::1'],
])('the exists call works 20 times an hour from %s', async (_who, address, another) => {
  const server = await createTestServer()
  const browser = browserOn(server, address)

  for (let n = 0; n < 20; n++) {
    expect(await askWhetherExists(browser, n)).toEqual({ status: 'OK', exists: false })
  }
  expect(await askWhetherExists(browser, 20)).toEqual({
    status: 'GENERAL_ERROR',
    message: 'Too many attempts. Please try again in 60 minutes.',
  })
  expect(await askForCode(browser, 'reader@example.com')).toMatchObject({ status: 'OK' })
  expect(await askWhetherExists(browserOn(server, another), 20)).toMatchObject({ status: 'OK' })
})

test('the exists call works 100 times an hour from an IPv6 /48, across all its networks', async () => {
  const server = await createTestServer()
  const ask = (n: number) =>
    askWhetherExists(browserOn(server, `2001:db8:1:${n.toString(16)}::1`), n)

  for (let n = 0; n < 100; n++) expect(await ask(n)).toMatchObject({ status: 'OK' })
  expect(await ask(100)).toMatchObject(REFUSED)
  expect(await askWhetherExists(browserOn(server, '2001:db8:2::1'), 1)).toMatchObject({
    status: 'OK',
  })
})
