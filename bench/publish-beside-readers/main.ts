import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { signInMany } from '../auth/sign-in.ts'
import { sixteenPages } from '../press/sixteen-pages.ts'
import { startProduct } from '../start-product.ts'
import { type Holds, publishIssue, startBusyLoops } from './publish-issue.ts'
import { startWatching } from './start-watching.ts'
import { saveArticlesDuring } from './writing-readers.ts'

const READERS = 20
const BASELINE_MS = 10_000

/** How long the press delays readers who save articles while it publishes sixteen pages on SQLite. */
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-pages-'))
await sixteenPages(folder)
const product = await startProduct({ LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.0/8,::1' })
const { url, dataDir } = product
console.info(`Load before it began: ${loadavg()[0]?.toFixed(1)}`)

const publish = (date: string, niceness: number) =>
  publishIssue({ dataDir, folder, date, niceness })
const idle = await measure(() => setTimeout(BASELINE_MS, undefined))
const usual = await measure(() => publish('2026-11-01', 0))
const busy = startBusyLoops(2)
const starved = await measure(() => publish('2026-11-02', 10)).finally(() => {
  for (const loop of busy) loop.kill()
})
await product.stop()
rmSync(folder, { recursive: true })

console.table({
  'no publish': idle,
  'press at nice 0': usual,
  'press at nice 10, beside two busy processes': starved,
  goal: { 'longest hold by the press, ms': '≤ 200', errors: '0', 'write p99, ms': '≤ 300' },
})

async function measure(work: () => Promise<Holds | undefined>) {
  // New tokens for each round: on a busy machine a round may outlast an access token.
  const readers = { url, tokens: await signInMany(url, READERS) }
  const watch = await startWatching(dataDir)
  const began = performance.now()
  const publishing = work()
  const { writes, errors, p50, p99, max } = await saveArticlesDuring(readers, publishing)
  const holds = await publishing
  return {
    'longest hold by the press, ms': holds && Math.round(holds.longestMs),
    transactions: holds?.count,
    // Includes following writes of the server and waiting for a CPU.
    'longest refusal, ms': Math.round(await watch.longestRefusal()),
    writes,
    errors,
    'write p50, ms': p50,
    'write p99, ms': p99,
    'write max, ms': max,
    seconds: Math.round((performance.now() - began) / 1000),
  }
}
