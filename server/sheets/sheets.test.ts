import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { recordCancellation, recordPlanChanges } from '#contract/sheets.ts'
import { sheetRows } from '#store/sheets.ts'
import { browserOn, signIn } from '../auth/testing.ts'
import { passTimeUntil, runDueJobs } from '../jobs/run-jobs.ts'
import { createTestServer } from '../testing.ts'

const reason = { 'Email-ID': 'kavya@example.com', Reason: 'too expensive', Message: '' }
const change = {
  email: 'kavya@example.com',
  current_plan_name: 'Month',
  current_plan_start: 1_763_000_000,
  current_plan_end: '2026-12-15T00:00:00Z',
  current_plan_price: 14_900,
  new_plan_name: 'Year',
  new_plan_start: 1_763_000_000_000,
  new_plan_end: 1_794_000_000_000,
  new_plan_price: 129_900,
}

async function signedIn(env = {}) {
  const server = await createTestServer(env)
  const { browser } = await signIn(server, 'kavya@example.com')
  return { server, browser, db: server.services.db }
}

/** A spreadsheet service that refuses at first. */
async function openSheet(refusals: number) {
  const got: { path: string | undefined; rowId: unknown; body: unknown }[] = []
  let asked = 0
  const sheet = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked += 1
    if (asked > refusals) {
      const body = JSON.parse(Buffer.concat(chunks).toString())
      got.push({ path: request.url, rowId: request.headers['x-row-id'], body })
    }
    response.writeHead(asked > refusals ? 200 : 503).end('{}')
  })
  await new Promise<void>((resolve) => sheet.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void sheet.close())
  const address = sheet.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, got, asked: () => asked }
}

test('a reason for cancelling is kept', async () => {
  const { browser, db } = await signedIn()

  const response = await browser.send('POST', recordCancellation.path, reason)

  expect([response.status, await response.json()]).toEqual([200, { created: 1 }])
  expect((await sheetRows(db, 'cancellations')).map(({ data }) => JSON.parse(data))).toEqual([
    reason,
  ])
  expect(await db.selectFrom('job').selectAll().execute()).toEqual([])
})

test('changes of plan are kept one by one, and told how many', async () => {
  const { browser, db } = await signedIn()

  const response = await browser.send('POST', recordPlanChanges.path, { data: [change, change] })

  expect(await response.json()).toEqual({ created: 2 })
  const rows = await sheetRows(db, 'plan-changes')
  expect(rows.map(({ data }) => JSON.parse(data).current_plan_start)).toEqual([
    1_763_000_000_000, 1_763_000_000_000,
  ])
})

test('a configured spreadsheet gets each row, however often it refuses at first', async () => {
  const sheet = await openSheet(3)
  const { server, browser, db } = await signedIn({
    CANCELLATION_SHEET_URL: `${sheet.url}/reasons`,
    PLAN_CHANGE_SHEET_URL: `${sheet.url}/changes`,
  })
  await browser.send('POST', recordCancellation.path, reason)
  await runDueJobs(server.services)
  expect([sheet.asked(), sheet.got]).toEqual([1, []])

  const { services, clock } = server
  await passTimeUntil({ ...services, clock }, new Date('2026-11-15T12:10:00+05:30'))
  await browser.send('POST', recordPlanChanges.path, { data: [change] })
  await runDueJobs(services)

  const [row] = await sheetRows(db, 'cancellations')
  expect(sheet.got).toMatchObject([
    { path: '/reasons', rowId: row?.id, body: reason },
    { path: '/changes', body: { data: [{ new_plan_name: 'Year', new_plan_price: 129_900 }] } },
  ])
})

test.each([
  ['a reason that is none', recordCancellation.path, { ...reason, Reason: 'bored' }],
  ['others without words', recordCancellation.path, { ...reason, Reason: 'Others' }],
  ['no changes', recordPlanChanges.path, { data: [] }],
  ['a field of its own', recordPlanChanges.path, { data: [{ ...change, x: 1 }] }],
])('%s is refused', async (_what, path, body) => {
  const { browser, db } = await signedIn()

  expect((await browser.send('POST', path, body)).status).toBe(400)

  expect(await db.selectFrom('sheet_row').selectAll().execute()).toEqual([])
})

test('a visitor writes to no sheet', async () => {
  const visitor = browserOn(await createTestServer())
  expect((await visitor.send('POST', recordCancellation.path, reason)).status).toBe(401)
})
