import { expect, test } from 'vitest'
import { listPreviewIssues, openPreview } from '#contract/desk/previews.ts'
import { leaveDesk } from '#contract/desk/sessions.ts'
import { closeStaff } from '#contract/desk/staff.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { parseArchiveAccess } from '#domain/access.ts'
import { hideIssue } from '#store/issues/versions.ts'
import { browserOn, signIn } from '../auth/testing.ts'
import { browserOfStaff, signedInStaff } from '../desk/testing.ts'
import { issueKey, publishTestIssue, serverWithIssues } from '../issues/testing.ts'

const TOMORROW = { publisher: 'PV', edition: '4', date: '2026-11-16' }
const V1 = { ...TOMORROW, version: 'v1' }

type StaffBrowser = Awaited<ReturnType<typeof browserOfStaff>>

/** Opens a preview, and returns a function that makes its calls as the readers' app does. */
async function preview({ ask, browser }: StaffBrowser, query: Record<string, string>) {
  const response = await ask(openPreview, { query })
  const { address } = await response.json()
  const token = /^\/preview\/([\w-]+)\//.exec(address)?.[1] ?? ''
  return {
    status: response.status,
    address,
    token,
    get: (path: string, from = browser) => from.send('GET', `/desk/preview/${token}${path}`),
  }
}

const dataPath = (date = '20261116', edition = 4) =>
  `/epaper/data?publisher=PV&date=${date}&edition=${edition}`

async function withViewer(...scope: { publisher: 'PV'; edition: number }[]) {
  const server = await serverWithIssues()
  const staff = { role: 'viewer', ...(scope.length > 0 && { scope }) } as const
  return { server, viewer: await browserOfStaff(server, staff) }
}

test.each([
  ['visitor', [false, true], '/epaper/files/', { code: 'login-required' }],
  ['freemium', [false, true], '/epaper/files/', { kind: 'none' }],
  ['subscriber', [false, false], '/epaper/signed/', { kind: 'subscriber' }],
] as const)(
  'a preview shows tomorrow’s issue as a %s will see it after its release, by the rules for readers',
  async (reader, locks, folder, entitlement) => {
    const after = await serverWithIssues(
      reader === 'subscriber'
        ? { kind: 'subscriber', archive: parseArchiveAccess(-1), earlyAccess: true }
        : { kind: reader },
    )
    after.clock.moveTo(new Date('2026-11-16T06:00:00+05:30'))
    const real = await (await after.get(dataPath())).json()

    const { server, viewer } = await withViewer()
    const { get, token } = await preview(viewer, { ...V1, reader })
    const answer = await get(dataPath())
    const data = await answer.json()
    const { data_url_suffix, html_url_suffix, ...rest } = data
    expect(real).toMatchObject(rest)
    expect(data_url_suffix).toContain(`/api/desk/preview/${token}${folder}`)
    expect(html_url_suffix).toBe(data_url_suffix)
    expect(data.sections[0].pages.map(({ locked }: { locked: boolean }) => locked)).toEqual(locks)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')

    const files = data_url_suffix.slice(`/api/desk/preview/${token}`.length)
    const front = await get(`${files}p01/w800.webp`)
    expect(await front.text()).toBe('2026-11-16 v1 p01/w800.webp')
    expect(front.headers.get('cache-control')).toBe('private, no-store')
    expect(front.headers.get('x-content-type-options')).toBe('nosniff')
    const second = await get(`${files}p02/w800.webp`)
    expect(second.status).toBe(reader === 'subscriber' ? 200 : 403)
    expect(await (await get('/epaper/current-issue?publisher=PV&edition=4')).json()).toMatchObject({
      date: '2026-11-16',
      version: 'v1',
      next: null,
    })
    expect(await (await get('/users/entitlement')).json()).toMatchObject(entitlement)
    // Readers still get nothing of it.
    expect((await server.get(dataPath())).status).toBe(404)
    expect((await server.get(`${files}p01/w800.webp`)).ok).toBe(false)
  },
)

