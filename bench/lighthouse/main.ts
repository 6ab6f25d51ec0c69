import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { requireChromium } from '#tools/chromium.ts'
import { installPeers } from '../reader/install-peers.ts'
import { BENCH_DATA, publishPages } from '../reader/publish-pages.ts'
import { startProduct } from '../start-product.ts'

const GOALS = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 95 } as const

const TRIES = 3

const Report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      displayValue: z.string().optional(),
    }),
  ),
})
type Report = z.infer<typeof Report>

/** `npm run bench -- lighthouse [rounds]`: the front page as a visitor's phone gets it. */
const rounds = Number(process.argv[2] ?? 5)
const program = join(installPeers(), 'lighthouse/cli/index.js')
await publishPages(BENCH_DATA)
const product = await startProduct({ DATA_DIR: BENCH_DATA, SAMPLE: 'none', LOG_LEVEL: 'error' })
const reports: Report[] = []
try {
  for (let round = 0; round < rounds; round += 1) reports.push(look(`${product.url}/`))
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
if (first) console.table(leftToDo(first))

function look(url: string, tries = TRIES): Report {
  const flags = '--headless=new --no-sandbox'
  const args = [program, url, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const { status, stdout } = spawnSync(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: requireChromium() ?? '' },
    maxBuffer: 100 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (status === 0) return Report.parse(JSON.parse(stdout.toString()))
  // On a busy machine the browser now and then shows it no frame.
  if (tries > 1) return look(url, tries - 1)
  throw new Error(`Lighthouse ended with ${status}`)
}

/** What costs points. */
function leftToDo({ categories, audits }: Report) {
  const counted = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return Object.fromEntries(
    counted.map(({ id }) => [
      audits[id]?.title ?? id,
      { score: audits[id]?.score, value: audits[id]?.displayValue ?? '' },
    ]),
  )
}
