// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { refreshSession } from '#contract/auth-sessions.ts'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { compactDate } from '#contract/issue-date.ts'
import { EpaperData } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import { addDays } from '#domain/calendar.ts'
import { newspaperDay, nextRollover } from '#domain/newspaper-day.ts'
import { type Browser, signIn } from '#server/auth/testing.ts'
import type { Clock } from '#server/integrations/clock.ts'
import { dataOf, GROUPS, publishTestIssue } from '#server/issues/testing.ts'
import { startOnPort } from '#server/security-tests/wire/wire-testing.ts'
import { createTestServer } from '#server/testing.ts'
import { readerWith } from '#store/auth/readers.ts'
import { insertEntitlement } from '#store/entitlements.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { requireNginx, startNginx } from '#test-support/nginx.ts'

const CLASS_KEY = 'a-key-of-the-tests-with-more-than-32-letters'
const CLASS_COOKIE = 'sReaderClass'

/** nginx keeps an answer for visitors until the end of the next second, and one for subscribers until the end of its second. */
const KEPT_MS = 2 * SECOND_MS

/** Plans by the reader's name: the archive and early access. Null is no plan. */
const PLANS = {
  freemium: null,
  everything: [-1, true],
  'today only': [0, false],
  'one month': [1, false],
} as const
type Plan = keyof typeof PLANS
const PLAN_NAMES = ['freemium', 'everything', 'today only', 'one month'] as const satisfies Plan[]

beforeAll(() => void requireNginx())

/** One server behind one nginx, with a reader of every plan. nginx has no movable clock, so the paper is that of this day. */
async function startPaper() {
  const server = await createTestServer({ CLASS_KEY })
  const { services, clock, logged } = server
  clock.moveTo(new Date())
  const today = newspaperDay(clock.now())
  await saveEditionGroups(services.db, 'PV', GROUPS)
  const issues = [
    [today, 4],
    [today, 5],
    [addDays(today, 1), 4],
    [addDays(today, -1), 4],
    [addDays(today, -60), 4],
  ] as const
  for (const [date, edition] of issues) {
    await publishTestIssue(services, { publisher: 'PV', date, edition })
  }
  const node = await startOnPort(services)
  const nginx = await startNginx([node.port], { classKey: CLASS_KEY })
  onTestFinished(() => nginx.stop())

  /** A signed-in reader with a plan that ends at a time, or never. */
  async function reader(plan: Plan, ends_at: Date | null = null): Promise<Browser> {
    const email = `${plan.replace(' ', '-')}-${ends_at?.getTime()}@example.com`
    const { browser } = await signIn(server, email)
    const [archival_access, early_access] = PLANS[plan] ?? []
    const id = (await readerWith(services.db, { kind: 'email', value: email })) ?? ''
    if (archival_access !== undefined && early_access !== undefined) {
      const starts_at = new Date(clock.now().getTime() - MINUTE_MS)
      const source = 'complimentary'
      await insertEntitlement(services.db, id, {
        ...{ source, archival_access, early_access, starts_at, ends_at },
      })
    }
    await browser.send('GET', '/users/entitlement')
    return browser
  }
  const pathsOfIssues = issues.map(([date, edition]) => dataOf(compactDate(date), edition))
  /** How often a node was asked for data. */
  const requestsToNode = () =>
    logged.filter(({ fields }) => String(fields?.route).endsWith('/epaper/data')).length
  return { ...server, today, node, nginx, reader, pathsOfIssues, requestsToNode }
}
type Paper = Awaited<ReturnType<typeof startPaper>>

const cookieOf = ({ cookies }: Browser) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function ask(url: string, path: string, cookie: string) {
  const response = await fetch(`${url}/api${path}`, { headers: { cookie } })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cacheControl: response.headers.get('cache-control')?.replace(/max-age=\d+/, 'max-age'),
    vary: response.headers.get('vary'),
    setCookie: response.headers.getSetCookie(),
    cache: response.headers.get('x-cache'),
    // The signature of page addresses changes every quarter of an hour.
    body: (await response.text()).replace(/(?<=signed\/)[^/]+/g, 'signature'),
  }
}

/** Expects the same answer from nginx and from the node. Returns how nginx found it. */
async function compare({ nginx, node }: Paper, path: string, cookie: string) {
  const [byNginx, byNode] = [await ask(nginx.url, path, cookie), await ask(node.url, path, cookie)]
  const { cache, setCookie: _own, ...sent } = byNginx
  const { cache: _none, setCookie: _renewed, ...decided } = byNode
  expect({ path, ...sent }).toEqual({ path, ...decided })
  return { cache, body: byNginx.body, status: byNginx.status }
}

const waitUntil = (clock: Clock, time: number) =>
  setTimeout(Math.max(0, time - clock.now().getTime()))