test('any stored version can be previewed, also of an issue that readers do not see', async () => {
  const { server, viewer } = await withViewer()
  await publishTestIssue(server.services, issueKey('2026-11-16'), 'v2')
  await hideIssue(server.services.db, issueKey('2026-11-16'))
  for (const version of ['v1', 'v2']) {
    const { get } = await preview(viewer, { ...V1, version, reader: 'subscriber' })
    const { data_url_suffix } = await (await get(dataPath())).json()
    expect(data_url_suffix).toContain(`/20261116/4/${version}/`)
  }
  const { get } = await preview(viewer, { ...V1, version: 'v3', reader: 'subscriber' })
  expect((await get(dataPath())).status).toBe(404)
  expect(await (await viewer.ask(listPreviewIssues)).json()).toMatchObject({
    issues: [{ date: '2026-11-16', edition: 4, isShown: false }, {}, {}, {}],
  })
})

test('a preview has one issue, answers no change, and its signatures open nothing else', async () => {
  const { server, viewer } = await withViewer()
  await publishTestIssue(server.services, issueKey('2026-11-16', 5))
  const { get, token } = await preview(viewer, { ...V1, reader: 'subscriber' })
  expect((await get(dataPath('20261116', 5))).status).toBe(404)
  expect((await get(dataPath('20261115'))).status).toBe(404)
  const { data_url_suffix } = await (await get(dataPath())).json()
  const files = data_url_suffix.slice(`/api/desk/preview/${token}`.length)
  expect((await get(`${files.replace('/4/v1/', '/5/v1/')}p01/w800.webp`)).status).toBe(403)
  expect((await get('/epaper/search?publisher_short_code=PV&query=title')).status).toBe(404)
  const change = await viewer.browser.send('POST', `/desk/preview/${token}/auth/signout`, {})
  expect(change.status).toBe(403)
})

test('a preview ends after 15 minutes, with the session and with the account', async () => {
  const { server, viewer } = await withViewer()
  const admin = await signedInStaff(server, { role: 'admin', email: 'admin@paper.example' })
  const query = { ...V1, reader: 'subscriber' }
  const first = await preview(viewer, query)
  expect((await first.get(dataPath())).status).toBe(200)
  expect((await first.get(dataPath(), admin.browser)).status).toBe(403)
  expect((await first.get(dataPath(), browserOn(server))).status).toBe(403)

  server.clock.moveTo(new Date(server.clock.now().getTime() + 15 * MINUTE_MS))
  expect((await first.get(dataPath())).status).toBe(403)
  const second = await preview(viewer, query)
  expect((await second.get(dataPath())).status).toBe(200)
  const { browser } = viewer
  const cookies = new Map(browser.cookies)
  await viewer.ask(leaveDesk)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  expect((await second.get(dataPath())).status).toBe(403)

  const ravi = await browserOfStaff(server, { role: 'editor', email: 'ravi@paper.example' })
  const third = await preview(ravi, query)
  expect((await third.get(dataPath())).status).toBe(200)
  await admin.ask(closeStaff, { params: { id: ravi.id } })
  expect((await third.get(dataPath())).status).toBe(403)
})

test('a preview of an edition outside the scope is refused, also when the scope shrinks later', async () => {
  const { server, viewer } = await withViewer({ publisher: 'PV', edition: 5 })
  expect((await preview(viewer, { ...V1, reader: 'visitor' })).status).toBe(403)
  const own = await preview(viewer, { ...V1, edition: '5', reader: 'visitor' })
  expect(own.status).toBe(200)
  expect((await own.get('/epaper/editions?publisher=PV')).status).toBe(200)
  const scope = JSON.stringify([{ publisher: 'DH', edition: null }])
  await server.services.db
    .updateTable('staff_account')
    .set({ scope })
    .where('id', '=', viewer.id)
    .execute()
  expect((await own.get('/epaper/editions?publisher=PV')).status).toBe(403)
  expect(await (await viewer.ask(listPreviewIssues)).json()).toEqual({ issues: [] })
})

test('the session of a reader in the same browser neither counts nor changes', async () => {
  const { server, viewer } = await withViewer()
  const { browser } = await signIn(server, 'reader@example.com')
  for (const [name, value] of browser.cookies) viewer.browser.cookies.set(name, value)
  const before = new Map(viewer.browser.cookies)
  const { get } = await preview(viewer, { ...V1, reader: 'visitor' })
  const answer = await get('/users/entitlement')
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await (await get(dataPath())).json()).sections[0].pages[1].locked).toBe(true)
  expect(viewer.browser.cookies).toEqual(before)
})
