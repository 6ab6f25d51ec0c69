import type { Line } from '../read/lines.ts'
import { strengthOf } from '../read/rules.ts'
import type { Shape } from '../read/shapes.ts'
import { isAcrossHead } from './furniture.ts'
import { isMostlyIn, type Rect } from './geometry.ts'
import { type BodyType, HEADLINE } from './typography.ts'

/** Times the size of the type: the name of the newspaper, the date and the page number stand apart. */
const LEAST_GAP = 0.8
const WIDE_GAP = 2.5
const SAME_ROW = 0.6
/** Times the size of the largest type of the page: that of the newspaper's name. */
const NAME = 0.98
/** The number of the page, with a stroke or a dot between it and the name of the section. */
const PAGE_NUMBER = /^([/|•·–—]\s*\p{Nd}{1,3}|\p{Nd}{1,3}\s*[/|•·–—])|[/|•·–—]\s*\p{Nd}{1,3}$/u
const MOST_SECTION_LETTERS = 30

/**
 * The coloured bars across the top of a page that hold its running head: several short texts apart from each other, or
 * the name of a section with the page number. No headline stands above.
 */
export function headStripsIn(
  shapes: readonly Shape[],
  lines: readonly Line[],
  page: Rect,
  body: BodyType,
): Rect[] {
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  return shapes
    .filter(({ kind, fill }) => kind === 'path' && fill !== undefined && strengthOf(fill) > 0)
    .map(({ box }) => box)
    .filter((box) => isAcrossHead(box, page))
    .filter((box) => {
      const above = lines.filter(({ baseline }) => baseline < box.top)
      const inside = lines.filter((line) => isMostlyIn(line.box, box))
      const hasHeadline = above.some(
        ({ size }) => size > body.size * HEADLINE && size < largest * NAME,
      )
      return !hasHeadline && isRunningHead(inside)
    })
}

function isRunningHead(lines: readonly Line[]): boolean {
  const words = lines.flatMap((line) => line.words).sort((a, b) => a.left - b.left)
  const [first] = lines
  if (!first) return false
  const size = Math.max(...lines.map((line) => line.size))
  const isRow = lines.every(({ baseline }) => Math.abs(baseline - first.baseline) < size * SAME_ROW)
  if (!isRow) return false
  const gaps = words.slice(1).map(({ left }, at) => (left - (words[at]?.right ?? left)) / size)
  if (gaps.some((gap) => gap > WIDE_GAP)) return true
  if (lines.length > 2) return gaps.filter((gap) => gap > LEAST_GAP).length >= lines.length - 1
  return first.letters <= MOST_SECTION_LETTERS && PAGE_NUMBER.test(first.text.trim())
}
