import { expect, test } from 'vitest'
import { parseArchiveAccess } from '#domain/access.ts'
import { markPages, recordUndo, recordWithdrawal } from '#store/withdrawals/withdrawals.ts'
import { dataOf, serverWithIssues } from './testing.ts'

const ISSUE = 'PV-20261115-4'
const PAGE = { issue_id: ISSUE, version: 'v1', page_no: 1 }
const AT = new Date('2026-11-15T12:00:00+05:30')

/** A server on which the lead of the front page is withdrawn, and its page is not remade yet. */
async function serverWithWithdrawal() {
  const archive = parseArchiveAccess(-1)
  const server = await serverWithIssues({ kind: 'subscriber', archive, earlyAccess: false })
  const { db } = server.services
  const before = await read(server)
  await recordWithdrawal(db, {
    articles: [{ issue_id: ISSUE, article_id: 'p1-lead' }],
    pages: [PAGE],
    requested: 'p1-lead',
    reason: 'order of the court',
    notice: 'By order of the court.',
    by: 'asha',
    at: AT,
  })
  return { server, before }
}

type TestServer = Awaited<ReturnType<typeof serverWithIssues>>

async function read({ get }: TestServer) {
  return (await get(dataOf('20261115'))).json()
}

async function statusesIn({ app }: TestServer, folder: string): Promise<Record<string, number>> {
  const files = [
    'p01/w800.webp',
    'p01/page.pdf',
    'a/p1-lead.html',
    'a/p2-lead.html',
    'p02/w800.webp',
  ]
  const statuses = files.map(
    async (file) => [file, (await app.request(folder + file)).status] as const,
  )
  return Object.fromEntries(await Promise.all(statuses))
}

test('while its page is remade, no file that may show a withdrawn article is served', async () => {
  const { server, before } = await serverWithWithdrawal()

  expect(await statusesIn(server, before.data_url_suffix)).toEqual({
    'p01/w800.webp': 410,
    'p01/page.pdf': 410,
    'a/p1-lead.html': 410,
    'a/p2-lead.html': 410,
    'p02/w800.webp': 200,
  })
})

test('once its page is remade, only the article is refused, at old and new addresses', async () => {
  const { server, before } = await serverWithWithdrawal()
  await markPages(server.services.db, [PAGE], { isDone: true, at: AT })

  const after = await read(server)

  expect(after.data_url_suffix).not.toBe(before.data_url_suffix)
  for (const folder of [before.data_url_suffix, after.data_url_suffix]) {
    expect(await statusesIn(server, folder)).toEqual({
      'p01/w800.webp': 200,
      'p01/page.pdf': 200,
      'a/p1-lead.html': 410,
      'a/p2-lead.html': 200,
      'p02/w800.webp': 200,
    })
  }
})

test('issue data names a withdrawn article with its notice, and no page has it', async () => {
  const { server, before } = await serverWithWithdrawal()
  const after = await read(server)
  const articles = (data: typeof after) => data.sections[0].pages[0].articles.length
  expect([articles(before), articles(after)]).toEqual([1, 0])
  expect(after.withdrawn).toEqual({
    'p1-lead': { withdrawn_at: AT.toISOString(), notice: 'By order of the court.' },
  })
  expect(JSON.stringify(after)).not.toContain('Title of p1-lead')
})

test('proxies revalidate page files after a minute', async () => {
  const server = await serverWithIssues()
  const { data_url_suffix } = await read(server)
  const file = await server.app.request(`${data_url_suffix}p01/w800.webp`)
  expect(file.headers.get('cache-control')).toMatch(/^public, max-age=\d+, s-maxage=60, immutable$/)
})

test('replaced files are read again, although the old ones are in memory', async () => {
  const { server, before } = await serverWithWithdrawal()
  const { db, assets } = server.services
  await markPages(db, [PAGE], { isDone: true, at: AT })
  const address = `${before.data_url_suffix}p02/w800.webp`
  const first = await (await server.app.request(address)).text()
  await assets.write('PV/20261115/4/v1/p02/w800.webp', new TextEncoder().encode('replaced'))
  expect(await (await server.app.request(address)).text()).toBe(first)

  await recordUndo(db, { ids: [], pages: [PAGE], by: 'asha', at: AT })

  // The file no longer matches its checksum, which shows that it was read.
  expect((await server.app.request(address)).status).toBe(503)
})
