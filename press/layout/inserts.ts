import type { Line } from '../read/lines.ts'
import type { Rule } from '../read/rules.ts'
import { isOffer } from './advertisement.ts'
import {
  areaOf,
  intersection,
  isMostlyIn,
  overlapX,
  overlapY,
  type Rect,
  widthOf,
} from './geometry.ts'
import { isNotice } from './notices.ts'
import type { Panel } from './panels.ts'
import { type BodyType, HEADLINE, HEAVY_RULE, isSameSize } from './typography.ts'

const MOST_LINES = 24
/** In leadings: the distance to the text around. */
const REACH = 2.4

/** Panels inside the columns of a story: pull quotes and fact boxes on a tint or in a frame. A framed photo is none. */
export function insertsIn(
  panels: readonly Panel[],
  lines: readonly Line[],
  rules: readonly Rule[],
  pictures: readonly Rect[],
  body: BodyType,
): Panel[] {
  return panels.filter(({ box }) => {
    if (pictures.some((picture) => areaOf(intersection(picture, box)) > areaOf(box) / 2))
      return false
    const inside = lines.filter((line) => isMostlyIn(line.box, box, 0.5))
    if (inside.length === 0 || inside.some(isOffer) || isNotice(inside)) return false
    if (isUnderHeadline(box, inside, lines, body)) return true
    if (inside.length > MOST_LINES) return false
    const { above, below } = textAround(box, lines, rules, body)
    if (above && below) return true
    if (rules.some((rule) => opensPanel(rule, box))) return false
    const isQuote = /^[“"‘'«„]/u.test(topmost(inside)?.text ?? '')
    const isSmall = inside.every(({ size }) => size < body.size * HEADLINE)
    if (isSmall && isUnderPictureOfText(box, lines, pictures, body)) return true
    return (above || below) && (isQuote || isSmall)
  })
}

/** In leadings: a deck may stand between the headline and the panel. */
const UNDER_HEADLINE = 5
/** Times the size of the largest type in the panel, and its width. */
const LARGER = 1.5
const WIDER = 1.8

/** Whether a larger headline spans the panel and running text beside it, which begins or goes on at the same height. */
function isUnderHeadline(
  box: Rect,
  inside: readonly Line[],
  lines: readonly Line[],
  body: BodyType,
): boolean {
  const largest = Math.max(...inside.map(({ size }) => size))
  const heads = lines.filter(
    (line) =>
      line.size > Math.max(largest * LARGER, body.size * HEADLINE) &&
      widthOf(line.box) > widthOf(box) * WIDER &&
      overlapX(line.box, box) > widthOf(box) * 0.8 &&
      line.box.bottom < box.top + body.size &&
      box.top - line.box.bottom < body.leading * UNDER_HEADLINE,
  )
  return heads.some((head) => {
    const isBetween = (line: Line) =>
      line.box.top > head.box.bottom - head.size * 0.4 &&
      line.box.bottom < box.top + body.size &&
      overlapX(line.box, box) > 0
    const isBesidePanel = (line: Line) =>
      line.font === body.font &&
      isSameSize(line.size, body.size) &&
      overlapX(line.box, box) < 0 &&
      overlapX(line.box, head.box) > widthOf(line.box) * 0.8 &&
      line.box.bottom > box.top &&
      line.box.top < box.bottom
    const between = lines.filter(isBetween)
    return (
      between.every((line) => widthOf(line.box) > widthOf(box) && !isProseOf(line, body)) &&
      lines.some(isBesidePanel)
    )
  })
}

/** In leadings: the caption of the picture stands between. */
const UNDER_PICTURE = 5
/** In leadings: a byline may stand over the text that begins beside the picture. */
const BEGINS_BESIDE = 3
const SAME_WIDTH = 0.06

/** Whether a picture as wide stands right above, and a column of text begins beside it and goes on beside the panel. */
function isUnderPictureOfText(
  box: Rect,
  lines: readonly Line[],
  pictures: readonly Rect[],
  body: BodyType,
): boolean {
  const { leading, size } = body
  const beside = lines.filter((line) => {
    const gap = -overlapX(line.box, box)
    return isProseOf(line, body) && gap > 0 && gap < size * 3
  })
  const isIn = (column: Line, top: number, bottom: number) =>
    beside.some(
      (line) =>
        Math.abs(line.box.left - column.box.left) < size &&
        line.box.top > top &&
        line.box.top < bottom,
    )
  return pictures.some((picture) => {
    const gap = box.top - picture.bottom
    const between = lines.filter(
      (line) =>
        overlapX(line.box, box) > 0 &&
        line.box.top > picture.bottom - size &&
        line.box.bottom < box.top + size,
    )
    return (
      gap > -1 &&
      gap < leading * UNDER_PICTURE &&
      Math.abs(picture.left - box.left) < widthOf(box) * SAME_WIDTH &&
      Math.abs(picture.right - box.right) < widthOf(box) * SAME_WIDTH &&
      between.every((line) => line.size < body.size && !isProseOf(line, body)) &&
      beside
        .filter((line) => overlapY(line.box, box) > 0)
        .some(
          (line) =>
            isIn(line, picture.top - leading, picture.top + leading * BEGINS_BESIDE) &&
            !isIn(line, picture.top - leading * 2 * BEGINS_BESIDE, picture.top - leading),
        )
    )
  })
}

const isProseOf = ({ font, size }: Line, body: BodyType): boolean =>
  font === body.font && isSameSize(size, body.size)

/** A heavy rule along the upper edge begins a new item, as it does over a story. */
const opensPanel = ({ box, direction, thickness }: Rule, panel: Rect): boolean =>
  direction === 'across' &&
  thickness >= HEAVY_RULE &&
  Math.abs(box.top - panel.top) < 3 &&
  overlapX(box, panel) > widthOf(panel) * 0.9

const topmost = (lines: readonly Line[]): Line | undefined =>
  [...lines].sort((a, b) => a.baseline - b.baseline || a.box.left - b.box.left)[0]

/** Whether running text of the panel's own columns ends right above it, and goes on right below it. */
function textAround(
  box: Rect,
  lines: readonly Line[],
  rules: readonly Rule[],
  body: BodyType,
): { above: boolean; below: boolean } {
  const reach = body.leading * REACH
  const isRunning = (line: Line) => line.font === body.font && isSameSize(line.size, body.size)
  const inColumns = lines.filter(
    (line) =>
      isRunning(line) &&
      !isMostlyIn(line.box, box, 0.3) &&
      overlapX(line.box, box) > widthOf(line.box) * 0.6,
  )
  const isFree = (top: number, bottom: number) =>
    !rules.some(
      (rule) =>
        rule.direction === 'across' &&
        rule.box.top > top - 1 &&
        rule.box.bottom < bottom + 1 &&
        rule.box.top > top + 0.5 &&
        overlapX(rule.box, box) > widthOf(box) * 0.6 &&
        Math.abs(rule.box.top - box.top) > 3 &&
        Math.abs(rule.box.bottom - box.bottom) > 3,
    )
  return {
    above: inColumns.some(
      (line) =>
        line.box.bottom < box.top + body.size * 0.5 &&
        box.top - line.box.bottom < reach &&
        isFree(line.box.bottom, box.top),
    ),
    below: inColumns.some(
      (line) =>
        line.box.top > box.bottom - body.size * 0.5 &&
        line.box.top - box.bottom < reach &&
        isFree(box.bottom, line.box.top),
    ),
  }
}
