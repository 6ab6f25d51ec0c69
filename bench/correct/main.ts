import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { findChromium, HOW_TO_GET_CHROMIUM } from '#test-support/chromium.ts'
import { startProduct } from '../start-product.ts'
import { waitForSampleIssues } from '../wait-for-sample-issues.ts'
import { correctAtRandom } from './correct-at-random.ts'
import { dragFrames } from './drag-frames.ts'
import { openDeskPage, withStories } from './open-desk-page.ts'

const MOST_STORIES = 300
/** The p95 frame time with many stories, by that with one. */
const LONGEST = 1.25
const ROUNDS = 3

/**
 * `npm run bench -- correct [seconds]`: the frames of a drag on a page with 300 stories and with one, and two browsers
 * that correct one page at random while their connections are cut.
 */
const seconds = Number(process.argv[2] ?? 60)
const executablePath = findChromium()
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM)
const product = await startProduct({
  ...{ BRAND: 'pv', STAND_INS: 'on', HOST: 'localhost', LOG_LEVEL: 'error' },
  ...{ EARLY_RELEASE: '06:00', GENERAL_RELEASE: '06:01' },
})
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const date = await waitForSampleIssues(product, 'PV')
  const issue = { publisher: 'PV', edition: 4, date } as const
  const { page, context } = await openDeskPage(browser, product.url)
  const frames: Record<'one' | 'many', number[]> = { one: [], many: [] }
  await withStories(context, product.url, { ...issue, page: 2 }, 1)
  await withStories(context, product.url, { ...issue, page: 3 }, MOST_STORIES)
  for (let round = 0; round < ROUNDS; round += 1) {
    frames.one.push(...(await dragFrames(page, product.url, issue, 2)))
    frames.many.push(...(await dragFrames(page, product.url, issue, 3)))
  }
  const [one, many] = [p95(frames.one), p95(frames.many)]
  console.info(`Frames of a drag, load ${loadavg()[0]?.toFixed(1)}`)
  console.table({
    'one story': { frames: frames.one.length, 'p95 (ms)': one },
    [`${MOST_STORIES} stories`]: {
      ...{ frames: frames.many.length, 'p95 (ms)': many },
      ...{ ratio: many / one, goal: `≤ ${LONGEST}`, met: many / one <= LONGEST },
    },
  })
  await context.close()
  console.table(await correctAtRandom(browser, product.url, { ...issue, page: 4 }, seconds))
} finally {
  await browser.close()
  await product.stop()
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other)
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10
}
