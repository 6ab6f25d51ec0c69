import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBehindNginx } from './behind-nginx.ts'
import { type Call, recordCalls } from './calls.ts'
import { mostVisitsPerSecond, simulateMorning } from './morning.ts'
import { findNginx, HOW_TO_GET_NGINX, startFiles } from './nginx.ts'
import { startPublisher } from './product.ts'
import { GENERATOR } from './rate.ts'
import { type CallRates, measureRates } from './rates.ts'
import { refreshRate } from './refreshes.ts'
import { reportMorning } from './report-morning.ts'
import { reportRates } from './report-rates.ts'
import { signInReaders } from './sign-in.ts'
import { startBareNode } from './start-bare-node.ts'

const SIGNED_IN = { freemium: 40, subscriber: 100 }

/** The load at 06:00 on one server process, compared with nginx serving the same bytes. */
const nginxPath = findNginx()
if (!nginxPath) {
  console.error(HOW_TO_GET_NGINX)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-morning-'))
const publisher = await startPublisher()
const load = loadavg()[0]?.toFixed(1)
console.info(`${availableParallelism()} cores, load ${load} before; ${GENERATOR}`)
try {
  const tokens = await signInReaders(publisher, SIGNED_IN)
  const rates = await measureAllServers(nginxPath, await recordCalls(publisher, tokens, folder))
  reportRates(rates, await refreshRate(publisher, tokens.refresh))
  const most = await mostVisitsPerSecond(publisher, tokens)
  reportMorning(await simulateMorning(publisher, tokens, most / 2), most)
} finally {
  await publisher.stop()
  rmSync(folder, { recursive: true })
}

async function measureAllServers(nginxPath: string, calls: readonly Call[]): Promise<CallRates[]> {
  const nginx = await startFiles(nginxPath, folder)
  const node = await startBareNode(join(folder, 'files'))
  const ours = { url: publisher.url, pids: [publisher.pid] }
  const cached = await startBehindNginx(nginxPath, join(folder, 'behind'), publisher)
  try {
    return await measureRates(calls, { ours, nginx, node, cached })
  } finally {
    await nginx.stop()
    await cached.stop()
    node.stop()
  }
}
