import { heightOf, type Rect, widthOf } from './rect.ts'
import type { Shape } from './shapes.ts'

/** A straight line that separates parts of the page. */
export interface Rule {
  box: Rect
  direction: 'across' | 'down'
  thickness: number
}

const MAX_THICKNESS = 5
const MIN_LENGTH = 14

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

function isPaper(colour: number | undefined): boolean {
  return colour !== undefined && strengthOf(colour) === 0
}

/** 0 for paper white to 1 for black or a strong colour. */
export function strengthOf(colour: number): number {
  const least = Math.min((colour >> 16) & 255, (colour >> 8) & 255, colour & 255)
  return least >= 252 ? 0 : (255 - least) / 255
}
