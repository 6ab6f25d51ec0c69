import { availableParallelism, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { median } from '../morning/median.ts'
import { type Cost, measureRenewals, seedSessions } from './renew.ts'
import { type Engine, type RunningRelease, startRelease } from './start-release.ts'

const RENEWALS = Number(process.env.BENCH_RENEWALS ?? 4000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const GOAL_MICROS = 600

/**
 * `npm run bench -- renewals [folder]`: CPU time of the server's process for each renewal of a session, on both
 * databases. With the folder of another checkout, its server is measured in alternation.
 */
const [other] = process.argv.slice(2)
const releases = [...(other ? [['before', resolve(other)] as const] : []), ['now', '.'] as const]
console.info(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before`)
const table = []
for (const engine of ['sqlite', 'postgres'] satisfies Engine[]) {
  const measured: { name: string; release: RunningRelease; tokens: string[]; costs: Cost[] }[] = []
  try {
    for (const [name, folder] of releases) {
      const release = await startRelease(folder, engine)
      measured.push({ name, release, tokens: await seedSessions(release), costs: [] })
    }
    for (const { release, tokens } of measured) await measureRenewals(release, tokens, RENEWALS)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { release, tokens, costs } of measured) {
        costs.push(await measureRenewals(release, tokens, RENEWALS))
      }
    }
  } finally {
    for (const { release } of measured) await release.stop()
  }
  for (const { name, costs } of measured) {
    table.push({
      database: engine,
      release: name,
      'CPU µs': median(costs.map(({ micros }) => micros)),
      'renewals /s': median(costs.map(({ perSecond }) => perSecond)),
      goal: `≤ ${GOAL_MICROS} µs`,
    })
    console.info(JSON.stringify(table.at(-1)))
  }
}
console.table(table)
