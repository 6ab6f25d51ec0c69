import { availableParallelism, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { median } from '../morning/median.ts'
import { type Cost, measureRenewals, seedSessions } from './renew.ts'
import { type Engine, startBareNode, startRelease } from './start-release.ts'

const RENEWALS = Number(process.env.BENCH_RENEWALS ?? 4000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const GOAL_MICROS = 600

interface Measured {
  name: string
  url: string
  pid: number
  tokens: string[]
  costs: Cost[]
  stop(): Promise<void>
}

/**
 * `npm run bench -- renewals [folder]`: CPU time of the server's process for each renewal of a session, on both
 * databases. With the folder of another checkout, its server is measured in alternation. A plain node server shows what
 * the machine costs: CPU time is several times as high while other programs use the cores.
 */
const [other] = process.argv.slice(2)
const releases = [...(other ? [['before', resolve(other)] as const] : []), ['now', '.'] as const]
console.info(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before`)
const table = []
for (const engine of ['sqlite', 'postgres'] satisfies Engine[]) {
  const bare = await startBareNode()
  const measured: Measured[] = [{ name: 'node:http alone', ...bare, tokens: ['none'], costs: [] }]
  try {
    for (const [name, folder] of releases) {
      const release = await startRelease(folder, engine)
      measured.push({ name, ...release, tokens: await seedSessions(release), costs: [] })
    }
    for (const server of measured) await measureRenewals(server, server.tokens, RENEWALS)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const server of measured) {
        server.costs.push(await measureRenewals(server, server.tokens, RENEWALS))
      }
    }
  } finally {
    for (const { stop } of measured) await stop()
  }
  for (const { name, costs } of measured) {
    table.push({
      database: engine,
      server: name,
      'CPU µs': median(costs.map(({ micros }) => micros)),
      'renewals /s': median(costs.map(({ perSecond }) => perSecond)),
      goal: `≤ ${GOAL_MICROS} µs`,
    })
    console.info(JSON.stringify(table.at(-1)))
  }
}
console.table(table)
