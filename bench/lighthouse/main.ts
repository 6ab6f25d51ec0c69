import { loadavg } from 'node:os'
import { installPeers } from '../reader/install-peers.ts'
import { BENCH_DATA, benchPages, publishPages, sizesOfPages } from '../reader/publish-pages.ts'
import { servePeers } from '../reader/serve-peers.ts'
import { startProduct } from '../start-product.ts'
import { imperfectAudits, type Report, runLighthouse } from './run-lighthouse.ts'

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** Performance may also be this much below the bare page of the same run, for slow machines. */
const BELOW_BARE = 3

/** `npm run bench -- lighthouse [rounds]`: the front page on a visitor's phone, and a bare page with the same image. */
const rounds = Number(process.argv[2] ?? 5)
const pictures = await publishPages(BENCH_DATA)
const pages = benchPages(await sizesOfPages(pictures), '/files')
const peers = await servePeers({ packages: installPeers(), pictures, pages })
const product = await startProduct({ DATA_DIR: BENCH_DATA, SAMPLE: 'none', LOG_LEVEL: 'error' })
const reports: Report[] = []
const bare: Report[] = []
try {
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await runLighthouse(`${peers.url}/reference`))
    reports.push(await runLighthouse(`${product.url}/`))
  }
} finally {
  await product.stop()
  peers.stop()
}

const scoreOf = (of: readonly Report[], category: string) =>
  Math.round(
    of
      .map(({ categories }) => (categories[category]?.score ?? 0) * 100)
      .toSorted((one, other) => one - other)[rounds >> 1] ?? 0,
  )
const barePerformance = scoreOf(bare, 'performance')
console.info(`Lighthouse, mobile, median of ${rounds}; load ${loadavg()[0]?.toFixed(1)}`)
console.info(`The bare page: performance ${barePerformance}`)
console.table(
  Object.fromEntries(
    Object.entries(GOALS).map(([category, most]) => {
      const goal = category === 'performance' ? Math.min(most, barePerformance - BELOW_BARE) : most
      const score = scoreOf(reports, category)
      return [category, { score, goal: `≥ ${goal}`, met: score >= goal }]
    }),
  ),
)
const [first] = reports
if (first) console.table(imperfectAudits(first))
