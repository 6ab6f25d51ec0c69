import type { Bitmap } from './bitmap.ts'
import type { Component } from './components.ts'

/** In heights of a small letter: what is higher may be letters of two lines that touch. */
const HIGH = 1.9
const HIGHEST = 9
/** Where lines touch, a row has ink in at most this part of its width, or so few pixels. */
const TOUCH = 0.14
const TOUCH_PIXELS = 0.34
/** In heights of a small letter: the least height of what a cut leaves. */
const LEAST = 0.7

/** Cuts letters of two lines apart where they touch. Returns whether any were cut. */
export function cutLines(
  bitmap: Bitmap,
  components: readonly Component[],
  letter: number,
): boolean {
  let hasCut = false
  for (const component of components) {
    const height = component.bottom - component.top
    const width = component.right - component.left
    if (height < letter * HIGH || height > letter * HIGHEST || width < letter) continue
    for (const row of cutsIn(rowsOf(bitmap, component), letter, width)) {
      const start = (component.top + row) * bitmap.width
      bitmap.ink.fill(0, start + component.left, start + component.right)
      hasCut = true
    }
  }
  return hasCut
}

/** The number of pixels of ink in each row. */
function rowsOf({ width, ink }: Bitmap, { left, top, right, bottom }: Component): number[] {
  return Array.from({ length: bottom - top }, (_, row) => {
    let count = 0
    for (let at = (top + row) * width + left; at < (top + row) * width + right; at++) {
      if (ink[at]) count++
    }
    return count
  })
}

function cutsIn(rows: readonly number[], letter: number, width: number): number[] {
  const most = Math.max(letter * TOUCH_PIXELS, width * TOUCH)
  const least = Math.round(letter * LEAST)
  const cuts: number[] = []
  let from = least
  while (from < rows.length - least) {
    let best = -1
    for (let row = from; row < Math.min(rows.length - least, from + letter * 2); row++) {
      if ((rows[row] ?? 0) > most) continue
      if (best < 0 || (rows[row] ?? 0) < (rows[best] ?? 0)) best = row
    }
    if (best < 0) from += letter
    else {
      cuts.push(best)
      from = best + least
    }
  }
  return cuts
}
