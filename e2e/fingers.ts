import type { Page } from '@playwright/test'

export interface Finger {
  x: number
  y: number
}

const STEPS = 8
/** No finger is faster than 40 ms, the browser believes. */
const BETWEEN_TAPS_MS = 80

/** Fingers on the screen, as the browser gets them from the device. */
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
      // A busy machine answers late: the second does not wait for the first.
      const first = tap(at)
      await page.waitForTimeout(BETWEEN_TAPS_MS)
      await Promise.all([first, tap(at)])
    },

    async swipe(from: Finger, to: Finger): Promise<void> {
      await put('touchStart', [from])
      for (let step = 1; step <= STEPS; step++) await put('touchMove', [between(from, to, step)])
      await put('touchEnd', [])
    },

    /** One finger above the other, so far apart. */
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
