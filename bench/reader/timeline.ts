import type { Browser } from '@playwright/test'
import { openBrowserFor } from './open-reader.ts'
import type { Profile } from './profiles.ts'

const DRAGS = 4
const STEPS = 40
const WAY_PX = 300

const RECORD_FRAMES = `
  window.frameTimes = []
  let before = performance.now()
  const frame = (now) => {
    frameTimes.push(now - before)
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)`

/** The times between frames while a strip is dragged with the mouse, back and forth. */
export async function measureDrag(
  browser: Browser,
  { url, strip }: { url: string; strip: string },
  profile: Profile,
): Promise<number[]> {
  const { page, close } = await openBrowserFor(browser, profile)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector(strip)
  await page.waitForTimeout(2500)
  const box = await page.locator(strip).boundingBox()
  if (!box) throw new Error(`${strip} is not shown`)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.evaluate(RECORD_FRAMES)
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const way = drag % 2 === 0 ? WAY_PX : -WAY_PX
    await page.mouse.move(middle.x - way / 2, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + way / 2, middle.y, { steps: STEPS })
    await page.mouse.up()
  }
  const times = await page.evaluate<number[]>('frameTimes')
  await close()
  return times
}
