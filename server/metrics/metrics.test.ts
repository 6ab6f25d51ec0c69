import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { getMetrics } from '#contract/health.ts'
import { previewSubscription } from '#contract/payments.ts'
import { API_BASE } from '#contract/route.ts'
import { paymentsByState } from '#store/figures.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import {
  insertPayment,
  insertReader,
  insertRefund,
  insertSubscription,
} from '#store/payments/testing.ts'
import { askForCode, enterCode, wrongCode } from '../auth/code-testing.ts'
import { browserOn, latestCode } from '../auth/testing.ts'
import { GROUPS, issueKey, publishTestIssue } from '../issues/testing.ts'
import { openShop, purchaseOf, stockPlans } from '../payments/testing.ts'
import { createTestServer } from '../testing.ts'
import { METRICS_TOKEN, openMetrics } from './testing.ts'

const CONTACT = 'asha@example.com'

test('without a token in the configuration there are no figures', async () => {
  const { app } = await createTestServer()
  expect((await app.request(API_BASE + getMetrics.path)).status).toBe(404)
})

test('only the bearer of the token sees them', async () => {
  const { app, ask } = await openMetrics()

  expect((await app.request(API_BASE + getMetrics.path)).status).toBe(403)
  expect((await ask(`${METRICS_TOKEN}.`)).status).toBe(403)
  expect((await ask(METRICS_TOKEN.toUpperCase())).status).toBe(403)
  const answer = await ask(METRICS_TOKEN)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('requests are counted by route, and how long they took', async () => {
  const { app, read } = await openMetrics()
  await app.request(`${API_BASE}/healthz`)
  await app.request(`${API_BASE}/healthz`)
  await app.request(`${API_BASE}/nothing/of/this/name?contact=${CONTACT}`)

  const text = await read()

  expect(text).toContain(
    'broadsheet_requests_total{method="GET",route="/api/healthz",status="200"} 2',
  )
  expect(text).toContain('broadsheet_request_seconds_count{route="/api/healthz"} 2')
  expect(text).toMatch(/broadsheet_requests_total\{method="GET",route="[^"]*",status="404"\} 1/)
  expect(text).not.toContain(CONTACT)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('codes and sign-ins are counted by their way, and name nobody', async () => {
  const server = await openMetrics()
  const browser = browserOn(server)
  const sent = await askForCode(browser, CONTACT)
  const code = latestCode(server, CONTACT)
  await enterCode(browser, sent, wrongCode(code))
  await enterCode(browser, sent, code)

  const text = await server.read()

  for (const [event, kind] of [
    ['code sent', 'email'],
    ['code refused', 'wrong'],
    ['signed in', 'email'],
  ]) {
    expect(text).toContain(
      `broadsheet_events_total{level="info",event="${event}",kind="${kind}"} 1`,
    )
  }
  expect(text).not.toContain(CONTACT)
})

test('late jobs and when today’s paper was published come from the database', async () => {
  const { services, clock, read } = await openMetrics()
  await saveEditionGroups(services.db, 'PV', GROUPS)
  await publishTestIssue(services, issueKey('2026-11-15'))
  const at = clock.now().getTime()
  const job = { payload: '{}', tries: 0, taken_until: null, last_error: null, done_at: null }
  await services.db
    .insertInto('job')
    .values([
      {
        ...job,
        id: '1',
        kind: 'a',
        key: '1',
        state: 'waiting',
        run_at: at - 61_000,
        created_at: at,
      },
      { ...job, id: '2', kind: 'a', key: '2', state: 'waiting', run_at: at - 1000, created_at: at },
      { ...job, id: '3', kind: 'a', key: '3', state: 'done', run_at: at - 90_000, created_at: at },
    ])
    .execute()

  const text = await read()

  expect(text).toContain('broadsheet_jobs_late 1')
  const opened = Date.parse('2026-11-15T06:00:00+05:30') / 1000
  expect(text).toContain(`broadsheet_published_timestamp_seconds{title="PV",edition="4"} ${opened}`)
  expect(text).not.toContain('broadsheet_published_timestamp_seconds{title="PV",edition="5"}')
  const city = 'broadsheet_edition_state{title="PV",edition="4",name="Bengaluru City"'
  const rural = 'broadsheet_edition_state{title="PV",edition="5",name="Bengaluru Rural"'
  for (const line of [
    `${city},state="out"} 1`,
    `${city},state="missing"} 0`,
    `${rural},state="out"} 0`,
    `${rural},state="missing"} 1`,
  ]) {
    expect(text).toContain(line)
  }
})

test('refunds that need an operator are counted, with the age of the oldest', async () => {
  const { services, clock, read } = await openMetrics()
  const { db } = services
  await stockPlans(db)
  const before = await read()
  const now = clock.now().getTime()
  const reader = await insertReader(db)
  const payment = await insertPayment(db, await insertSubscription(db, reader, 'month'))
  for (const manual_since of [now - 2 * DAY_MS, now - DAY_MS]) {
    await insertRefund(db, payment, { state: 'manual', manual_since, requested_at: now })
  }
  await insertRefund(db, payment, { state: 'submitted' })
  await insertRefund(db, payment, { state: 'processed', overpaid_at: now - DAY_MS })
  await insertRefund(db, payment, { state: 'processed', overpaid_at: now - 8 * DAY_MS })

  const text = await read()

  expect(before).toContain('broadsheet_refunds{state="manual"} 0')
  expect(text).toContain('broadsheet_refunds{state="manual"} 2')
  expect(text).toContain('broadsheet_refunds{state="submitted"} 1')
  expect(text).toContain('broadsheet_refunds_overpaid 1')
  expect(text).toMatch(/broadsheet_refund_manual_oldest_seconds 17280\d\b/)
})

test('payments are counted by what became of them, those of the last day', async () => {
  const { member, services, clock } = await openShop()
  const kavya = await member()
  await kavya.buy('month')
  await kavya.browser.send('POST', previewSubscription.path, purchaseOf('year', 'switch'))
  const now = clock.now().getTime()
  const since = (ms: number) => paymentsByState(services.db, new Date(now - ms))

  const counted = await since(DAY_MS)

  expect(new Set(counted)).toEqual(
    new Set([
      { state: 'paid', count: 1 },
      { state: 'created', count: 1 },
    ]),
  )
  expect(await since(-1)).toEqual([])
})

test.each(['alerts.yaml', 'dashboard.json'])('%s asks for figures that there are', async (file) => {
  const { read } = await openMetrics()
  const asked = readFileSync(`deploy/observability/${file}`, 'utf8').match(
    /\b(broadsheet|nodejs|process)_[a-z0-9_]+/g,
  )
  const told = await read()
  const names = new Set(asked?.map((name) => name.replace(/_(bucket|count|sum)$/, '')))

  expect(names.size).toBeGreaterThan(5)
  for (const name of names) expect(told).toContain(`# TYPE ${name} `)
})

test('an event that an alert counts is reported before it first happens', async () => {
  const { read } = await openMetrics()
  const alerts = readFileSync('deploy/observability/alerts.yaml', 'utf8')
  const counted = alerts.matchAll(/increase\(broadsheet_events_total\{event="([^"]+)"/g)
  const events = [...counted].map(([, event]) => event)
  const text = await read()

  expect(events).toContain('job given up')
  for (const event of events) {
    expect(text).toMatch(new RegExp(`broadsheet_events_total\\{.*event="${event}".*\\} 0`))
  }
})

test('the space on the disks of data, database and pages is reported', async () => {
  const { read, services } = await openMetrics()
  mkdirSync(join(services.config.dataDir, 'assets'))

  const text = await read()

  for (const store of ['data', 'database', 'pages']) {
    expect(text).toMatch(new RegExp(`broadsheet_disk_free_bytes\\{store="${store}"\\} \\d+`))
    expect(text).toMatch(new RegExp(`broadsheet_disk_size_bytes\\{store="${store}"\\} \\d+`))
  }
})