/** The pictures of an issue for a reader; for a locked page its preview. */
async function picturesOf({ node }: Paper, path: string, cookie: string): Promise<string[]> {
  const answer = await fetch(`${node.url}/api${path}`, { headers: { cookie } })
  const { sections, data_url_suffix } = EpaperData.parse(await answer.json())
  const files = sections.flatMap(({ pages }) => pages.map(({ image }) => data_url_suffix + image))
  return files.map((file) => file.slice(API_BASE.length))
}

/** Today, another edition, tomorrow, yesterday, two months ago. */
const STATUSES = {
  visitor: [200, 403, 404, 403, 403],
  freemium: [200, 403, 404, 403, 403],
  everything: [200, 200, 404, 200, 200],
  'today only': [200, 200, 404, 403, 403],
  'one month': [200, 200, 404, 200, 403],
}

test('nginx and the node give every class of readers the same answers for every issue and page', async () => {
  const paper = await startPaper()
  const { clock, services, today } = paper
  const [current = '', , tomorrow = '', yesterday = ''] = paper.pathsOfIssues
  const cookies = new Map([['visitor', '']])
  for (const plan of PLAN_NAMES) cookies.set(plan, cookieOf(await paper.reader(plan)))
  const statuses: Record<string, number[]> = {}
  for (const [who, cookie] of cookies) {
    statuses[who] = []
    for (const path of paper.pathsOfIssues) {
      const { status } = await compare(paper, path, cookie)
      statuses[who].push(status)
      const pictures = status === 200 ? await picturesOf(paper, path, cookie) : []
      for (const picture of pictures) await compare(paper, picture, cookie)
    }
  }
  expect(statuses).toEqual(STATUSES)

  // A plan ends.
  const end = new Date(clock.now().getTime() + 5 * SECOND_MS)
  const leaving = cookieOf(await paper.reader('everything', end))
  expect(leaving).toContain(CLASS_COOKIE)
  expect(await compare(paper, yesterday, leaving)).toMatchObject({ status: 200 })
  await waitUntil(clock, end.getTime())
  expect(await compare(paper, yesterday, leaving)).toMatchObject({ status: 403 })

  // In the second after the node shows another version, nginx shows it to subscribers too.
  await publishTestIssue(services, { publisher: 'PV', date: today, edition: 4 }, 'v2')
  const nodeShows = async () =>
    (await ask(paper.node.url, current, cookies.get('everything') ?? '')).body
  await expect.poll(nodeShows, { interval: 20 }).toContain('/v2/')
  const shownAt = Date.now()
  await setTimeout(SECOND_MS - (shownAt % SECOND_MS))
  for (const plan of PLAN_NAMES) {
    const { body } = await compare(paper, current, cookies.get(plan) ?? '')
    expect([plan, body.includes('/v2/')]).toEqual([plan, true])
  }
  await setTimeout(Math.max(0, shownAt + KEPT_MS - Date.now()))
  expect((await compare(paper, current, '')).body).toContain('/v2/')

  // The day rolls over: issues open and close in this very second.
  const rollover = nextRollover(clock.now()).getTime()
  clock.moveTo(new Date(rollover - 2 * SECOND_MS))
  const later = cookieOf(await paper.reader('today only', new Date(rollover + 60 * MINUTE_MS)))
  expect(later).toContain(CLASS_COOKIE)
  // Whole seconds, so that the clocks of the node and of nginx have the same fraction.
  const ahead = Math.ceil((rollover - Date.now()) / SECOND_MS) - 3
  clock.moveTo(new Date(Date.now() + ahead * SECOND_MS))
  expect(await compare(paper, current, later)).toMatchObject({ status: 200 })
  expect(await compare(paper, tomorrow, later)).toMatchObject({ status: 404 })
  await waitUntil(clock, rollover)
  expect(await compare(paper, current, later)).toMatchObject({ status: 403 })
  expect(await compare(paper, tomorrow, later)).toMatchObject({ status: 200 })
})

/** `secure_link` and the node sign in this way. */
function sign(name: string, expiry: string, key = CLASS_KEY): string {
  return createHash('md5').update(`${key} ${name}.${expiry} ${key}`).digest('base64url')
}

