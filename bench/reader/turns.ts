import type { Browser, Page } from '@playwright/test'
import { untilTrue } from './first-view.ts'
import { openBrowserFor } from './open-reader.ts'
import type { Profile } from './profiles.ts'
import type { BenchReader } from './readers.ts'

export const LAST_PAGE = 15
/** The time that a reader looks at each page. */
export const GLANCE_MS = 700
const PREPARE_MS = 2500
const TIMEOUT_MS = 20_000

/** Evaluated in the browser: the time from the next key press until the page is painted. */
const TIME_TURN = `(isShown, index, longest) => new Promise((resolve, reject) => {
  addEventListener('keydown', ({ timeStamp }) => {
    const look = () => {
      if (isShown(index)) requestAnimationFrame(() => resolve(performance.now() - timeStamp))
      else if (performance.now() - timeStamp > longest) reject(new Error('Page ' + index + ' was not shown'))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
})`

/** Turns all pages with the right arrow key. */
export async function measureTurns(
  browser: Browser,
  reader: BenchReader,
  profile: Profile,
): Promise<number[]> {
  const { page, close } = await openBrowserFor(browser, profile)
  await openAtFirstPage(page, reader)
  const times: number[] = []
  for (let index = 1; index <= LAST_PAGE; index += 1) {
    times.push(await turnTo(page, reader, index, 'ArrowRight'))
    await page.waitForTimeout(GLANCE_MS)
  }
  await close()
  return times
}

export async function openAtFirstPage(page: Page, reader: BenchReader): Promise<void> {
  await reader.prepare?.(page.context())
  await page.goto(reader.url, { waitUntil: 'load' })
  await untilTrue(page, `(${reader.isShown})(0)`)
  await page.waitForTimeout(PREPARE_MS)
}

export async function turnTo(
  page: Page,
  reader: BenchReader,
  index: number,
  key: 'ArrowRight' | 'ArrowLeft',
): Promise<number> {
  const painted = page.evaluate<number>(
    `(${TIME_TURN})(${reader.isShown}, ${index}, ${TIMEOUT_MS})`,
  )
  // Evaluations run in order, so the page listens before the key press.
  await page.evaluate('0')
  await page.keyboard.press(key)
  return painted
}
