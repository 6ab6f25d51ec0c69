import { heightOf, hullOf, medianOf } from '../read/rect.ts'
import type { Bitmap } from './bitmap.ts'
import type { Component } from './components.ts'
import type { DrawnRule } from './rules.ts'

/** Letters beside each other, in pixels. */
export interface InkLine {
  letters: Component[]
  left: number
  right: number
  top: number
  bottom: number
}

/** In heights of a letter of the line. */
const LARGEST_GAP = 7
/** A gutter is paper over at least so many times the height of a letter. */
const GUTTER_HEIGHT = 8
/** In heights of a small letter: the least width of a gutter, and the height that is enough beside large letters. */
const GUTTER_WIDTH = 1.1
const HIGHEST_GUTTER = 26
/** In heights of a letter of the line: no space between words is as wide. */
const WORD_SPACE = 0.5
/** In heights of a letter: how far from a gutter print is looked for, and in what part of its rows there is some. */
const REACH = 5
const BESIDE = 0.4
/** In heights of a letter: a wider gap is one between words. */
const SPACE = 0.8
/** How much higher one letter of a line may be than the next, within a word and between words. */
const LARGEST_RATIO = 2.4
const LARGEST_RATIO_OF_WORDS = 1.75
const SHARED_HEIGHT = 0.5
const BUCKET = 16

interface Surroundings {
  /** All print, pictures filled with ink, and its `whiteHeights`. Without it, lines end at wide gaps. */
  print?: { page: Bitmap; white: Uint16Array }
  rules: readonly DrawnRule[]
  /** The usual height of a small letter. */
  letter: number
}

/** Puts letters together to lines. A line does not cross a gutter or a rule. */
export function textLinesOf(letters: readonly Component[], around: Surroundings): InkLine[] {
  const lines: OpenLine[] = []
  const byRow = new Map<number, OpenLine[]>()
  const down = around.rules.filter(({ direction }) => direction === 'down')
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const bucket = Math.floor((letter.top + letter.bottom) / 2 / BUCKET)
    const near = [
      ...(byRow.get(bucket - 1) ?? []),
      ...(byRow.get(bucket) ?? []),
      ...(byRow.get(bucket + 1) ?? []),
    ]
    const line = best(near, letter, { ...around, rules: down })
    if (line) addLetter(line, letter)
    else {
      const opened = { letters: [letter], ...bandOf([letter]), right: letter.right }
      lines.push(opened)
    }
    const grown = line ?? lines.at(-1)
    if (!grown) continue
    for (
      let row = Math.floor(grown.top / BUCKET);
      row <= Math.floor(grown.bottom / BUCKET);
      row++
    ) {
      const open = (byRow.get(row) ?? []).filter(
        (each) => each !== grown && each.right > letter.left - around.letter * 60,
      )
      byRow.set(row, [...open, grown])
    }
  }
  return lines.map(({ letters: members }) => ({ letters: members, ...hullOf(members) }))
}

interface OpenLine {
  letters: Component[]
  /** Where the last letters stand. */
  top: number
  bottom: number
  right: number
}

function best(
  lines: readonly OpenLine[],
  letter: Component,
  around: Surroundings,
): OpenLine | undefined {
  let found: OpenLine | undefined
  let least = Infinity
  for (const line of lines) {
    const height = Math.max(heightOf(line), heightOf(letter))
    const shared = Math.min(line.bottom, letter.bottom) - Math.max(line.top, letter.top)
    if (shared < Math.min(heightOf(line), heightOf(letter)) * SHARED_HEIGHT) continue
    const gap = letter.left - line.right
    const most = gap > height * SPACE ? LARGEST_RATIO_OF_WORDS : LARGEST_RATIO
    if (height > Math.min(heightOf(line), heightOf(letter)) * most) continue
    if (gap > height * LARGEST_GAP || gap < -height * 2 || gap >= least) continue
    if (isParted(line, letter, height, around)) continue
    found = line
    least = gap
  }
  return found
}

function isParted(
  line: OpenLine,
  letter: Component,
  height: number,
  { print, rules, letter: small }: Surroundings,
): boolean {
  if (!print) return letter.left - line.right > height * SPACE
  const { page, white } = print
  const { width } = page
  const y = Math.floor((Math.max(line.top, letter.top) + Math.min(line.bottom, letter.bottom)) / 2)
  const least = Math.min(height * GUTTER_HEIGHT, small * HIGHEST_GUTTER)
  const widest = Math.max(small * GUTTER_WIDTH, height * WORD_SPACE)
  let wide = 0
  for (let x = line.right; x < letter.left; x++) {
    wide = (white[y * width + x] ?? 0) >= least ? wide + 1 : 0
    if (wide >= widest && isBesideText(page, { x, y, least, reach: height * REACH })) return true
  }
  return rules.some(({ box }) => {
    const middle = (box.left + box.right) / 2
    return box.top < y && box.bottom > y && middle > line.right - 2 && middle < letter.left + 2
  })
}

/** Whether a strip of paper has print on both sides. The space above a headline has none. */
function isBesideText(
  { width, height, ink }: Bitmap,
  { x, y, least, reach }: { x: number; y: number; least: number; reach: number },
): boolean {
  let [top, bottom] = [y, y]
  while (top > 0 && y - top < least && !ink[(top - 1) * width + x]) top--
  while (bottom < height && bottom - y < least && !ink[bottom * width + x]) bottom++
  let [left, right, rows] = [0, 0, 0]
  for (let row = top; row < bottom; row += 2, rows++) {
    for (let far = 1; far < reach; far++) {
      if (!ink[row * width + x - far]) continue
      left++
      break
    }
    for (let far = 1; far < reach; far++) {
      if (!ink[row * width + x + far]) continue
      right++
      break
    }
  }
  const few = Math.min(rows, least / 2) * BESIDE
  return left >= few && right >= few
}

function addLetter(line: OpenLine, letter: Component): void {
  line.letters.push(letter)
  line.right = Math.max(line.right, letter.right)
  Object.assign(line, bandOf(line.letters.slice(-9)))
}

function bandOf(letters: readonly Component[]): Pick<OpenLine, 'top' | 'bottom'> {
  return {
    top: medianOf(letters, ({ top }) => top),
    bottom: medianOf(letters, ({ bottom }) => bottom),
  }
}
