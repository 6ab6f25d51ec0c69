import type { Browser, BrowserContext, Page } from '@playwright/test'
import { addressOf, type OfPage, openDeskPage } from './open-desk-page.ts'

/** What a hand does at random, all on one page: Tab may open another. Each is followed by Escape, which ends what was begun. */
const KEYS = [
  'm Enter',
  's Enter',
  '1',
  '2',
  'x',
  'Enter',
  '.',
  ',',
  'ArrowDown',
  'Alt+ArrowUp',
  'Delete',
  'Control+z',
  'Control+Shift+z',
  'e a',
] as const
const CUT_SHARE = 0.08
const SETTLE_MS = 20_000

/**
 * Two browsers press keys on one page; their connections are cut at random. Both must end with the types, areas and texts
 * that a browser gets which opens the page afterwards.
 */
export async function correctAtRandom(
  browser: Browser,
  url: string,
  ofPage: OfPage,
  seconds: number,
): Promise<Record<string, unknown>> {
  const hands = await Promise.all([0, 1].map(() => openDeskPage(browser, url)))
  for (const { page } of hands) {
    await page.goto(addressOf(url, ofPage))
    await page.locator('[data-story]').first().waitFor()
  }
  const end = Date.now() + seconds * 1000
  const done = await Promise.all(hands.map((hand) => pressUntil(hand, end)))
  for (const { page, context } of hands) {
    await context.setOffline(false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
  }
  const last = Date.now() + SETTLE_MS
  let isEqual = false
  while (!isEqual && Date.now() < last) {
    for (const { page } of hands) await keepTheirs(page)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const shown = await Promise.all(hands.map(({ page }) => areasOn(page)))
    const saved = await Promise.all(hands.map(({ page }) => isSaved(page)))
    isEqual = saved.every(Boolean) && shown.every((areas) => areas === shown[0])
  }
  // Streams send the steps of others twice a second.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const shown = await Promise.all(hands.map(({ page }) => contentOn(page)))
  const fresh = await openDeskPage(browser, url)
  await fresh.page.goto(addressOf(url, ofPage))
  await fresh.page.locator('[data-story]').first().waitFor()
  const stored = await contentOn(fresh.page)
  for (const { context } of [...hands, fresh]) await context.close()
  return {
    'keys pressed': { value: done.reduce((a, b) => a + b, 0) },
    'stories at the end': { value: stored.length },
    'same types and areas': { value: shown.every(([areas]) => areas === stored[0]) },
    'same texts': { value: shown.every((content) => content.join() === stored.join()) },
  }
}

async function pressUntil(
  { page, context }: { page: Page; context: BrowserContext },
  end: number,
): Promise<number> {
  let count = 0
  while (Date.now() < end) {
    if (Math.random() < CUT_SHARE) await context.setOffline(Math.random() < 0.5)
    await keepTheirs(page)
    const keys = KEYS[Math.floor(Math.random() * KEYS.length)] ?? '.'
    for (const key of [...keys.split(' '), 'Escape']) {
      await page.keyboard.press(key)
      count += 1
    }
    await page.keyboard.press('.')
  }
  await context.setOffline(false)
  return count
}

function isSaved(page: Page): Promise<boolean> {
  return page.getByText('Every step is saved.').isVisible()
}

async function keepTheirs(page: Page): Promise<void> {
  const keep = page.getByRole('button', { name: /^(Keep theirs|Discard my change)$/ })
  while (await keep.isVisible()) await keep.click()
}

/** Id, type and rectangles of each story. */
function areasOn(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(
      [...document.querySelectorAll<SVGElement>('[data-story]')].map((shape) => [
        shape.dataset.story,
        shape.dataset.type,
        [...shape.querySelectorAll('rect')].map((rect) =>
          ['x', 'y', 'width', 'height'].map((name) => rect.getAttribute(name)),
        ),
      ]),
    ),
  )
}

/** The areas, and the text that the fields of each story have. */
async function contentOn(page: Page): Promise<string[]> {
  const ids = await page
    .locator('[data-story]')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('data-story') ?? ''))
  const texts: string[] = []
  for (const id of ids) {
    const shape = page.locator(`[data-story="${id}"]`)
    // As screen readers press it: the click needs no place on the screen.
    await shape.dispatchEvent('click')
    await page.locator(`[data-story="${id}"][aria-pressed="true"]`).waitFor()
    const fields = page.locator('[data-fields] :is(textarea, input)')
    const values = await fields.evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')))
    texts.push(JSON.stringify([id, values]))
  }
  return [await areasOn(page), ...texts]
}
