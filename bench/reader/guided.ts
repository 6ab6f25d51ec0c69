import type { Browser } from '@playwright/test'
import { untilTrue } from './first-view.ts'
import { openBrowserFor } from './open-reader.ts'
import type { Profile } from './profiles.ts'
import type { BenchReader } from './readers.ts'
import { openAtFirstPage } from './turns.ts'

const STEPS = 20
const PAUSE_MS = 400

/** Names the story and the part that is shown. */
const STATE = "document.querySelector('dialog[open] [aria-live]')?.textContent"

/** Evaluated in the browser: the time from the next key press until the next column is painted. */
const TIME_STEP = `new Promise((resolve) => {
  const before = ${STATE}
  addEventListener('keydown', ({ timeStamp }) => {
    const look = () => requestAnimationFrame(() => {
      if (${STATE} === before) look()
      else requestAnimationFrame(() => resolve(performance.now() - timeStamp))
    })
    look()
  }, { capture: true, once: true })
})`

/** Reads column by column with the space bar. */
export async function measureGuidedSteps(
  browser: Browser,
  reader: BenchReader,
  profile: Profile,
): Promise<number[]> {
  const { page, close } = await openBrowserFor(browser, profile)
  await openAtFirstPage(page, reader)
  await page.keyboard.press('g')
  await untilTrue(page, "document.querySelector('dialog[open] [data-column]') !== null")
  const times: number[] = []
  for (let step = 0; step < STEPS; step += 1) {
    await page.waitForTimeout(PAUSE_MS)
    const painted = page.evaluate<number>(TIME_STEP)
    // Evaluations run in order, so the page listens before the key press.
    await page.evaluate('0')
    await page.keyboard.press('Space')
    times.push(await painted)
  }
  await close()
  return times
}
