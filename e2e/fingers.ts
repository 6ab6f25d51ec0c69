import type { Page } from '@playwright/test'

export interface Finger {
  x: number
  y: number
}

const STEPS = 8
/** The browser does not recognise a double tap with less than 40 ms between the taps. */
const BETWEEN_TAPS_MS = 80
const REST_MS = 150

/** Sends touch events to the browser as a touch screen does. */
export async function fingersOn(page: Page) {
  const device = await page.context().newCDPSession(page)

  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
    })

  const tap = async (at: Finger) => {
    await Promise.all([put('touchStart', [at]), put('touchEnd', [])])
  }

  return {
    tap,

    async doubleTap(at: Finger): Promise<void> {
      // The second tap does not wait for the first to be confirmed, which may take long on a busy machine.
      const first = tap(at)
      await page.waitForTimeout(BETWEEN_TAPS_MS)
      await Promise.all([first, tap(at)])
    },

    async swipe(from: Finger, to: Finger): Promise<void> {
      await put('touchStart', [from])
      for (let step = 1; step <= STEPS; step++) await put('touchMove', [between(from, to, step)])
      await put('touchEnd', [])
    },

    /** A swipe whose finger rests before it is lifted, so that the page does not go on moving. */
    async drag(from: Finger, to: Finger): Promise<void> {
      await put('touchStart', [from])
      for (let step = 1; step <= STEPS; step++) await put('touchMove', [between(from, to, step)])
      await page.waitForTimeout(REST_MS)
      await put('touchMove', [to])
      await put('touchEnd', [])
    },

    /** Two fingers, one above the other, whose distance changes from `from` to `to`. */
    async pinch({ x, y }: Finger, { from, to }: { from: number; to: number }): Promise<void> {
      const apart = (distance: number): [Finger, Finger] => [
        { x, y: y - distance / 2 },
        { x, y: y + distance / 2 },
      ]
      const [above, below] = apart(from)
      await put('touchStart', [above])
      await put('touchStart', [above, below])
      for (let step = 1; step <= STEPS; step++) {
        await put('touchMove', apart(from + ((to - from) * step) / STEPS))
      }
      await put('touchEnd', [])
    },
  }
}

function between(from: Finger, to: Finger, step: number): Finger {
  const share = step / STEPS
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
