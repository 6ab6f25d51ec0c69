import type { Page } from '@playwright/test'
import type { PageBox } from '#contract/page-model.ts'
import { type Finger, fingersOn } from './fingers.ts'

/** A thumb that holds the phone does not reach further. */
const LONGEST_SWIPE = { x: 270, y: 590 }
/** The browser takes this much of a movement to see that it is a swipe. */
const SLOP_PX = 15
const MARGIN_PX = 6
const MOST_SWIPES = 60
/** In percent of the page. */
const NEAR = 0.05
/** Starts in the middle of the screen and stays clear of its edges. */
const MIDDLE = { x: 195, y: 410 }
const PINCH_FROM_PX = 90

interface Reading {
  /** The columns of the stories in reading order, in percent of the page. */
  columns: readonly PageBox[]
  /** How many times as large the page becomes. */
  zoom: number
  /** The height of a line, in percent of the page's height. */
  lineHeight: number
}

/** Reads columns on the enlarged page, aiming well with every swipe. Returns the number of gestures, with the pinches at both ends. */
export async function readBySwipes(page: Page, { columns, zoom, lineHeight }: Reading) {
  const fingers = await fingersOn(page)
  const [first] = columns
  if (!first) throw new Error('There is no column to read')
  const { box } = await screenOf(page)
  const at = {
    x: box.left + (first.left / 100) * box.width,
    y: box.top + (first.top / 100) * box.height,
  }
  await fingers.pinch(insideScreen(at, zoom), { from: PINCH_FROM_PX, to: PINCH_FROM_PX * zoom })
  await page.waitForTimeout(500)
  let gestures = 1
  for (const column of columns) {
    let unread = column.top
    const end = column.top + column.height
    while (unread < end) {
      const screen = await screenOf(page)
      const { box, top, bottom, canScroll } = screen
      const left = box.left + (column.left / 100) * box.width
      const right = left + (column.width / 100) * box.width
      const y = box.top + (unread / 100) * box.height
      const isSeen = left >= 0 && right <= screen.width && y >= top
      const seenTo = ((bottom - box.top) / box.height) * 100
      // A line that is cut off at the foot is read with the next ones.
      const readTo = seenTo >= end ? end : seenTo - lineHeight
      if (isSeen && readTo > unread + NEAR) {
        unread = readTo
        continue
      }
      const by = {
        x: left < 0 || right > screen.width ? limited(left - 2 * MARGIN_PX, 'x', canScroll) : 0,
        y: limited(y - top - MARGIN_PX, 'y', canScroll),
      }
      await fingers.drag(
        { x: MIDDLE.x + by.x / 2, y: MIDDLE.y + by.y / 2 },
        { x: MIDDLE.x - by.x / 2, y: MIDDLE.y - by.y / 2 },
      )
      await page.waitForTimeout(400)
      gestures += 1
      if (gestures > MOST_SWIPES)
        throw new Error(`Could not read ${JSON.stringify({ column, unread, ...screen, by })}`)
    }
  }
  await fingers.pinch(MIDDLE, { from: PINCH_FROM_PX * zoom, to: PINCH_FROM_PX / 2 })
  return gestures + 1
}

/** The fingers of a pinch move up and down from here. */
function insideScreen({ x, y }: Finger, zoom: number): Finger {
  const reach = (PINCH_FROM_PX * zoom) / 2 + 10
  return { x: Math.max(20, Math.min(x, 370)), y: Math.max(reach, Math.min(y, 844 - reach)) }
}

interface Scrollable {
  least: Finger
  most: Finger
}

function limited(distance: number, way: 'x' | 'y', { least, most }: Scrollable): number {
  const longest = LONGEST_SWIPE[way]
  const swiped = Math.max(-longest, Math.min(distance, longest))
  const scrolled = Math.max(least[way], Math.min(swiped, most[way]))
  return Math.abs(scrolled) < 1 ? 0 : scrolled + Math.sign(scrolled) * SLOP_PX
}

/** Where the page is, and the part of the screen that no bar covers. */
function screenOf(page: Page) {
  return page.evaluate(() => {
    const rectOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const { left, top, width, height } = rectOf('.page-box')
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    return {
      box: { left, top, width, height },
      width: clientWidth,
      top: Math.max(0, rectOf('.reader-header').bottom),
      bottom: Math.min(clientHeight, rectOf('.reader-footer').top),
      canScroll: {
        least: { x: -scrollX, y: -scrollY },
        most: {
          x: scrollWidth - clientWidth - scrollX,
          y: scrollHeight - clientHeight - scrollY,
        },
      },
    }
  })
}
