import { expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { readerWith } from '#store/auth/readers.ts'
import { insertEntitlement } from '#store/entitlements.ts'
import { insertReader } from '#store/payments/testing.ts'
import { signIn } from '../auth/testing.ts'
import { dataOf, serverWithIssues } from '../issues/testing.ts'
import { createTestServer } from '../testing.ts'
import { createReaders } from './readers.ts'

const EMAIL = 'reader@example.com'

async function signedIn(contact = EMAIL) {
  const server = await serverWithIssues()
  const { browser } = await signIn(server, contact)
  const { services, clock } = server
  const operator = operatorAt({ db: services.db, now: () => clock.now() })
  const run = (line: string) => operator.type('readers', ...line.split(' '))
  const get = async (path: string) => {
    const response = await browser.send('GET', path)
    return { status: response.status, body: await response.json() }
  }
  const entitlement = async () => (await get('/users/entitlement')).body
  return { server, services, clock, run, get, entitlement }
}

const locksIn = (data: { sections: { pages: { locked: boolean }[] }[] }) =>
  data.sections.flatMap(({ pages }) => pages.map(({ locked }) => locked))

test('a reader without entitlements is not a subscriber', async () => {
  const { entitlement, get } = await signedIn()
  expect(await entitlement()).toEqual({ kind: 'none' })
  expect(locksIn((await get(dataOf('20261115'))).body)).toEqual([false, true])
})

test('a visitor cannot request an entitlement', async () => {
  const { get } = await serverWithIssues()
  expect((await get('/users/entitlement')).status).toBe(401)
})

test('complimentary access opens every page, other editions and the archive, until it is revoked', async () => {
  const { run, entitlement, get } = await signedIn()
  expect(await run(`grant ${EMAIL} --archive -1 --early`)).toBe(
    `${EMAIL}: complimentary, all past dates, early access, until revoked`,
  )
  expect(await entitlement()).toEqual({ kind: 'subscriber', ArchivalAccess: -1, earlyAccess: true })
  expect(locksIn((await get(dataOf('20261115', 5))).body)).toEqual([false, false])
  expect((await get(dataOf('20261114'))).status).toBe(200)

  expect(await run(`revoke ${EMAIL}`)).toBe(`${EMAIL}: complimentary access has ended.`)
  expect(await entitlement()).toEqual({ kind: 'none' })
  expect((await get(dataOf('20261114'))).body.code).toBe('subscription-required')
})

test('complimentary access ends after its days', async () => {
  const { run, clock, services, entitlement } = await signedIn()
  const end = clock.now().getTime() + DAY_MS
  expect(await run(`grant ${EMAIL} --archive 0 --days 1`)).toContain(
    `${EMAIL}: complimentary, today only, until 2026-11-16T06:3`,
  )
  const readerId = (await readerWith(services.db, { kind: 'email', value: EMAIL })) ?? ''
  const kindAt = async (time: number) => {
    clock.moveTo(new Date(time))
    return (await services.readers.of(readerId)).kind
  }
  expect(await entitlement()).toMatchObject({ ArchivalAccess: 0 })
  expect(await kindAt(end - MINUTE_MS)).toBe('subscriber')
  expect(await kindAt(end + MINUTE_MS)).toBe('freemium')
})

test('a new grant replaces the previous one, and entitlements of subscriptions remain', async () => {
  const { run, clock, services, entitlement } = await signedIn('+919876543210')
  await run('grant +919876543210 --archive -1')
  await run('grant 9876543210 --archive=3')
  expect(await run('show +919876543210')).toBe(
    '+919876543210: complimentary, the last 3 months, until revoked',
  )
  const reader = { kind: 'phone', value: '+919876543210' } as const
  await insertEntitlement(services.db, (await readerWith(services.db, reader)) ?? '', {
    source: 'subscription',
    archival_access: 1,
    early_access: true,
    starts_at: clock.now(),
    ends_at: new Date(clock.now().getTime() + DAY_MS),
  })
  expect(await entitlement()).toMatchObject({ ArchivalAccess: 3, earlyAccess: true })
  await run('revoke +919876543210')
  expect(await entitlement()).toMatchObject({ ArchivalAccess: 1, earlyAccess: true })
  expect(await run('show +919876543210')).toContain('subscription, the last month, early access')
})

test.each([
  ['grant nobody@example.com --archive -1', 'Nobody has signed in with nobody@example.com yet.'],
  ['revoke +919999999999', 'Nobody has signed in with +919999999999 yet.'],
  [`revoke ${EMAIL}`, `${EMAIL} has no complimentary access.`],
  [`grant ${EMAIL}`, "required option '--archive <months>' not specified"],
  [`grant ${EMAIL} --archive`, "option '--archive <months>' argument missing"],
  [`grant ${EMAIL} --archive -2`, '--archive must be -1 (all past dates), 0 (today only)'],
  [`grant ${EMAIL} --archive 1.5`, '--archive must be'],
  [`grant ${EMAIL} --archive all`, '--archive must be'],
  [`grant ${EMAIL} --archive 0 --days 0`, 'It must be a whole number from 1'],
  [`grant ${EMAIL} --archive 0 --days soon`, 'It must be a whole number from 1'],
  [`grant ${EMAIL} --archive 0 --day 3`, "unknown option '--day'\n(Did you mean --days?)"],
  ['grant --archive 0', "missing required argument 'reader'"],
  ['show 12345', 'Name a reader'],
  [`show ${EMAIL} another@example.com`, 'too many arguments'],
  ['gant', 'Did you mean grant?'],
])('%j is refused, and changes nothing', async (line, message) => {
  const { run, entitlement } = await signedIn()
  await expect(run(line)).rejects.toThrow(message)
  expect(await entitlement()).toEqual({ kind: 'none' })
})

test('the entitlements of a reader are cached until forget is called', async () => {
  const { services, clock } = await createTestServer()
  const open = { archival_access: 0, early_access: false, ends_at: null }
  const granted = { source: 'complimentary', starts_at: clock.now(), ...open } as const
  const one = await insertReader(services.db)
  const another = await insertReader(services.db)
  for (const id of [one, another]) await insertEntitlement(services.db, id, granted)
  let queries = 0
  const db = services.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const readers = createReaders({ db, clock, title: 'PV' })
  await Promise.all([readers.of(one), readers.of(one)])
  await readers.of(one)
  expect(queries).toBe(1)
  await readers.of(another)
  readers.forget(one)
  await readers.of(one)
  expect(queries).toBe(3)
})
