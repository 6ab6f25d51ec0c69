import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Browser, browserOn } from '../auth/testing.ts'
import { MAX_BODY_BYTES } from '../http/limits.ts'
import { createTestServer } from '../testing.ts'

const MESSAGE = { name: 'A', contact: 'a@example.com', subject: 'B', message: 'C' }

type Try = (browser: Browser, time: number) => Promise<Response>

/** Every limit that counts by address or by caller: what is done again and again, and how often at most. */
const LIMITS: [what: string, most: number, refusal: number | string, once: Try][] = [
  [
    'codes that nobody verifies, to ever other contacts',
    300,
    'GENERAL_ERROR',
    (browser, time) =>
      browser.send('POST', '/auth/signinup/code', { email: `reader${time}@example.com` }),
  ],
  [
    'questions whether a contact is known',
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
    'messages to the publisher',
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

test.each(LIMITS)('%s: %i from one address, then %s', async (_what, most, refusal, once) => {
  const server = await createTestServer()
  const browser = browserOn(server)
  const outcomes = []
  for (let time = 0; time < most; time++) outcomes.push(await outcomeOf(await once(browser, time)))
  expect(new Set(outcomes)).toEqual(new Set(['OK']))

  const refused = await once(browser, most)
  expect(await outcomeOf(refused.clone())).toBe(refusal)
  if (refusal === 429) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('nobody gets more by saying that they come from elsewhere', async () => {
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
  'a body of more than 100 kB is refused at %s before it is read whole',
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
