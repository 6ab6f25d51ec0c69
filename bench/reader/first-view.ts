import { gzipSync } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'
import { settledAt, startFilm } from './film.ts'
import { openBrowserFor } from './open-reader.ts'
import type { Profile } from './profiles.ts'
import type { BenchReader } from './readers.ts'

export interface FirstView {
  settledMs: number
  /** All bytes until the page was loaded, stable and interactive. */
  bytes: number
  /** The scripts until then, compressed with gzip however they were sent. */
  gzippedScript: number
  layoutShift: number
}

const QUIET_MS = 1500
const TIMEOUT_MS = 30_000
const POLL_MS = 50

/** A first visit to the public front page with an empty cache. */
export async function measureFirstView(
  browser: Browser,
  reader: BenchReader,
  profile: Profile,
): Promise<FirstView> {
  const { page, cdp, close } = await openBrowserFor(browser, profile)
  await page.addInitScript(OBSERVE_SHIFTS)
  const traffic = recordTraffic(page)
  const film = await startFilm(cdp)
  await page.goto(reader.url, { waitUntil: 'load' })
  if (reader.isAlive) await untilTrue(page, `(${reader.isAlive})()`)
  const alive = Date.now()
  await untilQuiet(film.frames)
  await film.stop()
  const { start, load, shift } = await page.evaluate(() => ({
    start: performance.timeOrigin,
    load: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart ?? 0,
    shift: Number(Reflect.get(window, 'layoutShift')),
  }))
  const settledMs = (await settledAt(film.frames)) - start
  const sums = await traffic.until(Math.max(start + settledMs, start + load, alive))
  await close()
  return { settledMs, ...sums, layoutShift: shift }
}

/** Replaces `waitForFunction`, which uses eval and is blocked by our content security policy. */
export async function untilTrue(page: Page, expression: string): Promise<void> {
  while (!(await page.evaluate(expression))) await page.waitForTimeout(POLL_MS)
}

const OBSERVE_SHIFTS = `
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })`

async function untilQuiet(frames: readonly { at: number }[]): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    const last = frames.at(-1)
    if (last && Date.now() - last.at > QUIET_MS) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function recordTraffic(page: Page) {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return {
    async until(moment: number) {
      const finished = requests.filter((request) => endOf(request) <= moment)
      const scripts = requests.filter(
        (request) => request.resourceType() === 'script' && request.timing().startTime <= moment,
      )
      return {
        bytes: sum(await Promise.all(finished.map(bytesOf))),
        gzippedScript: sum(await Promise.all(scripts.map(gzippedOf))),
      }
    },
  }
}

function endOf(request: Request): number {
  const { startTime, responseEnd } = request.timing()
  return startTime + responseEnd
}

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

async function gzippedOf(request: Request): Promise<number> {
  const body = await (await request.response())?.body()
  return body ? gzipSync(body, { level: 9 }).length : 0
}

function sum(figures: number[]): number {
  return figures.reduce((one, other) => one + other, 0)
}
