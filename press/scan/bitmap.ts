import { CELL, type Tones } from './tones.ts'

/** One byte per pixel: 1 for ink, 0 for paper. */
export interface Bitmap {
  width: number
  height: number
  ink: Uint8Array
}

/** Letters are darker than this part of their background; thin rules are fainter. */
export const LETTER_INK = 0.62
export const RULE_INK = 0.78
/** On a background that is as dark as this, print cannot be told apart. */
const BLACK = 60

/** Ink is darker than the given part of the background around it. */
export function inkOf(
  { width, height, light, background, columns }: Tones,
  darkness: number,
): Bitmap {
  const ink = new Uint8Array(width * height)
  const limits = background.map((tone) => (tone < BLACK ? 0 : Math.round(tone * darkness)))
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * columns
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if ((light[at] ?? 0) < (limits[row + (x >> 3)] ?? 0)) ink[at] = 1
    }
  }
  return { width, height, ink }
}

/** What is ink in both bitmaps. */
export function inkInBoth(one: Bitmap, other: Bitmap): Bitmap {
  return { ...one, ink: one.ink.map((value, at) => value & (other.ink[at] ?? 0)) }
}

export function transpose({ width, height, ink }: Bitmap): Bitmap {
  const turned = new Uint8Array(ink.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (ink[at]) turned[x * height + y] = 1
    }
  }
  return { width: height, height: width, ink: turned }
}

/** For each pixel of paper, the number of pixels of paper in its column without ink between; 0 for ink. */
export function whiteHeights({ width, height, ink }: Bitmap): Uint16Array {
  const heights = new Uint16Array(width * height)
  for (let at = 0; at < ink.length; at++) {
    if (!ink[at]) heights[at] = (at >= width ? (heights[at - width] ?? 0) : 0) + 1
  }
  for (let at = ink.length - width - 1; at >= 0; at--) {
    const below = heights[at + width] ?? 0
    if (!ink[at] && below > 0) heights[at] = below
  }
  return heights
}
