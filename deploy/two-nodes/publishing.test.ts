// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { EpaperData, getEpaperData } from '#contract/issues.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { printPdf } from '#press/testing.ts'
import { GROUPS } from '#server/issues/testing.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { versionsOf } from '#store/issues/versions.ts'
import { SLOW_LIMIT_MS } from '#test-support/time-limits.ts'
import { type Deployment, startDeployment } from './deployment-testing.ts'
import { send, signIn } from './reader-testing.ts'

const TODAY = newspaperDay(new Date())
const PHONE = '+919800000010'
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-print-'))

let deployment: Deployment
let nodes: string[]
let operator: ReturnType<typeof operatorAt>

beforeAll(async () => {
  deployment = await startDeployment()
  nodes = deployment.nodes
  operator = operatorAt(deployment)
  await saveEditionGroups(deployment.db, 'PV', GROUPS)
}, SLOW_LIMIT_MS)
afterAll(async () => {
  await deployment.stop()
  rmSync(folder, { recursive: true })
})

async function publish(headline: string): Promise<void> {
  const pdf = join(folder, 'issue.pdf')
  writeFileSync(pdf, await printPdf([`${headline} one`, `${headline} two`]))
  const issue = ['--date', TODAY, '--edition', '4', '--early', '00:00', '--general', '00:00']
  await operator.type('press', 'publish', pdf, ...issue, '--yes', 'release,duplicate')
}

const TODAYS = {
  method: getEpaperData.method,
  path: `${getEpaperData.path}?date=${TODAY.replaceAll('-', '')}&edition=4&publisher=PV`,
}

/** The folder of today's issue on each node for this reader; undefined while there is none. */
async function folders(bearer?: string): Promise<(string | undefined)[]> {
  return Promise.all(
    nodes.map(async (node) => {
      const response = await send(node, TODAYS, bearer ? { bearer } : {})
      return response.ok ? EpaperData.parse(await response.json()).data_url_suffix : undefined
    }),
  )
}

/** Waits until both nodes show the expected state; returns how long it took. */
async function waitForBoth(show: (found: (string | undefined)[]) => boolean): Promise<number> {
  const began = performance.now()
  await expect.poll(async () => show(await folders()), { interval: 20 }).toBe(true)
  return Math.round(performance.now() - began)
}

const areSame = ([first, second]: (string | undefined)[]) => first !== undefined && first === second

test('both nodes publish, replace and withdraw an issue within seconds', async () => {
  await publish('Tanks fill')
  const published = await waitForBoth(areSame)
  const [before] = await folders()

  await publish('Tanks overflow')
  const replaced = await waitForBoth((found) => areSame(found) && found[0] !== before)
  const [after] = await folders()
  const front = `${deployment.url}${after}p01/w1200.webp`
  expect((await fetch(front)).status).toBe(200)

  await operator.type('press', 'unpublish', `${TODAY}/4`)
  const withdrawn = await waitForBoth((found) => found.every((one) => one === undefined))
  // It is also gone from the cache of the proxy.
  await expect.poll(async () => (await fetch(front)).status).toBe(404)
  console.info(
    `both nodes: published after ${published} ms, replaced ${replaced}, withdrawn ${withdrawn}`,
  )
})

test('a signed URL of one node is valid on the other and through the proxy', async () => {
  const [latest] = await versionsOf(deployment.db, { publisher: 'PV', date: TODAY, edition: 4 })
  await operator.type('press', 'restore', latest?.version ?? '', `${TODAY}/4`)
  const { access } = await signIn(deployment, {
    phone: PHONE,
    requestOn: nodes[0] ?? '',
    enterOn: nodes[1] ?? '',
  })
  await operator.type('readers', 'grant', PHONE, '--archive', '-1')
  await expect
    .poll(async () => (await folders(access)).every((found) => found?.includes('/signed/')))
    .toBe(true)
  const [address = ''] = await folders(access)
  const page = `${address}p02/w1200.webp`

  for (const node of nodes) expect((await fetch(node + page)).status).toBe(200)
  const viaProxy = (headers = {}) => fetch(deployment.url + page, { headers })
  const response = await viaProxy()
  expect(response.status).toBe(200)
  expect([...(await viaProxy()).headers]).toEqual(
    expect.arrayContaining([
      ['x-cache', 'HIT'],
      ['etag', response.headers.get('etag')],
    ]),
  )
  expect((await viaProxy({ range: 'bytes=0-9', cookie: 'sAccessToken=of-nobody' })).status).toBe(
    206,
  )
  const forged = await fetch(deployment.url + page.replace(/signed\/[^.]+\./, 'signed/zzzzzzzz.'))
  expect(forged.status).toBe(403)
})

test('during a rolling upgrade, a file that only one node has is found', async () => {
  const names = nodes.map((node) => `/assets/app-${new URL(node).port}.js`)
  for (const name of [...names, ...names]) {
    expect((await fetch(deployment.url + name)).status).toBe(200)
  }
  expect((await fetch(`${deployment.url}/assets/no-such-file.js`)).status).toBe(404)
})

test('the proxy blocks operator paths and bodies that are too large', async () => {
  expect((await fetch(`${deployment.url}/api/metrics`)).status).toBe(404)
  const large = { method: 'POST', body: 'x'.repeat(200 * 1024) }
  expect((await fetch(`${deployment.url}/api/contact`, large)).status).toBe(413)
})
