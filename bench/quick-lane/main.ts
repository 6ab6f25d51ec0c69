import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '../load.ts'
import { headersWith } from '../morning/ask.ts'
import { recordCalls } from '../morning/calls.ts'
import { cpuMicroseconds } from '../morning/cpu.ts'
import { median } from '../morning/median.ts'
import { startPublisher } from '../morning/product.ts'
import { signInReaders } from '../morning/sign-in.ts'

interface Rate {
  perSecond: number
  micros: number
}

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

/** The quick lane leaves a request with this header to the app. */
const TO_THE_APP = { 'content-length': '0' }

/** `npm run bench -- quick-lane`: processor time per request, of the quick lane and of the app in alternation. */
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-lane-'))
const publisher = await startPublisher()
console.info(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before`)
try {
  const tokens = await signInReaders(publisher, { freemium: 0, subscriber: 1 })
  const calls = await recordCalls(publisher, tokens, folder)
  const table = []
  for (const { kind, path, token } of calls) {
    const url = publisher.url + path
    const measure = async (extra: Record<string, string>): Promise<Rate> => {
      const before = cpuMicroseconds([publisher.pid])
      const headers = [{ ...headersWith(token), ...extra }]
      const { perSecond } = await load({ url, headers, expect: 200, seconds: SECONDS })
      const used = cpuMicroseconds([publisher.pid]) - before
      return { perSecond, micros: used / (perSecond * SECONDS) }
    }
    await measure({})
    await measure(TO_THE_APP)
    const lane: Rate[] = []
    const app: Rate[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      lane.push(await measure({}))
      app.push(await measure(TO_THE_APP))
    }
    const middle = (rates: Rate[]) => Math.round(median(rates.map(({ micros }) => micros)))
    table.push({
      call: kind,
      'lane µs': middle(lane),
      'app µs': middle(app),
      'lane /s': Math.round(median(lane.map(({ perSecond }) => perSecond))),
      'app /s': Math.round(median(app.map(({ perSecond }) => perSecond))),
    })
    console.info(JSON.stringify(table.at(-1)))
  }
  console.table(table)
} finally {
  await publisher.stop()
  rmSync(folder, { recursive: true })
}
