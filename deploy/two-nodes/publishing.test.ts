// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorAt } from '#cli/testing.ts'
import { UPLOADS_PATH } from '#contract/desk/uploads.ts'
import { EpaperData, getEpaperData } from '#contract/issues.ts'
import { API_BASE } from '#contract/route.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { printPdf } from '#press/testing.ts'
import { TEST_AUTHOR } from '#server/desk/testing.ts'
import { GROUPS } from '#server/issues/testing.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { versionsOf } from '#store/issues/versions.ts'
import { inviteStaffMember } from '#store/staff/change-staff.ts'
import { insertDeskSession } from '#store/staff/desk-sessions.ts'
import { uploadedBytes } from '#store/uploads/upload-files.ts'
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

test('an upload through the proxy that is cut off continues at its offset, in S3', async () => {
  const { db, press, url } = deployment
  const member = { email: 'asha@paper.example', name: 'Asha Rao' }
  const post = { role: 'editor', scope: 'all' } as const
  const invited = await inviteStaffMember(
    { db, author: TEST_AUTHOR, at: new Date() },
    { ...member, post },
  )
  if (invited.kind === 'taken') throw new Error('The account exists')
  const token = await insertDeskSession(db, invited.id, Date.now())
  const headers = { cookie: `deskSession=${token}`, rid: 'desk', 'tus-resumable': '1.0.0' }
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9_000_000)])
  const issue = { publisher: 'PV', edition: 4, date: TODAY, filename: '01.pdf' }
  const metadata = Object.entries(issue)
    .map(([name, value]) => `${name} ${Buffer.from(`${value}`).toString('base64')}`)
    .join()
  const created = await fetch(`${url}${API_BASE}${UPLOADS_PATH}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': `${file.length}`, 'upload-metadata': metadata },
  })
  expect(created.status).toBe(201)
  const path = created.headers.get('location') ?? ''
  const offset = async () =>
    Number((await fetch(url + path, { method: 'HEAD', headers })).headers.get('upload-offset'))
  const patch = (from: number) => ({
    ...{ ...headers, 'content-type': 'application/offset+octet-stream' },
    'upload-offset': `${from}`,
  })

  const { hostname, port } = new URL(url)
  const half = file.length / 2
  const cut = request({
    ...{ hostname, port, path, method: 'PATCH' },
    headers: { ...patch(0), 'content-length': file.length },
  }).on('error', () => {})
  cut.write(file.subarray(0, half))
  await expect.poll(offset).toBeGreaterThan(0)
  cut.destroy()
  // The server stores what had arrived; until then it may refuse the rest, and browsers try again.
  let received = 0
  const isStored = async () => {
    const before = received
    received = await offset()
    return received === before
  }
  await expect.poll(isStored, { interval: 1000 }).toBe(true)
  expect(received).toBeLessThanOrEqual(half)
  const body = file.subarray(received)
  const rest = await fetch(url + path, { method: 'PATCH', headers: patch(received), body })
  expect([rest.status, await offset()]).toEqual([204, file.length])

  const stored = createHash('sha256')
  const id = path.split('/').at(-1) ?? ''
  for await (const bytes of uploadedBytes(press, id)) stored.update(bytes)
  expect(stored.digest('hex')).toBe(createHash('sha256').update(file).digest('hex'))
})
