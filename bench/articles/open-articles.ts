import type { Browser, Page } from '@playwright/test'

const VIEWPORT = { width: 1440, height: 900 }
/** The pause of a reader between two clicks. */
const PAUSE_MS = 500
const PREFETCH_LIMIT_MS = 20_000
const REGION = '.page-region[href^="/article/"]'

/** Opens every article of the front page once and returns the times; the first also loads the screen. */
export async function openArticles(
  browser: Browser,
  url: string,
  { isPrefetched }: { isPrefetched: boolean },
): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT })
  if (!isPrefetched) await saveData(page)
  const texts = textsFetched(page)
  await page.goto(url)
  await page.waitForSelector(REGION)
  await page.waitForLoadState('networkidle')
  const count = await page.locator(REGION).count()
  if (isPrefetched) await untilFetched(page, texts, count)
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    times.push(await timeToText(page, index))
    await page.goBack()
    await page.waitForSelector(REGION)
    await page.waitForTimeout(PAUSE_MS)
  }
  await page.close()
  return times
}

/** The lower limit: inserting a loaded text into an empty page. */
export async function showBare(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT })
  const response = page.waitForResponse((reply) => reply.url().endsWith('.html'))
  await page.goto(url)
  // The app may not read the whole response, which then never ends; fetch it again.
  const text = await (await fetch((await response).url())).text()
  await page.goto('about:blank')
  const times: number[] = []
  for (let round = 0; round < 10; round += 1) {
    times.push(
      await page.evaluate(async (html) => {
        document.body.replaceChildren()
        await new Promise((resolve) => setTimeout(resolve, 100))
        const start = performance.now()
        document.body.innerHTML = html
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
        return performance.now() - start
      }, text),
    )
  }
  await page.close()
  return times
}

function textsFetched(page: Page): string[] {
  const texts: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.html')) texts.push(request.url())
  })
  return texts
}

/** Texts are prefetched in idle time, which comes late on a busy machine. */
async function untilFetched(page: Page, texts: readonly string[], count: number): Promise<void> {
  for (let wait = 0; texts.length < count; wait += PAUSE_MS) {
    if (wait > PREFETCH_LIMIT_MS)
      throw new Error(`${texts.length} of ${count} texts were prefetched`)
    await page.waitForTimeout(PAUSE_MS)
  }
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' }
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
}

/** Resolves when the frame with the text has been painted. */
function timeToText(page: Page, index: number): Promise<number> {
  return page.evaluate(
    ({ region, at }) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelectorAll<HTMLElement>(region)[at]
        if (!link) return reject(new Error('No such article'))
        const observer = new MutationObserver(() => {
          const text = document.querySelector('article p')?.textContent
          if (!text) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start), 0))
        })
        observer.observe(document.body, { childList: true, subtree: true })
        const start = performance.now()
        link.click()
      }),
    { region: REGION, at: index },
  )
}
