import { expect, test } from 'vitest'
import { ARCHIVE_LIMITS } from '#contract/archive.ts'
import {
  exportDeskArchive,
  listArchiveTokens,
  makeArchiveToken,
  revokeArchiveToken,
  searchDeskArchive,
} from '#contract/desk/archive.ts'
import { readLog } from '#contract/desk/log.ts'
import { issueKey } from '../issues/testing.ts'
import { publishArticles, serverToSearch } from '../search/testing.ts'
import { browserOfStaff, inviteTestStaff } from './testing.ts'

const LEAD = { id: 'lead', title: 'ಮಳೆ', text: 'ಮೊದಲ ಪುಟ' }
const LOCKED = { id: 'locked', title: 'ಬೆಳೆ', text: 'ಮಳೆ ನಿಂತಿತು' }
const RAIN = { publisher: 'PV', query: 'ಮಳೆ' }

/** Two articles of today, and one that is not released yet. */
async function serverWithArchive() {
  const server = await serverToSearch()
  await publishArticles(server.services, [[LEAD], [LOCKED]])
  const tomorrow = { key: issueKey('2026-11-16') }
  await publishArticles(server.services, [[{ ...LEAD, id: 'tomorrow' }]], tomorrow)
  return server
}

const idsIn = async (response: Response) => {
  const { articles }: { articles: { id: string }[] } = await response.json()
  return articles.map(({ id }) => id)
}

test('staff who see issues search whole articles of every released issue', async () => {
  const server = await serverWithArchive()
  const { ask } = await browserOfStaff(server, { role: 'viewer' })
  const reply = await (await ask(searchDeskArchive, { query: RAIN })).json()
  expect(reply).toMatchObject({ total: 2, articles: [LEAD, LOCKED] })
  expect(reply.sections).toEqual([{ name: 'Main', names: { en: 'Main', kn: 'Main' } }])
})

test('the filters narrow the search, and the sections of all matches stay listed', async () => {
  const server = await serverWithArchive()
  const { ask } = await browserOfStaff(server, { role: 'viewer' })
  const found = async (more: object) =>
    idsIn(await ask(searchDeskArchive, { query: { ...RAIN, ...more } }))
  expect(await found({ edition: '5' })).toEqual([])
  expect(await found({ to: '20261114' })).toEqual([])
  expect(await found({ from: '20261115', sort: 'newest', limit: '1' })).toHaveLength(1)
  const other = await ask(searchDeskArchive, { query: { ...RAIN, section: 'Sport' } })
  expect(await other.json()).toMatchObject({ total: 0, sections: [{ name: 'Main' }] })
})

test('an export is limited for each person', async () => {
  const server = await serverWithArchive()
  const asha = await browserOfStaff(server, { role: 'viewer' })
  const ravi = await browserOfStaff(server, { role: 'viewer', email: 'ravi@paper.example' })
  const statusFor = async ({ ask }: typeof asha) =>
    (await ask(exportDeskArchive, { query: RAIN })).status
  const response = await asha.ask(exportDeskArchive, { query: RAIN })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await response.text()).toContain('ಮಳೆ ನಿಂತಿತು')
  for (let n = 1; n < ARCHIVE_LIMITS.exportsAnHour; n += 1) expect(await statusFor(asha)).toBe(200)
  expect(await statusFor(asha)).toBe(429)
  expect(await statusFor(ravi)).toBe(200)
})

test('an admin makes a token, which searches until it is revoked; the log names both', async () => {
  const server = await serverWithArchive()
  const { ask } = await browserOfStaff(server, { role: 'admin' })
  const { id: staff_id } = await inviteTestStaff(server, { email: 'ravi@paper.example' })
  const made = await ask(makeArchiveToken, { body: { staff_id, name: ' yearbook ' } })
  const { id, token } = await made.json()
  const search = () =>
    server.app.request(`/api/archive/search?${new URLSearchParams(RAIN)}`, {
      headers: { authorization: `Bearer ${token}` },
    })

  expect(await idsIn(await search())).toEqual(['lead', 'locked'])
  const listed = await (await ask(listArchiveTokens)).text()
  expect(JSON.parse(listed)).toMatchObject([
    { id, email: 'ravi@paper.example', name: 'yearbook', revoked_at: null },
  ])
  expect(listed).not.toContain(token)

  expect((await ask(revokeArchiveToken, { params: { id } })).status).toBe(200)
  expect((await search()).status).toBe(401)
  const { entries } = await (await ask(readLog)).json()
  const actions = entries.map(({ action }: { action: string }) => action)
  expect(actions.slice(0, 2)).toEqual(['staff.token-revoked', 'staff.token-made'])
})

test('a token for an unknown account is not made, and an unknown one is not revoked', async () => {
  const server = await serverWithArchive()
  const { ask } = await browserOfStaff(server, { role: 'admin' })
  const staff_id = '7b0c3f0e-5a5e-4b7e-9d52-4b1a3f6a1c11'
  const made = await ask(makeArchiveToken, { body: { staff_id, name: 'yearbook' } })
  expect(made.status).toBe(404)
  expect((await ask(revokeArchiveToken, { params: { id: 'none' } })).status).toBe(404)
})
