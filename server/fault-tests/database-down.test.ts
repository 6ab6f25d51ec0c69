import { expect, test } from 'vitest'
import { refreshSession } from '#contract/auth-sessions.ts'
import { createKeyRing, type KeyRing } from '../auth/key-ring.ts'
import { ACCESS_COOKIE } from '../auth/recognise.ts'
import { signIn } from '../auth/testing.ts'
import { issuerOf, verifyAccessToken } from '../auth/tokens.ts'
import { startKeepingWarm } from '../issues/keep-warm.ts'
import { dataOf, issueKey, publishTestIssue, serverWithIssues } from '../issues/testing.ts'
import { homeOn } from '../web-app/testing.ts'

const TODAY = dataOf('20261115')
const FILES = '/epaper/files/PV/20261115/4/v1'
const EMAIL = 'kavya@example.com'

async function open() {
  const server = await serverWithIssues()
  return { ...server, home: await homeOn(server) }
}

test('visitors get the front page, its data and its image while the database is down', async () => {
  const { home, get, outage, services } = await open()
  const before = await home('/')
  const data = await (await get(TODAY)).json()
  await startKeepingWarm(services).stop()
  outage.isOn = true

  const during = await home('/')

  expect([during.response.status, during.data]).toEqual([200, before.data])
  expect(during.image).toContain(`/api${FILES}/p01/w1200.webp`)
  const answered = await get(TODAY)
  expect([answered.status, await answered.json()]).toEqual([200, data])
  expect((await get(`${FILES}/p01/w800.webp`)).status).toBe(200)
  expect((await get('/epaper/editions?publisher=PV')).status).toBe(200)
})

test('during an outage a damaged file does not affect other files', async () => {
  const { get, outage, services } = await open()
  await startKeepingWarm(services).stop()
  await services.assets.write('PV/20261115/4/v1/p01/w800.webp', new Uint8Array([1]))
  outage.isOn = true

  expect((await get(`${FILES}/p01/w800.webp`)).status).toBe(503)
  expect((await get(`${FILES}/p01/w1200.webp`)).status).toBe(200)
})

test('during an outage cached data does not open anything that a visitor may not read', async () => {
  const { get, outage, clock } = await open()
  for (const date of ['20261114', '20261115', '20261116']) await get(dataOf(date))
  const statusOf = async (path: string) => (await get(path)).status
  outage.isOn = true

  expect(await statusOf(`${FILES}/p02/w800.webp`)).toBe(403)
  expect(await statusOf(dataOf('20261114'))).toBe(403)
  expect(await statusOf(dataOf('20261116'))).toBe(404)
  clock.moveTo(new Date('2026-11-16T06:00:00+05:30'))
  expect(await statusOf(TODAY)).toBe(403)
  expect(await statusOf(`${FILES}/p01/w800.webp`)).toBe(403)
  expect(await statusOf(dataOf('20261116'))).toBe(200)
})

test('the free issues of today and tomorrow are cached before anyone opens them', async () => {
  const { get, outage, clock, services } = await open()
  await startKeepingWarm(services).stop()
  outage.isOn = true

  expect((await get(TODAY)).status).toBe(200)
  clock.moveTo(new Date('2026-11-16T06:00:00+05:30'))
  expect((await get(dataOf('20261116'))).status).toBe(200)
})

test('during an outage an issue that is not cached answers 503', async () => {
  const { get, outage } = await open()
  outage.isOn = true
  const answer = await get(TODAY)
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable'])
})

test('a new version is served when the database is back', async () => {
  const { get, outage, services } = await open()
  await get(TODAY)
  outage.isOn = true
  expect((await get(TODAY)).status).toBe(200)
  outage.isOn = false
  await publishTestIssue(services, issueKey('2026-11-15'), 'v2')

  await expect.poll(async () => (await get(TODAY)).text()).toContain('/v2/')
})

test('during an outage a signed-in reader gets 503 and stays signed in', async () => {
  const server = await open()
  const { browser } = await signIn(server, EMAIL)
  await server.get(TODAY)
  const cookies = new Map(browser.cookies)
  server.outage.isOn = true

  const data = await browser.send('GET', TODAY)
  const refreshed = await browser.send('POST', refreshSession.path)

  expect([data.status, (await data.json()).code]).toEqual([503, 'unavailable'])
  expect([refreshed.status, refreshed.headers.get('set-cookie')]).toEqual([503, null])
  expect(browser.cookies).toEqual(cookies)
  server.outage.isOn = false
  expect((await browser.send('POST', refreshSession.path)).status).toBe(200)
})

test('during an outage a process that has just started calls no valid token forged', async () => {
  const server = await open()
  const { services, outage } = server
  const { browser } = await signIn(server, EMAIL)
  const { config, clock } = services
  const check = (keys: KeyRing) =>
    verifyAccessToken(keys, browser.cookies.get(ACCESS_COOKIE) ?? '', {
      issuer: issuerOf(config),
      now: clock.now(),
    })
  expect(await check(services.keys)).toBeDefined()
  outage.isOn = true

  await expect(check(createKeyRing(services))).rejects.toThrow()
})
