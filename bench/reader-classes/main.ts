import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '../load.ts'
import { ACCEPTED, ask } from '../morning/ask.ts'
import { startBehindNginx } from '../morning/behind-nginx.ts'
import { cpuMicroseconds } from '../morning/cpu.ts'
import { median } from '../morning/median.ts'
import { findNginx, HOW_TO_GET_NGINX, startFiles } from '../morning/nginx.ts'
import { startPublisher } from '../morning/product.ts'
import { dataPath } from '../morning/todays-paper.ts'
import { checkSessions, renewSubscribers } from './subscribers.ts'

const READERS = Number(process.env.BENCH_READERS ?? 10_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const GOAL = 3
const CLASS_KEY = 'a-key-of-the-bench-with-more-than-32-letters'

/**
 * `npm run bench -- reader-classes`: CPU time for today's data, requested by many different subscribers through the nginx of
 * `deploy/`, with and without their class cookies, beside nginx with the same requests and the same bytes as a file.
 */
const nginxPath = findNginx()
if (!nginxPath) {
  console.error(HOW_TO_GET_NGINX)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-classes-'))
const publisher = await startPublisher({ CLASS_KEY })
console.info(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before`)
try {
  const sessions = await renewSubscribers(publisher, READERS)
  console.info(`${sessions.length} subscribers have renewed their session`)
  await measure(nginxPath, sessions)
} finally {
  await publisher.stop()
  rmSync(folder, { recursive: true })
}

async function measure(nginx: string, sessions: readonly string[]): Promise<void> {
  const path = dataPath(publisher.today)
  await recordFile(path, sessions[0] ?? '')
  const settings = { classKey: CLASS_KEY, hasLog: true }
  const files = await startFiles(nginx, folder)
  const behind = await startBehindNginx(nginx, join(folder, 'behind'), publisher, settings)
  const pids = [...behind.pids, publisher.pid]
  const costs: Record<string, number[]> = { file: [], class: [], session: [] }
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const readers = await checkSessions(publisher.url, sessions)
      const withClass = readers.map(({ all }) => all)
      const measured = {
        file: await costOf(`${files.url}/data.json`, withClass, files.pids),
        class: await costOf(behind.url + path, withClass, pids),
        session: await costOf(behind.url + path, sessions, pids),
      }
      console.info(JSON.stringify({ round, ...measured }))
      // The first round warms up.
      if (round === 0) continue
      for (const [name, cost] of Object.entries(measured)) costs[name]?.push(cost)
    }
  } finally {
    await files.stop()
    await behind.stop()
  }
  report(costs)
}

function report(costs: Record<string, number[]>): void {
  const file = median(costs.file ?? [])
  const rows = Object.entries(costs).map(([name, all]) => ({
    name,
    'CPU µs': median(all).toFixed(1),
    'times the file': (median(all) / file).toFixed(2),
  }))
  console.table(rows)
  const times = median(costs.class ?? []) / file
  console.info(`goal: at most ${GOAL} × the file; ${times <= GOAL ? 'met' : 'missed'}`)
}

/** Writes the answer to a subscriber as a file for nginx. */
async function recordFile(path: string, session: string): Promise<void> {
  const token = session.slice(session.indexOf('=') + 1)
  const { status, headers, body } = await ask(publisher.url + path, token)
  if (status !== 200 || headers['content-encoding'] !== 'gzip') {
    throw new Error(`${path} answered ${status}, ${headers['content-encoding']}`)
  }
  console.info(`${body.length} bytes`)
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'data.json.gz'), body)
}

/** CPU time of the processes for each request; the readers ask in turn. */
async function costOf(
  url: string,
  cookies: readonly string[],
  pids: readonly number[],
): Promise<number> {
  const before = cpuMicroseconds(pids)
  const headers = cookies.map((cookie) => ({ ...ACCEPTED, cookie }))
  const { perSecond } = await load({
    ...{ url, headers, expect: 200 },
    ...{ seconds: SECONDS, connections: 64 },
  })
  const requests = perSecond * SECONDS
  // The goal is for this many different readers.
  if (requests < cookies.length) console.warn(`Only ${requests} of ${cookies.length} readers asked`)
  return (cpuMicroseconds(pids) - before) / requests
}
