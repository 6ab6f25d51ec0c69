import { expect, test } from 'vitest'
import { API_BASE } from '#contract/route.ts'
import { StartError } from '#store/store-config.ts'
import { readConfig } from '../config.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { PRODUCTION } from '../testing.ts'
import { servicesOfTitle } from './titles.ts'
import { DH, PV, serverOfBothTitles, TWO_TITLES } from './two-titles-testing.ts'

const KAVYA = 'kavya@example.com'
const TODAY = 'date=20261115'
const PV_DATA = `/epaper/data?publisher=PV&edition=4&${TODAY}`
const DH_DATA = `/epaper/data?publisher=DH&edition=2&${TODAY}`

const locksIn = (text: string) =>
  JSON.parse(text).sections.flatMap(({ pages }: { pages: { locked: boolean }[] }) =>
    pages.map(({ locked }) => locked),
  )

test('the host name of a request chooses the title of everything that it gets', async () => {
  const { get } = await serverOfBothTitles()
  const first = await Promise.all([get(PV, '/'), get(DH, '/')])
  // From the caches of the quick lane.
  const again = await Promise.all([get(DH, '/'), get(PV, '/')])
  expect(again.map(({ text }) => text)).toEqual([first[1].text, first[0].text])
  const [pv, dh] = first.map(({ text }) => text)
  expect(pv).toContain('<html data-brand="pv"')
  expect(pv).toContain('/PV/20261115/4/')
  expect(pv).not.toContain('/DH/20261115/')
  expect(pv).not.toContain('/brand/dh/')
  expect(dh).toContain('<html data-brand="dh"')
  expect(dh).toContain('/DH/20261115/2/')
  expect(dh).toContain('The Plateau Courier')
  expect(dh).not.toContain('/PV/20261115/')
  expect(dh).not.toContain('/brand/pv/')

  for (const [host, publisher, other] of [
    [PV, 'PV', DH],
    [DH, 'DH', PV],
  ] as const) {
    const config = JSON.parse((await get(host, `${API_BASE}/config`)).text)
    expect(config.publisher).toBe(publisher)
    const manifest = JSON.parse((await get(host, '/manifest.webmanifest')).text)
    expect(manifest.icons[0].src).toContain(`/icons/${publisher.toLowerCase()}/`)
    for (const path of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) {
      const { text } = await get(host, path)
      expect(text).toContain(`http://${host}/`)
      expect(text).not.toContain(`http://${other}/`)
    }
    const file = /\/api\/epaper\/files\/[^" ]+\.webp/.exec((await get(host, '/')).text)?.[0]
    expect(file).toContain(`/${publisher}/`)
    expect((await get(host, file ?? '')).status).toBe(200)
  }
})

test.each([
  ['with a port', `${DH}:3000`, 'dh'],
  ['in capitals', 'DH.LOCALHOST', 'dh'],
  ['with a dot at the end', `${DH}.`, 'dh'],
  ['that no title has', 'elsewhere.example', 'pv'],
  ['that is the address of the node', '127.0.0.1:3001', 'pv'],
])('a host name %s', async (_what, host, brand) => {
  const { get } = await serverOfBothTitles()
  expect((await get(host, '/')).text).toContain(`<html data-brand="${brand}"`)
})

test('X-Forwarded-Host does not choose the title', async () => {
  const { get } = await serverOfBothTitles({ TRUSTED_PROXIES: '127.0.0.1' })
  const { text } = await get(PV, '/', { 'x-forwarded-host': DH })
  expect(text).toContain('<html data-brand="pv"')
})

test('a subscription to one title does not open the other, with one account for both', async () => {
  const { member, services } = await serverOfBothTitles()
  const atPv = await member(PV, KAVYA)
  const atDh = await member(DH, KAVYA)
  expect(atDh.readerId).toBe(atPv.readerId)
  await atDh.buy('month')

  const get = async (who: typeof atPv, path: string) => (await who.browser.send('GET', path)).text()
  expect(locksIn(await get(atDh, DH_DATA))).toEqual([false, false])
  expect(locksIn(await get(atPv, PV_DATA))).toEqual([false, true])
  expect(locksIn(await get(atPv, DH_DATA))).toEqual([false, true])
  expect(locksIn(await get(atDh, PV_DATA))).toEqual([false, true])
  expect(JSON.parse(await get(atPv, '/users/entitlement'))).toEqual({ kind: 'none' })
  expect(await atPv.subscriptions()).toEqual([])
  expect(await atDh.subscriptions()).toHaveLength(1)

  await atPv.buy('month')
  expect(locksIn(await get(atPv, PV_DATA))).toEqual([false, false])
  expect(
    await services.db.selectFrom('subscription').select('publisher').orderBy('publisher').execute(),
  ).toEqual([{ publisher: 'DH' }, { publisher: 'PV' }])
})

test('a session of one title is none at the other', async () => {
  const { member, get } = await serverOfBothTitles()
  const { browser } = await member(DH, KAVYA)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await get(DH, `${API_BASE}/users/entitlement`, { cookie })).status).toBe(200)
  expect((await get(PV, `${API_BASE}/users/entitlement`, { cookie })).status).toBe(401)
})

