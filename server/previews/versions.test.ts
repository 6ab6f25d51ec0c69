import { expect, test } from 'vitest'
import { listVersionPages, listVersions } from '#contract/desk/versions.ts'
import { publishVersion } from '#store/issues/publish.ts'
import { issueVersion } from '#store/issues/shown-issue.ts'
import { recordWithdrawal } from '#store/withdrawals/withdrawals.ts'
import { browserOn } from '../auth/testing.ts'
import { browserOfStaff } from '../desk/testing.ts'
import { issueKey, serverWithIssues } from '../issues/testing.ts'

const KEY = issueKey('2026-11-16')
const QUERY = { publisher: 'PV', edition: '4', date: '2026-11-16' }
const AT = new Date('2026-11-15T23:00:00+05:30')

/** Tomorrow's issue, with a second version that a staff member published. */
async function serverWithVersions() {
  const server = await serverWithIssues()
  const { db } = server.services
  const editor = await browserOfStaff(server, { name: 'Asha Rao', role: 'editor' })
  const { pages } = await issueVersion(db, KEY, 'v1')
  const author = { actor: `staff:${editor.id}`, from: {} } as const
  const when = { published_at: AT, early_release_at: AT, general_release_at: AT, author }
  const replaced = pages.map((page) => (page.pageNo === 2 ? { ...page, drawing: 'd2' } : page))
  await publishVersion(db, KEY, { version: 'v2', pages: replaced }, when)
  return { server, ...editor }
}

test('the versions of an issue are listed with who published them and when, and which is shown', async () => {
  const { ask } = await serverWithVersions()
  const { versions } = await (await ask(listVersions, { query: QUERY })).json()
  expect(versions).toEqual([
    { version: 'v1', published_at: expect.any(Number), who: null, pages: 2, isShown: false },
    { version: 'v2', published_at: AT.getTime(), who: 'Asha Rao', pages: 2, isShown: true },
  ])
})

test('the pages of a version come with stories and with images for this session of the desk only', async () => {
  const { server, ask, browser } = await serverWithVersions()
  const query = { ...QUERY, version: 'v1' }
  const { pages } = await (await ask(listVersionPages, { query })).json()
  expect(pages).toMatchObject([
    { pageNo: 1, name: 'Front Page', stories: [{ id: 'p1-lead', title: 'Title of p1-lead' }] },
    { pageNo: 2, names: { kn: 'ನಗರ' } },
  ])
  const image = pages[1].image.slice('/api'.length)
  expect(image).toMatch(/^\/desk\/preview\/[\w-]+\/epaper\/signed\/.*\/v1\/p02\/w1600\.webp$/)
  expect(await (await browser.send('GET', image)).text()).toBe('2026-11-16 v1 p02/w1600.webp')
  expect((await browserOn(server).send('GET', image)).status).toBe(403)
  const newer = await (await ask(listVersionPages, { query: { ...query, version: 'v2' } })).json()
  expect(newer.pages[1]).toMatchObject({ pageNo: 2, drawing: 'd2' })
})

test('the pages of a version do not name a withdrawn article', async () => {
  const { server, ask } = await serverWithVersions()
  await recordWithdrawal(server.services.db, {
    articles: [{ issue_id: 'PV-20261116-4', article_id: 'p1-lead' }],
    pages: [{ issue_id: 'PV-20261116-4', version: 'v1', page_no: 1 }],
    requested: 'p1-lead',
    reason: 'order of the court',
    notice: '',
    by: 'asha',
    at: AT,
  })
  const { pages } = await (
    await ask(listVersionPages, { query: { ...QUERY, version: 'v1' } })
  ).json()
  expect(pages[0].stories).toEqual([])
})
