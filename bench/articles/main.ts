import { chromium } from '@playwright/test'
import { findChromium, HOW_TO_GET_CHROMIUM } from '#test-support/chromium.ts'
import { startProduct } from '../start-product.ts'
import { waitForSampleIssues } from '../wait-for-sample-issues.ts'
import { openArticles, showBare } from './open-articles.ts'

const GOAL_MS = 100
const ROUNDS = Number(process.argv[2] ?? 8)

/** Measures the time from a click on an article to its text, compared with the same text in an empty page. */
const executablePath = findChromium()
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM)
const product = await startProduct({ LOG_LEVEL: 'error' })
await waitForSampleIssues(product, 'PV')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })

const prefetched: number[] = []
const fetched: number[] = []
const bare: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  prefetched.push(...(await openArticles(browser, product.url, { isPrefetched: true })))
  fetched.push(...(await openArticles(browser, product.url, { isPrefetched: false })))
  bare.push(...(await showBare(browser, product.url)))
}
await browser.close()
await product.stop()

console.table({
  'click to text, prefetched for the page in view': figures(prefetched, `p95 < ${GOAL_MS}`),
  'click to text, nothing prefetched (Save-Data)': figures(fetched, ''),
  'the same text put into an empty page': figures(bare, 'the limit'),
})

function figures(times: number[], goal: string) {
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  const rounded = (time: number | undefined) => Math.round((time ?? 0) * 10) / 10
  return { n: times.length, 'p50 (ms)': rounded(at(0.5)), 'p95 (ms)': rounded(at(0.95)), goal }
}
