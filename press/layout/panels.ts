import type { Line } from '../read/lines.ts'
import { type Rule, strengthOf } from '../read/rules.ts'
import type { Shape } from '../read/shapes.ts'
import { areaOf, heightOf, isMostlyIn, overlapX, overlapY, type Rect, widthOf } from './geometry.ts'
import type { BodyType } from './typography.ts'

/** A framed or tinted rectangle that keeps its content together. */
export interface Panel {
  box: Rect
  isFramed: boolean
  /** 0 for paper white to 1 for black or a strong colour. */
  strength: number
}

/** A filled strip behind a line or two of text, as behind a reversed headline or the head of a column. */
export interface Bar {
  box: Rect
  strength: number
}

interface Rectangle extends Panel {
  fill?: number | undefined
}

interface Backgrounds {
  panels: Panel[]
  bars: Bar[]
}

/** A rectangle with round corners has 17. */
const MOST_POINTS = 17
const LEAST_WIDTH = 40
const LEAST_HEIGHT = 26
/** A larger one is the background of the page. */
const MOST_PAGE_SHARE = 0.6
/** A bar is at most this many times as high as the type in it. */
const MOST_BAR_HEIGHT = 2.6
export const MOST_BAR_LINES = 3
/** So many rectangles of one height in a row or grid are the cells of a table. */
const LEAST_CELLS = 5
const LEAST_ROWS = 3
/** Times the height of a row: every second or third one may be shaded. */
const MOST_ROW_STEP = 6.5

/** The panels and bars of a page. A panel with nothing in it is decoration. */
export function backgroundsIn(
  shapes: readonly Shape[],
  rules: readonly Rule[],
  { lines, page, body }: { lines: readonly Line[]; page: Rect; body: BodyType },
): Backgrounds {
  const drawn = [...shapes.flatMap(rectangleOf), ...framesOf(rules)].filter(
    ({ box }) => areaOf(box) < areaOf(page) * MOST_PAGE_SHARE,
  )
  const bars: Bar[] = []
  const large: Panel[] = []
  for (const { fill, ...panel } of drawn) {
    const inside = lines.filter(({ box }) => isMostlyIn(box, panel.box))
    // A path in the colour of the text on it is not its background, but a set of rules.
    const hidden = inside.filter(({ ink }) => ink === fill)
    if (inside.length === 0 || hidden.length > inside.length / 2) continue
    if (isBar(panel, inside)) {
      if (panel.strength > 0) bars.push(panel)
    } else if (widthOf(panel.box) >= LEAST_WIDTH && heightOf(panel.box) >= LEAST_HEIGHT) {
      large.push(panel)
    }
  }
  return {
    panels: outermost(withoutCells(large, body)),
    bars: bars.filter((bar) => !isRow(bar, bars)),
  }
}

function rectangleOf({ kind, box, fill, stroke, points }: Shape): Rectangle[] {
  if (kind === 'image' || points > MOST_POINTS) return []
  const isFramed = stroke !== undefined && strengthOf(stroke) > 0
  const strength = fill === undefined ? 0 : strengthOf(fill)
  return isFramed || strength > 0 ? [{ box, isFramed, strength, fill }] : []
}

function isBar({ box }: Panel, inside: readonly Line[]): boolean {
  const size = Math.max(...inside.map((line) => line.size))
  return inside.length <= MOST_BAR_LINES && heightOf(box) <= size * MOST_BAR_HEIGHT
}

/** Bars of one size at equal edges, one under the other, are the shaded rows of a table. */
function isRow({ box }: Bar, bars: readonly Bar[]): boolean {
  const alike = bars.filter(
    (other) =>
      Math.abs(other.box.left - box.left) < 2 &&
      Math.abs(other.box.right - box.right) < 2 &&
      Math.abs(heightOf(other.box) - heightOf(box)) < 2 &&
      Math.abs(other.box.top - box.top) < heightOf(box) * MOST_ROW_STEP,
  )
  return alike.length >= LEAST_ROWS
}

function withoutCells(panels: readonly Panel[], body: BodyType): Panel[] {
  return panels.filter(({ box }) => {
    if (heightOf(box) > body.leading * 4) return true
    const alike = panels.filter(
      (other) =>
        Math.abs(heightOf(other.box) - heightOf(box)) < 2 &&
        Math.abs(widthOf(other.box) - widthOf(box)) < 2,
    )
    return alike.length < LEAST_CELLS
  })
}

/** A fill and the frames around it are one panel; what lies inside another panel is read with that one. */
export function outermost(panels: readonly Panel[]): Panel[] {
  const found: Panel[] = []
  for (const panel of [...panels].sort((a, b) => areaOf(b.box) - areaOf(a.box))) {
    const outer = found.find(({ box }) => isMostlyIn(panel.box, box, 0.8))
    if (!outer) found.push({ ...panel })
    else if (areaOf(panel.box) > areaOf(outer.box) * 0.8) {
      outer.isFramed ||= panel.isFramed
      outer.strength = Math.max(outer.strength, panel.strength)
    }
  }
  return found
}

/** Four rules that meet at their ends make a frame; a table has rules inside as well. */
function framesOf(rules: readonly Rule[]): Rectangle[] {
  const level = rules.filter(({ direction }) => direction === 'across')
  const upright = rules.filter(({ direction }) => direction === 'down')
  return level.flatMap((top) => {
    const sides = upright.filter(({ box }) => Math.abs(box.top - top.box.top) < 4)
    const left = sides.find(({ box }) => Math.abs(box.left - top.box.left) < 4)
    const right = sides.find(({ box }) => Math.abs(box.right - top.box.right) < 4)
    if (!left || !right || left === right) return []
    const closed = level.some(
      ({ box }) =>
        Math.abs(box.bottom - left.box.bottom) < 4 &&
        overlapX(box, top.box) > widthOf(top.box) * 0.95,
    )
    const box = { ...top.box, bottom: left.box.bottom }
    const inside = upright.filter(
      (rule) => overlapX(rule.box, box) > 0 && overlapY(rule.box, box) > heightOf(box) * 0.8,
    )
    return closed && inside.length <= 3 ? [{ box, isFramed: true, strength: 0 }] : []
  })
}
