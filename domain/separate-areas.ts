import type { PageBox } from '#contract/page-model.ts'
import { areaOf } from './page-boxes.ts'

/** In percent of the page. Areas that overlap by less share an edge: the larger one is trimmed along its side. */
const SHARED_EDGE = 0.8
/** Smaller remainders, such as the gap between two columns, are dropped. */
const MIN_WIDTH = 2
const MIN_HEIGHT = 1

/**
 * Gives each point of the page to one story at most; takes and returns the rectangles of each story. Where
 * two overlap, the smaller story keeps the area: a box inside an article stays whole. A story that would lose
 * everything keeps its rectangles.
 */
export function separateAreas(stories: readonly (readonly PageBox[])[]): PageBox[][] {
  const taken: PageBox[] = []
  const separate = new Map<readonly PageBox[], PageBox[]>()
  for (const rects of stories.toSorted((one, other) => areaOf(one) - areaOf(other))) {
    const own: PageBox[] = []
    for (const rect of rects) own.push(...without(rect, [...taken, ...own]))
    taken.push(...own)
    separate.set(rects, own.length > 0 ? own : [...rects])
  }
  return stories.map((rects) => separate.get(rects) ?? [])
}

function without(rect: PageBox, holes: readonly PageBox[]): PageBox[] {
  return holes.reduce((rest, hole) => rest.flatMap((one) => cut(one, hole)), [rect])
}

/** The parts of a rectangle around a hole: the full width above and below it, then its two sides. */
function cut(rect: PageBox, hole: PageBox): PageBox[] {
  const left = Math.max(rect.left, hole.left)
  const top = Math.max(rect.top, hole.top)
  const right = Math.min(rightOf(rect), rightOf(hole))
  const bottom = Math.min(bottomOf(rect), bottomOf(hole))
  if (right <= left || bottom <= top) return [rect]
  if (right - left < SHARED_EDGE) {
    const isLeftEdge = left - rect.left < rightOf(rect) - right
    return kept([
      isLeftEdge
        ? boxOf(right, rect.top, rightOf(rect), bottomOf(rect))
        : boxOf(rect.left, rect.top, left, bottomOf(rect)),
    ])
  }
  if (bottom - top < SHARED_EDGE) {
    const isTopEdge = top - rect.top < bottomOf(rect) - bottom
    return kept([
      isTopEdge
        ? boxOf(rect.left, bottom, rightOf(rect), bottomOf(rect))
        : boxOf(rect.left, rect.top, rightOf(rect), top),
    ])
  }
  return kept([
    boxOf(rect.left, rect.top, rightOf(rect), top),
    boxOf(rect.left, top, left, bottom),
    boxOf(right, top, rightOf(rect), bottom),
    boxOf(rect.left, bottom, rightOf(rect), bottomOf(rect)),
  ])
}

const rightOf = ({ left, width }: PageBox) => left + width
const bottomOf = ({ top, height }: PageBox) => top + height

function boxOf(left: number, top: number, right: number, bottom: number): PageBox {
  return { left, top, width: right - left, height: bottom - top }
}

function kept(boxes: readonly PageBox[]): PageBox[] {
  return boxes.filter(({ width, height }) => width >= MIN_WIDTH && height >= MIN_HEIGHT)
}
