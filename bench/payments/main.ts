import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/services.ts'
import { startPostgres } from '#test-support/postgres.ts'
import { createBareTable, writeBareRows } from './bare.ts'
import { paidOrders, settleAll, statementsOf } from './settlements.ts'

const ROUNDS = 9
const PAYMENTS = 200
const AT_ONCE = 16
const GOAL = 0.4

/** `npm run bench -- payments`: settlements, compared with transactions that only write as much. */
const postgres = await startPostgres()
for (const DATABASE_URL of ['', postgres.url]) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-payments-'))
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'error', ...(DATABASE_URL && { DATABASE_URL }) }
  const services = await openServices(readConfig(settings))
  await createBareTable(services.db)
  const size = await statementsOf(services)
  const settled: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const payments = await paidOrders(services, PAYMENTS)
    settled.push(await perSecond(() => settleAll(services, payments, AT_ONCE)))
    bare.push(
      await perSecond(() =>
        writeBareRows(services.db, { ...size, count: PAYMENTS, atOnce: AT_ONCE }),
      ),
    )
  }
  services.closeMessaging()
  await services.db.destroy()
  rmSync(folder, { recursive: true })
  const ratio = median(settled) / median(bare)
  console.info(
    `${DATABASE_URL ? 'PostgreSQL' : 'SQLite'}; medians of ${ROUNDS} × ${PAYMENTS}, ${AT_ONCE} at once; load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.table({
    [`settlements/s (${size.inserts} inserts, ${size.updates} updates, ${size.reads} reads)`]: {
      figure: Math.round(median(settled)),
    },
    'bare transactions/s (the same inserts and updates)': { figure: Math.round(median(bare)) },
    'settlements / bare transactions': {
      figure: +ratio.toFixed(2),
      goal: `≥ ${GOAL}`,
      met: ratio >= GOAL,
    },
  })
}
await postgres.stop()

async function perSecond(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (PAYMENTS * 1000) / (performance.now() - start)
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0
}
