import type { BrowserContext, Page } from '@playwright/test'
import { untilTrue } from '../reader/first-view.ts'
import type { BenchReader } from '../reader/readers.ts'
import { type Bytes, countBytes } from './count-bytes.ts'

export interface Visit {
  reader: BenchReader
  turns: number
  /** What the browser says of its connection. */
  connection?: Connection
}

export interface Connection {
  saveData: boolean
  type: 'cellular' | 'wifi'
}

/** The time that a reader looks at a page: the app fetches more while nothing happens. */
const LOOK_MS = 2500
const TIMEOUT_MS = 60_000

/** One visit in a browser that may have been here before. */
export async function makeVisit(
  context: BrowserContext,
  { reader, turns, connection }: Visit,
): Promise<{ bytes: Bytes; requests: number; widths: string[] }> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const counted = await countBytes(cdp)
  if (connection) await page.addInitScript(pretendConnection, connection)
  await page.goto(reader.url, { waitUntil: 'load', timeout: TIMEOUT_MS })
  await untilShown(page, reader, 0)
  for (let index = 1; index <= turns; index += 1) {
    await page.keyboard.press('ArrowRight')
    await untilShown(page, reader, index)
  }
  const shown = new Set(Array.from({ length: turns + 1 }, (_, index) => index + 1))
  const bytes = counted.sumUp(shown)
  await page.close()
  const widths = counted.received.flatMap(({ url }) => /p\d\d\/w\d+\.\w+/.exec(url) ?? [])
  return { bytes, requests: counted.received.length, widths: [...new Set(widths)].sort() }
}

async function untilShown(page: Page, { isShown }: BenchReader, index: number): Promise<void> {
  await untilTrue(page, `(${isShown})(${index})`)
  await page.waitForTimeout(LOOK_MS)
}

function pretendConnection({ saveData, type }: Connection): void {
  const value = { saveData, type, effectiveType: '4g' }
  Object.defineProperty(navigator, 'connection', { value })
}