/** Cookies that give no class, made from a valid one. */
function forgedForms(pass: string): [what: string, cookies: string][] {
  const [name = '', expiry = '', signature = ''] = pass.split('.')
  const wider = 'subscriber_everything_true_pv'
  const past = `${Number(expiry) - 300}`
  const one = (value: string) => `${CLASS_COOKIE}=${value}`
  const signed = (of: string, until: string, key?: string) =>
    one(`${of}.${until}.${sign(of, until, key)}`)
  const other = signature.startsWith('A') ? 'B' : 'A'
  // The same bytes, with other bits after the end.
  const spare = { A: 'B', Q: 'R', g: 'h', w: 'x' }[signature.at(-1) ?? ''] ?? ''
  return [
    ['nothing', one('')],
    ['a class alone', one(name)],
    ['no signature', one(`${name}.${expiry}`)],
    ['an empty signature', one(`${name}.${expiry}.`)],
    ['a fourth part', one(`${pass}.${signature}`)],
    ['another class', one(`${wider}.${expiry}.${signature}`)],
    ['a later expiry', one(`${name}.${Number(expiry) + 60}.${signature}`)],
    ['an earlier expiry', one(`${name}.${Number(expiry) - 1}.${signature}`)],
    ['one changed letter', one(`${name}.${expiry}.${other}${signature.slice(1)}`)],
    ['other spare bits', one(`${name}.${expiry}.${signature.slice(0, -1)}${spare}`)],
    ['padding', one(`${pass}==`)],
    ['the wrong case', one(`${name}.${expiry}.${signature.toLowerCase()}`)],
    ['quotes', one(`"${pass}"`)],
    ['percent encoding', one(pass.replace('.', '%2E'))],
    ['another key', signed(wider, expiry, 'another-key-with-more-than-32-letters')],
    ['an empty key', signed(wider, expiry, '')],
    ['the end of its time', signed(wider, past)],
    ['an expiry of eleven digits', signed(wider, `0${expiry}`)],
    ['a sign before the expiry', signed(wider, `+${expiry.slice(1)}`)],
    ['no expiry', signed(wider, '')],
    ['a class that is none', signed('freemium', expiry)],
    ['a class in capitals', signed('SUBSCRIBER_EVERYTHING_TRUE_PV', expiry)],
    ['a forged one before it', `${one('x')}; ${one(pass)}`],
    ['another name', `x${CLASS_COOKIE}=${pass}`],
  ]
}

test('a forged class cookie gives no class, and a valid one serves readers from the cache', async () => {
  const paper = await startPaper()
  const [today = '', , , yesterday = ''] = paper.pathsOfIssues
  const browser = await paper.reader('one month')
  const pass = browser.cookies.get(CLASS_COOKIE) ?? ''
  const forVisitors = await ask(paper.nginx.url, today, '')
  const requestsBefore = paper.requestsToNode()
  for (const [, cookie] of forgedForms(pass)) await ask(paper.nginx.url, today, cookie)
  // They get the visitors' answer, which costs the node one request in a second.
  expect(paper.requestsToNode() - requestsBefore).toBeLessThan(10)
  for (const [what, cookie] of forgedForms(pass)) {
    const { status, body } = await ask(paper.nginx.url, today, cookie)
    expect({ what, status, body }).toEqual({ what, status: 200, body: forVisitors.body })
    expect({ what, ...(await ask(paper.nginx.url, yesterday, cookie)) }).toMatchObject({
      what,
      status: 403,
    })
    const bearer = cookie.slice(cookie.lastIndexOf('=') + 1)
    if (what === 'another name' || what === 'a forged one before it') continue
    const headers = { authorization: `Bearer ${bearer || 'x'}` }
    const direct = await fetch(`${paper.node.url}/api${today}`, { headers })
    expect({ what, status: direct.status }).toEqual({ what, status: 401 })
  }

  // A renewal of the session through nginx gives a new pass, which is valid at once.
  const own = { origin: paper.services.config.publicUrl, cookie: cookieOf(browser) }
  const renewed = await fetch(`${paper.nginx.url}/api${refreshSession.path}`, {
    ...{ method: 'POST', headers: own },
  })
  const newPass = /sReaderClass=([^;]+)/.exec(renewed.headers.getSetCookie().join())?.[1] ?? ''
  const withNewPass = `sAccessToken=of-nobody; ${CLASS_COOKIE}=${newPass}`
  expect(await ask(paper.nginx.url, yesterday, withNewPass)).toMatchObject({ status: 200 })

  const cookieOfAnother = (number: number) => `sAccessToken=of-${number}; ${CLASS_COOKIE}=${pass}`
  expect(await ask(paper.nginx.url, yesterday, cookieOfAnother(0))).toMatchObject({ status: 200 })
  const before = paper.requestsToNode()
  const begin = Date.now()
  // One after the other: of requests that arrive at once in a new second, each may reach the node.
  for (let number = 0; number < 60; number += 1) {
    const answer = await ask(paper.nginx.url, yesterday, cookieOfAnother(number))
    expect(answer).toMatchObject({ status: 200, setCookie: [] })
  }
  const wholeSeconds = Math.ceil((Date.now() - begin) / SECOND_MS)
  expect(paper.requestsToNode() - before).toBeLessThanOrEqual(wholeSeconds + 2)
  for (const header of ['authorization', 'origin']) {
    const headers = { cookie: cookieOfAnother(0), [header]: 'https://other.example' }
    const answer = await fetch(`${paper.nginx.url}/api${yesterday}`, { headers })
    expect([header, answer.status]).toEqual([header, 401])
  }
  // A pass opens nothing but the data of issues.
  const headers = { authorization: `Bearer ${pass}` }
  const me = await fetch(`${paper.node.url}/api/users/entitlement`, { headers })
  expect(me.status).toBe(401)
})
