// @module-tag slow: simulates a day of attacks.
import { expect, test } from 'vitest'
import { MAXIMUM_CODE_INPUT_ATTEMPTS, type PreAuthData } from '#contract/auth-codes.ts'
import { signOut } from '#contract/auth-sessions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { askForCode, enterCode, wrongCode } from '../auth/code-testing.ts'
import { type Browser, browserOn, latestCode, signIn } from '../auth/testing.ts'
import { createTestServer } from '../testing.ts'

const EMAIL = 'owner@example.com'
const PHONE = '+919876543210'
const CONTACTS = [EMAIL, PHONE]
const HOME = '203.0.113.7'
const SAME_NETWORK = '203.0.113.200'
const SIX_ADDRESSES = [
  ...['198.51.100.1', '198.51.100.2', '192.0.2.9', '100.64.7.7'],
  ...['2001:db8:a:1::1', '2001:db8:b:1::1'],
]
const STEP_MS = 10 * MINUTE_MS

/** An account with an e-mail address and a mobile number, and its known device. */
async function openAccount() {
  const server = await createTestServer()
  const device = browserOn(server, HOME)
  const { reply } = await signIn(server, EMAIL, device)
  await server.services.db
    .insertInto('login_method')
    .values({
      id: 'phone',
      reader_id: reply.user.id,
      kind: 'phone',
      value: PHONE,
      email: null,
      time_joined: 0,
    })
    .execute()
  const begin = server.clock.now().getTime()
  const moveTo = (ms: number) => server.clock.moveTo(new Date(begin + ms))
  moveTo(HOUR_MS)
  return { server, device, moveTo, userId: reply.user.id }
}
type Account = Awaited<ReturnType<typeof openAccount>>

interface OpenAttempt {
  browser: Browser
  sent: PreAuthData
  code: string
  failures: number
}

/** Asks for codes and guesses as fast as the server allows. Every guess is wrong on purpose. */
function attackerOn({ server }: Account) {
  let attempts: OpenAttempt[] = []
  const outcome = { compared: 0, signedIn: 0 }

  async function begin(address: string, contact: string): Promise<void> {
    const browser = browserOn(server, address)
    const sent = await askForCode(browser, contact)
    if (sent.status !== 'OK') return
    attempts.push({ browser, sent, code: latestCode(server, contact), failures: 0 })
  }

  /** False if the attempt is over. */
  async function guess(attempt: OpenAttempt): Promise<boolean> {
    for (;;) {
      const guessed = wrongCode(attempt.code, attempt.failures + 1)
      const { status } = await enterCode(attempt.browser, attempt.sent, guessed)
      if (status === 'OK') outcome.signedIn++
      if (status === 'GENERAL_ERROR') return true
      const isLast = attempt.failures === MAXIMUM_CODE_INPUT_ATTEMPTS - 1
      const isOver = status === 'RESTART_FLOW_ERROR'
      if (status !== 'INCORRECT_USER_INPUT_CODE_ERROR' && !(isOver && isLast)) return false
      outcome.compared++
      attempt.failures++
      if (isOver) return false
    }
  }

  async function attack(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      for (const contact of CONTACTS) await begin(address, contact)
    }
    const left: OpenAttempt[] = []
    for (const attempt of attempts) if (await guess(attempt)) left.push(attempt)
    attempts = left
  }
  return { attack, outcome }
}

async function signInAndOut({ server }: Account, browser: Browser, contact: string) {
  const sent = await askForCode(browser, contact)
  if (sent.status !== 'OK') return sent
  const reply = await enterCode(browser, sent, latestCode(server, contact))
  await browser.send('POST', signOut.path)
  return reply
}

test('during a day of attacks from six addresses no guess succeeds, and the owner can sign in every hour', async () => {
  const account = await openAccount()
  const { device, moveTo, userId } = account
  const { attack, outcome } = attackerOn(account)
  const owner: unknown[] = []

  for (let passed = 0; passed < DAY_MS; passed += STEP_MS) {
    moveTo(HOUR_MS + passed)
    await attack([...SIX_ADDRESSES, SAME_NETWORK])
    if (passed % HOUR_MS !== 0) continue
    const contact = CONTACTS[(passed / HOUR_MS) % 2] ?? EMAIL
    owner.push(await signInAndOut(account, device, contact))
  }

  expect(owner).toHaveLength(24)
  for (const reply of owner) expect(reply).toMatchObject({ status: 'OK', user: { id: userId } })
  expect(outcome).toEqual({ compared: 13, signedIn: 0 })
})

test('during an attack from other networks the owner can sign in on a new device in a known network', async () => {
  const account = await openAccount()
  const { server, moveTo } = account
  const { attack, outcome } = attackerOn(account)
  for (let passed = HOUR_MS; passed < 4 * HOUR_MS; passed += STEP_MS) {
    moveTo(passed)
    await attack(SIX_ADDRESSES)
  }
  expect(outcome).toEqual({ compared: 8, signedIn: 0 })

  const newDevice = () => browserOn(server, SAME_NETWORK)
  expect(await signInAndOut(account, newDevice(), PHONE)).toMatchObject({ status: 'OK' })

  moveTo(5 * HOUR_MS)
  await attack([SAME_NETWORK])
  expect(outcome).toEqual({ compared: 13, signedIn: 0 })
  moveTo(7 * HOUR_MS)
  expect(await signInAndOut(account, newDevice(), EMAIL)).toMatchObject({ status: 'GENERAL_ERROR' })
  moveTo(5 * HOUR_MS + DAY_MS + MINUTE_MS)
  expect(await signInAndOut(account, newDevice(), EMAIL)).toMatchObject({ status: 'OK' })
})
