import { areaOf, heightOf, intersection, overlapX, overlapY, type Rect, widthOf } from './rect.ts'
import type { Shape } from './shapes.ts'

/** A straight line that separates parts of the page. */
export interface Rule {
  box: Rect
  direction: 'across' | 'down'
  thickness: number
}

/** A filled or framed rectangle. */
export interface Panel {
  box: Rect
  isFramed: boolean
  /** 0 for paper white to 1 for black or a strong colour. */
  strength: number
}

const MAX_THICKNESS = 5
const MIN_LENGTH = 14
const MIN_PANEL = { width: 40, height: 26 }
const MAX_PANEL_SHARE = 0.6

export function rulesIn(shapes: readonly Shape[], least = MIN_LENGTH): Rule[] {
  return shapes.flatMap(({ kind, box, fill, stroke }): Rule[] => {
    if (kind === 'image' || isPaper(fill ?? stroke)) return []
    const width = widthOf(box)
    const height = heightOf(box)
    if (height <= MAX_THICKNESS && width >= Math.max(least, height * 4)) {
      return [{ box, direction: 'across', thickness: height }]
    }
    if (width <= MAX_THICKNESS && height >= Math.max(least, width * 4)) {
      return [{ box, direction: 'down', thickness: width }]
    }
    return []
  })
}

/** The outermost panels of a page; a fill and its frame count as one. */
export function panelsIn(shapes: readonly Shape[], rules: readonly Rule[], page: Rect): Panel[] {
  const drawn = shapes.flatMap(({ kind, box, fill, stroke, points }): Panel[] => {
    if (kind === 'image' || points > 14) return []
    const isFramed = stroke !== undefined && !isPaper(stroke)
    const strength = fill === undefined ? 0 : strengthOf(fill)
    return isFramed || strength > 0 ? [{ box, isFramed, strength }] : []
  })
  const all = [...drawn, ...framesOf(rules)].filter(
    ({ box }) =>
      widthOf(box) >= MIN_PANEL.width &&
      heightOf(box) >= MIN_PANEL.height &&
      areaOf(box) < areaOf(page) * MAX_PANEL_SHARE,
  )
  const panels: Panel[] = []
  for (const panel of all.sort((a, b) => areaOf(b.box) - areaOf(a.box))) {
    const outer = panels.find(
      ({ box }) => areaOf(intersection(box, panel.box)) > areaOf(panel.box) * 0.8,
    )
    if (!outer) panels.push({ ...panel })
    else if (areaOf(panel.box) > areaOf(outer.box) * 0.8) {
      outer.isFramed ||= panel.isFramed
      outer.strength = Math.max(outer.strength, panel.strength)
    }
  }
  return panels
}

/** Four rules that meet at their ends form a frame; more rules inside mean a table. */
function framesOf(rules: readonly Rule[]): Panel[] {
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
    const inside = upright.filter((rule) => overlapY(rule.box, box) > heightOf(box) * 0.8)
    return closed && inside.length <= 3 ? [{ box, isFramed: true, strength: 0 }] : []
  })
}

function isPaper(colour: number | undefined): boolean {
  return colour !== undefined && strengthOf(colour) === 0
}

/** 0 for paper white to 1 for black or a strong colour. */
export function strengthOf(colour: number): number {
  const least = Math.min((colour >> 16) & 255, (colour >> 8) & 255, colour & 255)
  return least >= 252 ? 0 : (255 - least) / 255
}
