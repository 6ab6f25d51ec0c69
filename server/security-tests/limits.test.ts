import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Browser, browserOn } from '../auth/testing.ts'
import { MAX_BODY_BYTES } from '../http/limits.ts'
import { createTestServer } from '../testing.ts'

const MESSAGE = { name: 'A', contact: 'a@example.com', subject: 'B', message: 'C' }

type Try = (browser: Browser, time: number) => Promise<Response>

/** Every limit by address or caller: the action, how often it is allowed, and the refusal. */
const LIMITS: [what: string, most: number, refusal: number | string, once: Try][] = [
  [
    'unverified codes to different contacts',
    300,
    'GENERAL_ERROR',
    (browser, time) =>
      browser.send('POST', '/auth/signinup/code', { email: `reader${time}@example.com` }),
  ],
  [
    'exists calls',
    20,
    'GENERAL_ERROR',
    (browser, time) => browser.send('GET', `/auth/signup/email/exists?email=r${time}@example.com`),
  ],
  [
    'codes to one contact',
    1,
    'GENERAL_ERROR',
    (browser) => browser.send('POST', '/auth/signinup/code', { email: 'reader@example.com' }),
  ],
  [
    'nonces for the one-tap prompt',
    300,
    429,
    (browser) => browser.send('POST', '/auth/one-tap-nonce'),
  ],
  [
    'contact messages',
    5,
    429,
    (browser) => browser.send('POST', '/contact', MESSAGE, { 'idempotency-key': randomUUID() }),
  ],
  [
    'searches',
    240,
    429,
    (browser) => browser.send('GET', '/epaper/search?query=x&publisher_short_code=PV'),
  ],
]

const outcomeOf = async (response: Response) =>
  response.ok ? ((await response.json()).status ?? 'OK') : response.status

test.each(LIMITS)(
  '%s are limited to %i from one address, then answered with %s',
  async (_what, most, refusal, once) => {
    const server = await createTestServer()
    const browser = browserOn(server)
    const outcomes = []
    for (let time = 0; time < most; time++)
      outcomes.push(await outcomeOf(await once(browser, time)))
    expect(new Set(outcomes)).toEqual(new Set(['OK']))

    const refused = await once(browser, most)
    expect(await outcomeOf(refused.clone())).toBe(refusal)
    if (refusal === 429) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)

test('a spoofed X-Forwarded-For does not raise the limit of contact messages', async () => {
  const server = await createTestServer()
  const browser = browserOn(server)
  const send = (time: number) =>
    browser.send(...(['POST', '/contact', MESSAGE] as const), {
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `198.51.100.${time}`,
    })
  for (let time = 0; time < 5; time++) expect((await send(time)).status).toBe(200)
  expect((await send(6)).status).toBe(429)
})

test.each(['/api/contact', '/api/auth/signinup/code', '/api/payments/webhooks/razorpay'])(
  'a body of more than 100 kB is refused at %s without reading all of it',
  async (path) => {
    const { app } = await createTestServer()
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 10_000
        controller.enqueue(new Uint8Array(10_000).fill(0x20))
      },
    })
    const post = { method: 'POST', body: endless, duplex: 'half' }
    const response = await app.request(path, post)
    expect([response.status, (await response.json()).code]).toEqual([413, 'request-too-large'])
    expect(sent).toBeLessThan(2 * MAX_BODY_BYTES)
  },
)