test('one set of jobs writes to readers in the name of the title that they use', async () => {
  const { member, services, inbox } = await serverOfBothTitles()
  const atDh = await member(DH, KAVYA)
  await atDh.buy('month')
  await runDueJobs(services)
  const atPv = await member(PV, 'ravi@example.com')
  await atPv.buy('month')
  await runDueJobs(services)

  const receiptTo = (contact: string) =>
    inbox.messages(contact).find(({ subject }) => subject?.includes('₹299'))
  expect(receiptTo(KAVYA)?.subject).toContain('The Plateau Courier')
  expect(receiptTo(KAVYA)?.text).toContain(`http://${DH}/invoices/DH-`)
  expect(receiptTo(KAVYA)?.text).not.toContain(PV)
  expect(receiptTo('ravi@example.com')?.subject).toContain('ಬೆಳಕಿಂಡಿ')
  expect(receiptTo('ravi@example.com')?.text).toContain(`http://${PV}/invoices/PV-`)
})

test('a new device is reported by the title at which it signed in', async () => {
  const { member, services, inbox } = await serverOfBothTitles()
  await member(DH, KAVYA)
  await member(DH, KAVYA)
  await runDueJobs(services)
  const notice = inbox.messages(KAVYA).find(({ text }) => text.includes('/profile'))
  expect(notice?.text).toContain(`http://${DH}/profile`)
  expect(notice?.text).toContain('The Plateau Courier')
  expect(notice?.text).toContain('help@courier.example')
})

test('two titles are each read as if they were the only one', () => {
  const config = readConfig({ ...TWO_TITLES, BRAND: 'dh', GTM_ID_PV: 'GTM-AAAAAAA' })
  expect(config).toMatchObject({
    publisher: 'DH',
    publicUrl: `http://${DH}`,
    sisterUrl: `http://${PV}`,
    supportEmail: 'help@courier.example',
    gtmId: undefined,
    otherTitles: [{ publisher: 'PV', publicUrl: `http://${PV}`, sisterUrl: `http://${DH}` }],
  })
  expect(config.otherTitles[0]?.gtmId).toBe('GTM-AAAAAAA')
})

test('one title alone has no other titles and no links to a sister paper', () => {
  expect(readConfig({})).toMatchObject({ otherTitles: [], sisterUrl: undefined })
})

test.each([
  [{ PUBLIC_URL_PV: 'http://localhost:1', PUBLIC_URL_DH: 'http://localhost:2' }, 'two titles have'],
  [{ PUBLIC_URL_DH: 'http://localhost' }, 'two titles have the host name localhost'],
  [{ PUBLIC_URL_DH: 'dh.example' }, 'PUBLIC_URL_DH must be an http:// or https:// address'],
  [{ PUBLIC_URL_DH: 'https://dh.example' }, 'would let others reach the stand-ins'],
  [{ ...PRODUCTION, PUBLIC_URL_DH: 'http://dh.example' }, 'must be an https:// address'],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(StartError)
  expect(() => readConfig(env)).toThrow(message)
})

test('a title that another server serves has its name, and the address of the sister paper', async () => {
  const { services } = await serverOfBothTitles()
  const alone = {
    ...services,
    otherTitles: [],
    config: { ...services.config, sisterUrl: 'https://courier.example' },
  }
  expect(servicesOfTitle(alone, 'DH').config).toMatchObject({
    publisher: 'DH',
    brand: 'dh',
    publicUrl: 'https://courier.example',
  })
})
