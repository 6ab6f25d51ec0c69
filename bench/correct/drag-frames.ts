import type { Page } from '@playwright/test'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { addressOf } from './open-desk-page.ts'

const MOVES = 120

/** The times between frames while the first story is dragged over the page. */
export async function dragFrames(
  page: Page,
  url: string,
  issue: OfIssue,
  pageNo: number,
): Promise<number[]> {
  await page.goto(addressOf(url, { ...issue, page: pageNo }))
  const story = page.locator('[data-story]').first()
  await story.waitFor()
  await page.locator('[data-mode] img').evaluate((image: HTMLImageElement) => image.decode())
  await story.click({ position: { x: 10, y: 10 } })
  const box = await story.boundingBox()
  if (!box) throw new Error('The story is not on the screen')
  const from = { x: box.x + 10, y: box.y + 10 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const frames = page.evaluate(COLLECT_FRAMES, MOVES)
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(from.x + move * 2, from.y + (move % 40) * 4)
  }
  const times = await frames
  // The next round finds the page as it was.
  await page.mouse.up()
  await page.keyboard.press('Control+z')
  return times
}

const COLLECT_FRAMES = (count: number) =>
  new Promise<number[]>((resolve) => {
    const times: number[] = []
    let last = performance.now()
    const next = (now: number) => {
      times.push(now - last)
      last = now
      if (times.length < count) requestAnimationFrame(next)
      else resolve(times.slice(2))
    }
    requestAnimationFrame(next)
  })
