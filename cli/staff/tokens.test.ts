import { expect, test } from 'vitest'
import type { ArchivedArticle } from '#contract/archive.ts'
import { inviteTestStaff } from '#server/desk/testing.ts'
import { issueKey } from '#server/issues/testing.ts'
import { publishArticles, serverToSearch } from '#server/search/testing.ts'
import { recordWithdrawal } from '#store/withdrawals/withdrawals.ts'
import { operatorAt } from '../testing.ts'

const EMAIL = 'ravi@paper.example'
const LEAD = { id: 'lead', title: 'ಮಳೆ', text: 'ಮೊದಲ ಪುಟ' }
const LOCKED = { id: 'locked', title: '=cmd', text: 'ಮಳೆ "ನಿಂತಿತು", ಬೆಳೆ ಉಳಿಯಿತು' }

async function archive() {
  const server = await serverToSearch()
  const { services, clock } = server
  await publishArticles(services, [[LEAD], [LOCKED]])
  await publishArticles(services, [[{ ...LEAD, id: 'tomorrow' }]], {
    key: issueKey('2026-11-16'),
  })
  const { type } = operatorAt({ db: services.db, user: 'asha', now: clock.now })
  const get = (path: string, token: string, publisher = 'PV') => {
    const query = new URLSearchParams({ publisher, query: 'ಮಳೆ' })
    const headers = { authorization: `Bearer ${token}` }
    return server.app.request(`/api/archive/${path}?${query}`, { headers })
  }
  const make = async () => {
    const out = await type('staff', 'token', EMAIL, '--name', 'yearbook')
    const [, id = '', token = ''] = /^Token (\w+) for .*\n(broadsheet_[\w-]{43})$/.exec(out) ?? []
    return { id, token }
  }
  return { server, type, get, make }
}

const idsIn = async (response: Response) => {
  const { articles }: { articles: ArchivedArticle[] } = await response.json()
  return articles.map(({ id }) => id).sort()
}

test('a token searches all released issues, and only titles of its account', async () => {
  const { type, get, make } = await archive()
  await type('staff', 'invite', EMAIL, '--role', 'viewer', '--title', 'pv')
  const { token } = await make()

  const response = await get('search', token)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await idsIn(response)).toEqual(['lead', 'locked'])
  expect((await get('search', token, 'DH')).status).toBe(403)
  expect((await get('search', `${token}x`)).status).toBe(401)
})

test('a withdrawn article is neither found nor exported', async () => {
  const { server, type, get, make } = await archive()
  await type('staff', 'invite', EMAIL, '--role', 'viewer')
  const { token } = await make()
  await recordWithdrawal(server.services.db, {
    articles: [{ issue_id: 'PV-20261115-4', article_id: 'lead' }],
    pages: [{ issue_id: 'PV-20261115-4', version: 'v1', page_no: 1 }],
    requested: 'lead',
    reason: 'order of the court',
    notice: 'By order of the court.',
    by: 'asha',
    at: server.clock.now(),
  })

  expect(await idsIn(await get('search', token))).toEqual(['locked'])
  const exported = await (await get('search.csv', token)).text()
  expect(exported).not.toContain(LEAD.text)
  expect(exported).toContain('locked')
})

test('a role that does not see issues does not search them', async () => {
  const { type, get, make } = await archive()
  await type('staff', 'invite', EMAIL, '--role', 'finance')
  expect((await get('search', (await make()).token)).status).toBe(403)
})

test('an export is CSV that a spreadsheet opens without running it', async () => {
  const { type, get, make } = await archive()
  await type('staff', 'invite', EMAIL, '--role', 'admin')
  const response = await get('search.csv', (await make()).token)

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [columns, ...rows] = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(columns).toBe('publisher,date,edition,pageNo,id,title,text,url')
  const url = (id: string, page: number) =>
    `http://localhost:3000/article/${id}?date=2026-11-15&edition_No=4&pageNumber=${page}`
  expect(rows.sort()).toEqual([
    `PV,2026-11-15,4,1,lead,ಮಳೆ,ಮೊದಲ ಪುಟ,${url('lead', 0)}`,
    `PV,2026-11-15,4,2,locked,'=cmd,"ಮಳೆ ""ನಿಂತಿತು"", ಬೆಳೆ ಉಳಿಯಿತು",${url('locked', 1)}`,
  ])
})

test('a token is limited, listed without its secret, and stops when it is revoked or its account is closed', async () => {
  const { server, type, get, make } = await archive()
  await inviteTestStaff(server, { email: EMAIL, role: 'viewer' })
  const { id, token } = await make()
  for (let n = 0; n < 10; n++) expect((await get('search.csv', token)).status).toBe(200)
  const refused = await get('search.csv', token)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)

  const other = await make()
  expect(await type('staff', 'tokens')).not.toContain(token)
  await type('staff', 'revoke', id)
  expect((await get('search', token)).status).toBe(401)
  expect((await get('search', other.token)).status).toBe(200)
  await type('staff', 'close', EMAIL)
  expect((await get('search', other.token)).status).toBe(401)
  expect(await type('audit', 'list')).toContain(`revoked the token ${id} of `)
})
