// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { compactDate } from '#contract/issue-date.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { GROUPS, publishTestIssue } from '#server/issues/testing.ts'
import { stockPlans } from '#server/payments/testing.ts'
import { startOnPort } from '#server/security-tests/wire/wire-testing.ts'
import { createTestServer } from '#server/testing.ts'
import { DH, PV, TWO_TITLES, visitorsOf } from '#server/titles/two-titles-testing.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { requireNginx, startNginx } from '#test-support/nginx.ts'

const CLASS_KEY = 'a-key-of-the-tests-with-more-than-32-letters'

beforeAll(() => void requireNginx())

/** One server of both titles behind one nginx. nginx has no movable clock, so the paper is that of this day. */
async function startBothBehindNginx() {
  const server = await createTestServer({ ...TWO_TITLES, CLASS_KEY })
  const { services, clock } = server
  clock.moveTo(new Date())
  const date = newspaperDay(clock.now())
  const editions = [{ id: 2, edition_number: 2, edition_name: 'State' }]
  await saveEditionGroups(services.db, 'PV', GROUPS)
  await saveEditionGroups(services.db, 'DH', [{ parent_edition: 'State', editions }])
  await publishTestIssue(services, { publisher: 'PV', date, edition: 4 })
  await publishTestIssue(services, { publisher: 'DH', date, edition: 2 })
  await stockPlans(services.db)
  await stockPlans(services.db, 'DH')
  const node = await startOnPort(services)
  const nginx = await startNginx([node.port], { classKey: CLASS_KEY })
  onTestFinished(() => nginx.stop())
  const day = compactDate(date)
  return {
    byNginx: visitorsOf(nginx.url, server),
    byNode: visitorsOf(node.url, server),
    data: {
      [PV]: `/api/epaper/data?publisher=PV&edition=4&date=${day}`,
      [DH]: `/api/epaper/data?publisher=DH&edition=2&date=${day}`,
    },
  }
}

const BRANDS = { [PV]: 'pv', [DH]: 'dh' } as const
const HOSTS = [PV, DH] as const

test('behind one nginx, visitors of each host get the pages of their title from the cache', async () => {
  const { byNginx, byNode, data } = await startBothBehindNginx()
  const cached = new Map<string, string[]>()
  for (const host of [...HOSTS, ...HOSTS, ...HOSTS]) {
    const page = await byNginx.get(host, '/')
    expect(page.text).toContain(`<html data-brand="${BRANDS[host]}"`)
    expect(page.text).not.toContain(`/brand/${BRANDS[host] === 'pv' ? 'dh' : 'pv'}/`)
    cached.set(host, [...(cached.get(host) ?? []), page.headers.get('x-cache') ?? ''])

    const config = JSON.parse((await byNginx.get(host, '/api/config')).text)
    expect(config.brand).toBe(BRANDS[host])
    const issue = await byNginx.get(host, data[host])
    expect(issue.text).toBe((await byNode.get(host, data[host])).text)
    const { text } = await byNginx.get(host, '/sitemap.xml')
    expect(text).toContain(`http://${host}/`)
  }
  for (const host of HOSTS) expect(cached.get(host)).toContain('HIT')
})

test('behind one nginx, the class of a subscriber opens their title, with the cookie of either host', async () => {
  const { byNginx, byNode, data } = await startBothBehindNginx()
  // nginx does not forward the stand-ins, where the reader pays.
  const kavya = await byNode.member(DH, 'kavya@example.com')
  await kavya.buy('month')
  await kavya.browser.send('GET', '/users/entitlement')
  const pass = kavya.browser.cookies.get('sReaderClass')
  expect(pass).toMatch(/^subscriber_everything_false_dh\./)
  const cookie = `sReaderClass=${pass}`

  const locks = async (host: string, path: string) => {
    const { text, headers } = await byNginx.get(host, path, { cookie })
    const pages = JSON.parse(text).sections.flatMap((section: { pages: object[] }) => section.pages)
    return [pages.map(({ locked }: { locked: boolean }) => locked), headers.get('x-cache')]
  }
  for (const host of HOSTS) {
    expect(await locks(host, data[DH])).toEqual([[false, false], 'MISS'])
    expect((await locks(host, data[PV]))[0]).toEqual([false, true])
  }
})
