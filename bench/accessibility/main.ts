import { chromium } from '@playwright/test'
import { PUBLIC_SCREENS } from '#contract/screens.ts'
import { requireChromium } from '#test-support/chromium.ts'
import { freePort } from '#test-support/free-port.ts'
import { imperfectAudits, runLighthouse } from '../lighthouse/run-lighthouse.ts'
import { startProduct } from '../start-product.ts'

const GOAL = 100
const ADDRESSES = ['/', ...PUBLIC_SCREENS.map(({ address }) => address)]

/** `npm run bench -- accessibility`: Lighthouse on every public screen of both titles in both languages. */
const scores: Record<string, Record<string, number>> = {}
for (const brand of ['pv', 'dh']) {
  const product = await startProduct({ BRAND: brand, LOG_LEVEL: 'error' })
  for (const language of ['en', 'kn']) await scoreScreens(product.url, brand, language)
  await product.stop()
}
console.info(`Lighthouse, accessibility; goal ${GOAL}`)
console.table(scores)
const missed = Object.values(scores)
  .flatMap((row) => Object.values(row))
  .filter((score) => score < GOAL)
console.info(missed.length === 0 ? 'Met on every screen.' : `Missed ${missed.length} times.`)

/** Uses a browser with the language cookie. */
async function scoreScreens(url: string, brand: string, language: string): Promise<void> {
  const port = await freePort()
  const browser = await chromium.launchPersistentContext('', {
    executablePath: requireChromium() ?? '',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const [page = await browser.newPage()] = browser.pages()
  await page.goto(url)
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
  for (const address of ADDRESSES) {
    const report = await runLighthouse(url + address, [
      `--port=${port}`,
      '--disable-storage-reset',
      '--only-categories=accessibility',
    ])
    const score = Math.round((report.categories.accessibility?.score ?? 0) * 100)
    scores[address] = { ...scores[address], [`${brand} ${language}`]: score }
    console.info(`${brand} ${language} ${address}: ${score}`)
    if (score < GOAL) console.table(imperfectAudits(report))
  }
  await browser.close()
}
