import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { DEFAULT_EDITION } from '#contract/titles.ts'
import { requireChromium } from '#test-support/chromium.ts'
import { load } from '../load.ts'
import { cpuMicroseconds } from '../morning/cpu.ts'
import { signInSubscriber } from '../reader/subscriber.ts'
import { type RunningProduct, startProduct } from '../start-product.ts'
import { waitForSampleIssues } from '../wait-for-sample-issues.ts'
import { stampPage } from './editions.ts'

const EDITION = `${DEFAULT_EDITION.PV}`
const SAMPLE_PAGES = 'sample/pv/pages'
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)

/** From `press publish --page 3` to a reader who has page 3 open, and what the polling of open tabs costs. */
export async function measureOpenTab() {
  const product = await startProduct({ LOG_LEVEL: 'error' })
  const browser = await chromium.launch({
    executablePath: requireChromium() ?? '',
    args: ['--no-sandbox'],
  })
  try {
    const date = await waitForSampleIssues(product, 'PV')
    const subscriber = await signInSubscriber(product.url, product.dataDir)
    const open = async (pageIndex: number) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      await subscriber(context)
      return openTab(await context.newPage(), `${product.url}/?pageNumber=${pageIndex}`)
    }
    const tab = await open(2)
    const other = await open(1)
    const request = await costOfPoll(product)
    const rounds = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = await pictureIn(other)
      const isTold = other.waitForResponse(/\/epaper\/data/, { timeout: 0 })
      const seconds = await replacePage(product, tab, date, round)
      await isTold
      await other.waitForTimeout(1000)
      rounds.push({ ...seconds, 'page 2 is as it was': (await pictureIn(other)) === before })
      console.info(JSON.stringify(rounds.at(-1)))
    }
    return { rounds, request }
  } finally {
    await close(browser, product)
  }
}

/** Tabs poll as in production, where there are no stand-ins. */
async function openTab(page: Page, url: string): Promise<Page> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('"standIns":true', '"standIns":false') })
  })
  await page.goto(url)
  await page.locator('.page-layers .page-image').first().waitFor()
  return page
}

const pictureIn = (page: Page) =>
  page.locator('.page-layers .page-image').first().getAttribute('srcset')

async function replacePage(product: RunningProduct, tab: Page, date: string, round: number) {
  const before = await pictureIn(tab)
  const file = join(product.dataDir, 'late.pdf')
  await stampPage(`${SAMPLE_PAGES}/03-state.pdf`, `corrected ${round}`, file)
  const started = performance.now()
  const options = ['--page', '3', '--date', date, '--edition', EDITION]
  const answers = ['--yes', 'printed-date,number,repeated,title,edition']
  const args = ['broadsheet.mjs', 'press', 'publish', file, ...options, ...answers]
  const env = { ...process.env, DATA_DIR: product.dataDir }
  const { status } = spawnSync(process.execPath, args, { env, stdio: 'ignore' })
  if (status !== 0) throw new Error(`press publish --page 3 ended with ${status}`)
  const published = performance.now()
  while ((await pictureIn(tab)) === before) await tab.waitForTimeout(100)
  const seconds = (from: number, to: number) => Number(((to - from) / 1000).toFixed(1))
  return {
    'command, s': seconds(started, published),
    'then in the open tab, s': seconds(published, performance.now()),
  }
}

/** A poll that finds nothing new. */
async function costOfPoll({ url, pid }: RunningProduct) {
  const address = `${url}/api/epaper/current-issue?publisher=PV&edition=${EDITION}`
  // Each encoding has its own tag.
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const etag = plain.headers.get('etag') ?? ''
  const seconds = 3
  const before = cpuMicroseconds([pid])
  const headers = [{ 'if-none-match': etag }]
  const { perSecond } = await load({ url: address, headers, expect: 304, seconds })
  const micros = (cpuMicroseconds([pid]) - before) / (perSecond * seconds)
  return { 'CPU µs': Math.round(micros), 'requests a second': perSecond }
}

async function close(browser: Browser, product: RunningProduct): Promise<void> {
  await browser.close()
  await product.stop()
}
