// @module-tag slow: starts nginx, PostgreSQL or several servers.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBreakableProxy } from '#bench/faults/breakable-proxy.ts'
import { mountSmallDisk } from '#bench/faults/small-disk.ts'
import { createApp } from '#server/app.ts'
import { askForCode } from '#server/auth/code-testing.ts'
import { browserOn } from '#server/auth/testing.ts'
import { readConfig } from '#server/config.ts'
import { REFUSED_NUMBER } from '#server/integrations/messaging/inbox.ts'
import { issueKey, publishTestIssue } from '#server/issues/testing.ts'
import { METRICS_TOKEN, openMetrics, readMetrics } from '#server/metrics/testing.ts'
import { openShop } from '#server/payments/testing.ts'
import { openServices } from '#server/services.ts'
import { saveEditionGroups } from '#store/issues/editions.ts'
import { emptyDatabaseIn } from '#store/testing.ts'
import { checkAlerts } from './promtool-testing.ts'

const DECLINED_CARD = '4100280000060003'

/** The metrics of a server before and during a fault. */
interface Rehearsal {
  before: string
  during: string
}

test.each([
  ['PaperIsMissing', 'one edition of five is missing', missEdition],
  ['PaymentsFail', 'no payment succeeds', declinePayments],
  ['CodesNotSent', 'the SMS gateway refuses', refuseSms],
  ['DatabaseDown', 'the database is unreachable', loseDatabase],
  ['DiskNearlyFull', 'the disk is full', fillDisk],
] as const)('%s fires, and no other alert, when %s', async (alert, _fault, rehearse) => {
  const { before, during } = await rehearse()
  expect(checkAlerts(before, during, alert)).toBe('')
})

async function missEdition(): Promise<Rehearsal> {
  const { services, clock, read } = await openMetrics()
  const ids = [1, 2, 3, 4, 5]
  const editions = ids.map((id) => ({ id, edition_number: id, edition_name: `City ${id}` }))
  await saveEditionGroups(services.db, 'PV', [{ parent_edition: 'Karnataka', editions }])
  for (const id of ids) await publishTestIssue(services, issueKey('2026-11-15', id))
  const before = await read()
  clock.moveTo(new Date('2026-11-16T06:45:00+05:30'))
  for (const id of ids.slice(1)) await publishTestIssue(services, issueKey('2026-11-16', id))
  return { before, during: await read() }
}

async function declinePayments(): Promise<Rehearsal> {
  const { app, member, run } = await openShop({ METRICS_TOKEN })
  const readers = [1, 2, 3, 4, 5, 6].map((n) => `reader-${n}@example.com`)
  const members = await Promise.all(readers.map((contact) => member(contact)))
  const before = await readMetrics(app)
  for (const { buy } of members) await buy('month', 'standard', DECLINED_CARD)
  await run()
  return { before, during: await readMetrics(app) }
}

async function refuseSms(): Promise<Rehearsal> {
  const server = await openMetrics()
  const before = await server.read()
  await askForCode(browserOn(server), REFUSED_NUMBER)
  return { before, during: await server.read() }
}

async function loseDatabase(): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-rehearsal-'))
  const source = await emptyDatabaseIn(folder)
  if (source.kind !== 'postgres') throw new Error('This needs PostgreSQL')
  const url = new URL(source.url)
  const proxy = await openBreakableProxy(Number(url.port))
  url.port = `${proxy.port}`
  const env = { DATABASE_URL: url.href, DATA_DIR: folder, METRICS_TOKEN }
  const services = await openServices(readConfig(env))
  onTestFinished(async () => {
    await services.rotations.stop()
    await services.tokenUse.stop()
    await services.search.close()
    await services.db.destroy()
    rmSync(folder, { recursive: true })
  })
  const app = await createApp(services)
  const before = await readMetrics(app)
  await proxy.break()
  expect((await app.request('/api/faqs')).status).toBe(503)
  return { before, during: await readMetrics(app) }
}

/** Fills a small disk. Where none can be mounted, changes the metric instead. */
async function fillDisk(): Promise<Rehearsal> {
  const disk = mountSmallDisk(4)
  if (!disk) {
    const before = await (await openMetrics()).read()
    return { before, during: before.replace(/^(broadsheet_disk_free_bytes\S+) .*$/gm, '$1 0') }
  }
  onTestFinished(() => disk.remove())
  const { read } = await openMetrics({ DATA_DIR: disk.folder })
  const before = await read()
  disk.fill()
  return { before, during: await read() }
}
