import { expect, test } from 'vitest'
import { refreshSession } from '#contract/auth-sessions.ts'
import { getEntitlement } from '#contract/entitlement.ts'
import { getCurrentIssue } from '#contract/issues.ts'
import { readerWith } from '#store/auth/readers.ts'
import { insertEntitlement } from '#store/entitlements.ts'
import { dataOf, serverWithIssues } from '../issues/testing.ts'
import { startOnPort } from '../security-tests/wire/wire-testing.ts'
import { signIn } from './testing.ts'

const EMAIL = 'reader@example.com'
const DATA = dataOf('20261115')
const CALLS = [getEntitlement.path, `${getCurrentIssue.path}?edition=4&publisher=PV`, DATA]
const KEY = { CLASS_KEY: 'a-key-of-the-tests-with-more-than-32-letters' }

/** A signed-in reader with a plan that ends in some seconds; without a plan if that is 0. */
async function signedIn(planSeconds: number, variables: Record<string, string> = KEY) {
  const server = await serverWithIssues(undefined, variables)
  const { services, clock } = server
  const { browser } = await signIn(server, EMAIL)
  const id = (await readerWith(services.db, { kind: 'email', value: EMAIL })) ?? ''
  const now = clock.now().getTime()
  await insertEntitlement(services.db, id, {
    ...{ source: 'complimentary', archival_access: 1, early_access: false },
    ...{ starts_at: new Date(now - 1), ends_at: new Date(now + planSeconds * 1000) },
  })
  return { ...server, browser }
}

const classIn = ({ headers }: Response) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('sReaderClass='))

test('a subscriber in a browser gets a class cookie that lives for two minutes, from the app and before it', async () => {
  const { browser, services } = await signedIn(1000)
  const { url } = await startOnPort(services)
  const cookie = `sAccessToken=${browser.cookies.get('sAccessToken')}`
  for (const path of CALLS) {
    const answers = [
      await browser.send('GET', path),
      await fetch(`${url}/api${path}`, { headers: { cookie } }),
    ]
    for (const answer of answers) {
      expect([path, classIn(answer)]).toEqual([
        path,
        expect.stringMatching(
          /^sReaderClass=subscriber_last-months-1_false_pv\.\d{10}\.[\w-]{22}; Max-Age=11[78]; Path=\/api\/epaper\/data; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
        ),
      ])
    }
  }
})

/** One renewal before the app, and one by the app, which answers if the body is not empty. */
async function renewals({ browser, services }: Awaited<ReturnType<typeof signedIn>>) {
  const { url } = await startOnPort(services)
  const renew = async (body: RequestInit) => {
    const headers = {
      ...{ origin: services.config.publicUrl, 'content-type': 'application/json' },
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const path = `${url}/api${refreshSession.path}`
    const answer = await fetch(path, { method: 'POST', headers, ...body })
    await answer.text()
    return answer
  }
  return [await renew({}), await renew({ body: '{}' })]
}

test('a renewal of the session renews the class cookie, before the app and by it', async () => {
  for (const answer of await renewals(await signedIn(1000))) {
    expect([answer.status, classIn(answer)]).toEqual([
      200,
      expect.stringMatching(/^sReaderClass=subscriber_last-months-1_false_pv\.\d{10}\./),
    ])
  }
})

test.each([
  ['a reader without a plan', 0, KEY],
  ['a subscriber, if nginx knows no classes', 1000, {}],
])('a renewal gives %s no class cookie', async (_who, planSeconds, variables) => {
  for (const answer of await renewals(await signedIn(planSeconds, variables))) {
    expect([answer.status, classIn(answer)]).toEqual([200, undefined])
  }
})

test.each([
  ['a reader without a plan', 0, KEY],
  ['a subscriber whose plan ends in a second', 1, KEY],
  ['a subscriber, if nginx knows no classes', 1000, {}],
])('%s gets no class cookie', async (_who, planSeconds, variables) => {
  const { browser } = await signedIn(planSeconds, variables)
  for (const path of CALLS) expect(classIn(await browser.send('GET', path))).toBeUndefined()
})

test('a program with a bearer token gets no class cookie', async () => {
  const { browser, get } = await signedIn(1000)
  const authorization = `Bearer ${browser.cookies.get('sAccessToken')}`
  for (const path of CALLS) {
    const answer = await get(path, { authorization })
    expect([answer.status, classIn(answer)]).toEqual([200, undefined])
  }
})

test('the class cookie ends before the plan does', async () => {
  const { browser, clock } = await signedIn(30)
  const cookie = classIn(await browser.send('GET', getEntitlement.path)) ?? ''
  const expiry = Number(cookie.split('.')[1])
  expect(expiry).toBeLessThan(clock.now().getTime() / 1000 + 30)
  expect(expiry).toBeGreaterThan(clock.now().getTime() / 1000 + 25)
})

test('signing out and signing in remove the class cookie', async () => {
  const { browser, ...server } = await signedIn(1000)
  await browser.send('GET', getEntitlement.path)
  expect(browser.cookies.has('sReaderClass')).toBe(true)
  await browser.send('POST', '/auth/signout')
  expect(browser.cookies.has('sReaderClass')).toBe(false)
  browser.cookies.set('sReaderClass', 'of-the-reader-before')
  await signIn(server, 'another@example.com', browser)
  expect(browser.cookies.has('sReaderClass')).toBe(false)
})
