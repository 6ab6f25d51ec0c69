import { loadavg } from 'node:os'
import { BENCH_DATA, publishPages } from '../reader/publish-pages.ts'
import { startProduct } from '../start-product.ts'
import { imperfectAudits, type Report, runLighthouse } from './run-lighthouse.ts'

const GOALS = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 95 } as const

/** `npm run bench -- lighthouse [rounds]`: the front page on a visitor's phone. */
const rounds = Number(process.argv[2] ?? 5)
await publishPages(BENCH_DATA)
const product = await startProduct({ DATA_DIR: BENCH_DATA, SAMPLE: 'none', LOG_LEVEL: 'error' })
const reports: Report[] = []
try {
  for (let round = 0; round < rounds; round += 1)
    reports.push(await runLighthouse(`${product.url}/`))
} finally {
  await product.stop()
}

console.info(`Lighthouse, mobile, median of ${rounds}; load ${loadavg()[0]?.toFixed(1)}`)
console.table(
  Object.fromEntries(
    Object.entries(GOALS).map(([category, goal]) => {
      const scores = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)
      const score = Math.round(scores.sort((one, other) => one - other)[rounds >> 1] ?? 0)
      return [category, { score, goal: `≥ ${goal}`, met: score >= goal }]
    }),
  ),
)
const [first] = reports
if (first) console.table(imperfectAudits(first))
