import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { openBrowserFor } from './open-reader.ts'
import type { Profile } from './profiles.ts'
import type { BenchReader } from './readers.ts'
import { GLANCE_MS, LAST_PAGE, openAtFirstPage, turnTo } from './turns.ts'

export interface Memory {
  heapMegabytes: number
  /** All browser processes minus an empty page; undefined if the system does not report it. */
  moreMegabytes: number | undefined
}

const TURNS = 50
const MEGABYTE = 1024 * 1024

/** Measured after fifty page turns in a separate browser. */
export async function measureMemory(
  launch: Parameters<typeof chromium.launchServer>[0],
  reader: BenchReader,
  profile: Profile,
): Promise<Memory> {
  const server = await chromium.launchServer(launch)
  const pid = server.process().pid ?? 0
  const browser = await chromium.connect(server.wsEndpoint())
  const { page, cdp } = await openBrowserFor(browser, profile)
  await page.goto('about:blank')
  await page.waitForTimeout(1000)
  const before = megabytesOf(pid)

  await openAtFirstPage(page, reader)
  let index = 0
  let step = 1
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (index + step < 0 || index + step > LAST_PAGE) step = -step
    index += step
    await turnTo(page, reader, index, step > 0 ? 'ArrowRight' : 'ArrowLeft')
    await page.waitForTimeout(GLANCE_MS)
  }
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  const after = megabytesOf(pid)
  await server.close()
  return {
    heapMegabytes: heap / MEGABYTE,
    moreMegabytes: before && after ? after - before : undefined,
  }
}

/** Proportional set size: shared memory is counted once. */
function megabytesOf(root: number): number | undefined {
  try {
    return familyOf(root).reduce((sum, pid) => sum + kilobytesOf(pid), 0) / 1024
  } catch {
    return undefined
  }
}

function kilobytesOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
}

function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))]
}
