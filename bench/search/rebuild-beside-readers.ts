import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { compactDate } from '#contract/issue-date.ts'
import { startProduct } from '../start-product.ts'
import { type Engine, openArchive } from './archive.ts'
import { LAST_DATE } from './corpus.ts'
import { figures } from './measure.ts'

/** Readers open an issue this often, whatever else runs. */
const REQUESTS_A_SECOND = 100
/** Before the rebuild and again after it, because other programs on the machine change p99 too. */
const BASELINE_MS = 30_000
/** Visitors open today's issue of this edition. */
const OPEN_EDITION = 4

/** How much slower readers open an issue while `broadsheet search rebuild` runs beside the server. */
export async function measureRebuild(engines: readonly Engine[], articles: number): Promise<void> {
  console.info(`${articles} articles; load before it began: ${loadavg()[0]?.toFixed(1)}`)
  for (const engine of engines) {
    const archive = await openArchive(engine, articles)
    const { source } = archive
    const settings: Record<string, string> =
      source.kind === 'sqlite' ? { DATA_DIR: dirname(source.file) } : { DATABASE_URL: source.url }
    const env = { ...settings, SAMPLE: 'none', LOG_LEVEL: 'error' }
    const product = await startProduct(env)
    const now = JSON.stringify({ now: `${LAST_DATE}T12:00:00+05:30` })
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${product.url}/api/dev/clock`, { method: 'POST', headers, body: now })

    await readDuring(product.url, setTimeout(BASELINE_MS / 6))
    const before = await readDuring(product.url, setTimeout(BASELINE_MS))
    const began = performance.now()
    const beside = await readDuring(product.url, rebuild(env))
    const seconds = Math.round((performance.now() - began) / 1000)
    const after = await readDuring(product.url, setTimeout(BASELINE_MS))
    await product.stop()
    await archive.close()
    const alone = measured([...before, ...after])
    console.table({
      [`${engine}, before`]: measured(before),
      [`${engine}, during a rebuild of ${seconds} s`]: measured(beside),
      'after it': measured(after),
      'p99, times': { p99: Math.round((10 * measured(beside).p99) / alone.p99) / 10 },
      goal: { p99: 2 },
    })
  }
}

/** The milliseconds of each request. Opens issues at an even pace, so that a slow server gets no fewer requests. */
async function readDuring(url: string, work: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const working = work.finally(() => {
    isOver = true
  })
  const times: number[] = []
  const reading: Promise<void>[] = []
  const start = performance.now()
  for (let turn = 0; !isOver; turn += 1) {
    await setTimeout(start + (turn * 1000) / REQUESTS_A_SECOND - performance.now())
    const query = `publisher=PV&edition=${OPEN_EDITION}&date=${compactDate(LAST_DATE)}`
    const began = performance.now()
    const read = async () => {
      const response = await fetch(`${url}/api/epaper/data?${query}`)
      if (!response.ok) throw new Error(`An issue was answered with ${response.status}`)
      await response.arrayBuffer()
      times.push(performance.now() - began)
    }
    reading.push(read())
  }
  await working
  await Promise.all(reading)
  return times
}

function measured(times: number[]) {
  return { requests: times.length, ...figures(times) }
}

async function rebuild(env: Record<string, string>): Promise<void> {
  const command = ['broadsheet.mjs', 'search', 'rebuild']
  const rebuilding = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(rebuilding, 'exit')
  if (code !== 0) throw new Error(`The rebuild ended with ${code}`)
}
