import { createHash } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { valuesByTable } from '#store/testing.ts'
import { createTestServer } from '../testing.ts'
import { askForCode, askForResend, enterCode, moveOn, wrongCode } from './code-testing.ts'
import { browserOn, latestCode, signIn } from './testing.ts'

const RESTART = 'RESTART_FLOW_ERROR'
const INCORRECT = 'INCORRECT_USER_INPUT_CODE_ERROR'
const numbered = (n: number) => `+9198765${String(n).padStart(5, '0')}`
const counted = <T>(list: T[], isCounted: (item: T) => boolean) => list.filter(isCounted).length

/** 10,000 guesses on SQLite. PostgreSQL is slower, and eight contacts are enough for the races. */
const CONTACTS = inject('postgresUrl') ? 8 : 40
const GUESSES_EACH = 250

test('thousands of guesses over many codes, contacts and addresses never exceed the limits', {
  tags: 'slow',
}, async () => {
  const server = await createTestServer()
  const contacts = Array.from({ length: CONTACTS }, (_, n) => numbered(n))
  const addresses = Array.from({ length: 8 }, (_, n) => `198.51.100.${n}`)
  const GUESSES_PER_CODE = 25
  const AT_ONCE = 4
  const compared = new Map<string, number>()
  const sentFrom: { address: string; round: number }[] = []
  const opened: string[] = []
  let guesses = 0

  async function attack(contact: string, n: number, round: number) {
    const address = addresses[(n + round) % addresses.length] ?? ''
    const browser = browserOn(server, address)
    const sent = await askForCode(browser, contact)
    if (sent.status !== 'OK') return
    sentFrom.push({ address, round })
    const code = latestCode(server, contact)
    const statuses = await Promise.all(
      Array.from({ length: GUESSES_PER_CODE }, async (_, by) => {
        guesses++
        return (await enterCode(browser, sent, wrongCode(code, by + 1))).status
      }),
    )
    // The guess that ended the attempt was compared as well.
    const incorrect = counted(statuses, (status) => status === INCORRECT)
    const ended = incorrect === 4 && statuses.includes(RESTART) ? 1 : 0
    compared.set(contact, (compared.get(contact) ?? 0) + incorrect + ended)
    const { status } = await enterCode(browser, sent, code)
    if (status === 'OK') opened.push(contact)
  }

  for (let round = 0; round < 12; round++) {
    // Enough concurrent requests to race, but few enough that none times out waiting for a connection.
    for (let first = 0; first < contacts.length; first += AT_ONCE) {
      const some = contacts.slice(first, first + AT_ONCE)
      await Promise.all(some.map((contact, n) => attack(contact, first + n, round)))
    }
    moveOn(server.clock, HOUR_MS + MINUTE_MS)
  }

  expect(guesses).toBe(CONTACTS * GUESSES_EACH)
  expect([...compared.values()]).toEqual(contacts.map(() => 8))
  expect(opened).toEqual([])
  for (const contact of contacts) expect(server.inbox.messages(contact)).toHaveLength(10)
  for (const { address, round } of sentFrom) {
    const inRound = counted(sentFrom, (sent) => sent.address === address && sent.round === round)
    expect(inRound).toBeLessThanOrEqual(300)
  }
  const events = await server.services.db.selectFrom('security_event').select('kind').execute()
  expect(events).toEqual(contacts.map(() => ({ kind: 'code-failures' })))
})

test('entering the right code twenty times at once makes one session', async () => {
  const server = await createTestServer()
  const sent = await askForCode(browserOn(server), 'reader@example.com')
  const code = latestCode(server, 'reader@example.com')

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => enterCode(browserOn(server), sent, code)),
  )

  expect(counted(replies, ({ status }) => status === 'OK')).toBe(1)
  expect(counted(replies, ({ status }) => status === RESTART)).toBe(19)
  expect(await server.services.db.selectFrom('session').select('handle').execute()).toHaveLength(1)
})

test('of twenty wrong codes at once five are compared, and the right code is then refused', async () => {
  const server = await createTestServer()
  const browser = browserOn(server)
  const sent = await askForCode(browser, 'reader@example.com')
  const code = latestCode(server, 'reader@example.com')

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, by) => enterCode(browser, sent, wrongCode(code, by + 1))),
  )

  expect(counted(replies, ({ status }) => status === INCORRECT)).toBe(4)
  expect(await enterCode(browser, sent, code)).toEqual({ status: RESTART })
})

test('a code for one contact never signs in with another', async () => {
  const server = await createTestServer()
  const mine = browserOn(server)
  const [attacker, victim] = ['attacker@example.com', 'victim@example.com']
  const own = await askForCode(mine, attacker)
  const theirs = await askForCode(mine, victim)
  const code = latestCode(server, attacker)

  if (code !== latestCode(server, victim)) {
    expect((await enterCode(mine, theirs, code)).status).toBe(INCORRECT)
  }
  const mixed = [
    { ...own, preAuthSessionId: theirs.preAuthSessionId },
    { ...own, deviceId: theirs.deviceId },
  ]
  for (const device of mixed) {
    expect(await enterCode(mine, device, code)).toEqual({ status: RESTART })
  }
  expect(await enterCode(mine, own, code)).toMatchObject({ user: { emails: [attacker] } })
})

test('no code and nothing that opens a session is stored in the database', async () => {
  const server = await createTestServer()
  const { services, clock } = server
  const { browser } = await signIn(server, 'reader@example.com')
  const codes = [latestCode(server, 'reader@example.com')]
  const waiting = await askForCode(browser, numbered(1))
  codes.push(latestCode(server, numbered(1)))
  moveOn(clock, MINUTE_MS)
  await askForResend(browser, waiting)
  codes.push(latestCode(server, numbered(1)))

  const values = [...(await valuesByTable(services.db)).values()].flat(2)

  const hashes = codes.flatMap((code) =>
    [code, `${waiting.preAuthSessionId} ${code}`].flatMap((text) =>
      (['hex', 'base64', 'base64url'] as const).map((form) =>
        createHash('sha256').update(text).digest(form),
      ),
    ),
  )
  const secrets = [...codes, ...hashes, waiting.deviceId, ...browser.cookies.values()]
  expect(secrets.filter((secret) => values.includes(secret))).toEqual([])
  const long = values.join('\n')
  for (const token of [waiting.deviceId, ...browser.cookies.values()]) {
    expect(long).not.toContain(token)
  }
  const thief = browserOn(server)
  for (const value of values.filter((text) => /^[\w.-]{16,}$/.test(text))) {
    const authorization = `Bearer ${value}`
    const refreshed = await thief.send('POST', '/auth/session/refresh', undefined, {
      authorization,
    })
    const read = await thief.send('GET', '/auth/me', undefined, { authorization })
    expect([refreshed.status, read.status]).toEqual([401, 401])
    expect(
      await enterCode(thief, { ...waiting, deviceId: value.slice(0, 200) }, codes[2] ?? ''),
    ).toEqual({
      status: RESTART,
    })
  }
})
