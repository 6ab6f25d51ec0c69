import type { InkLine } from './text-lines.ts'

const LEAST_LETTERS = 10
/** In pixels, between the feet of two letters. A larger step is a descender. */
const LARGEST_STEP = 2
/** Half a line at the edge of a page; less than this is not worth a second pass. */
const LEAST = 0.0008

/** How far the lines of a page fall to the right: the tangent of its rotation. 0 if they are straight enough. */
export function skewOf(lines: readonly InkLine[]): number {
  let [rise, run] = [0, 0]
  for (const { letters } of lines) {
    if (letters.length < LEAST_LETTERS) continue
    for (const [index, letter] of letters.entries()) {
      const next = letters[index + 1]
      if (!next || Math.abs(next.bottom - letter.bottom) > LARGEST_STEP) continue
      rise += next.bottom - letter.bottom
      run += next.left - letter.left
    }
  }
  const slope = run > 0 ? rise / run : 0
  return Math.abs(slope) < LEAST ? 0 : slope
}

/** Converts positions between the page as it was scanned and the straightened page, which has the same centre. */
export function turner({ width, height }: { width: number; height: number }, skew: number) {
  const length = Math.hypot(1, skew)
  const [cos, sin] = [1 / length, skew / length]
  const [x0, y0] = [width / 2, height / 2]
  return {
    straighten: (x: number, y: number) => ({
      x: x0 + (x - x0) * cos + (y - y0) * sin,
      y: y0 - (x - x0) * sin + (y - y0) * cos,
    }),
    turnBack: (x: number, y: number) => ({
      x: x0 + (x - x0) * cos - (y - y0) * sin,
      y: y0 + (x - x0) * sin + (y - y0) * cos,
    }),
  }
}
