import type { CutLine } from '#contract/desk/correction-steps.ts'
import type { PageBox } from '#contract/page-model.ts'
import { commonPart, hullOf } from '../page-boxes.ts'

/** A line cuts an area if it runs along this part of it. */
const LEAST_SHARE = 0.3
/** In percent of the page: thinner remainders are dropped. */
const LEAST_SIZE = 0.4

/**
 * Cuts an area along lines, one after the other. Each line cuts the parts that it crosses, from edge to edge; so
 * three parts in the form of a T need two lines. Parts are in the order of reading: above, below; left, right.
 */
export function cutArea(rects: readonly PageBox[], lines: readonly CutLine[]): PageBox[][] {
  let parts: PageBox[][] = [[...rects]]
  for (const line of lines) {
    parts = parts.flatMap((part) => {
      const sides = crosses(part, line) ? cutPart(part, line) : [part]
      return sides.every((side) => side.length > 0) ? sides : [part]
    })
  }
  return parts
}

function isFlat({ x1, y1, x2, y2 }: CutLine): boolean {
  return Math.abs(x2 - x1) >= Math.abs(y2 - y1)
}

function crosses(part: readonly PageBox[], line: CutLine): boolean {
  const { left, top, width, height } = hullOf(part)
  const [from, to] = isFlat(line) ? [line.x1, line.x2] : [line.y1, line.y2]
  const [start, size] = isFlat(line) ? [left, width] : [top, height]
  const common = Math.min(Math.max(from, to), start + size) - Math.max(Math.min(from, to), start)
  return common >= size * LEAST_SHARE
}

function cutPart(part: readonly PageBox[], line: CutLine): PageBox[][] {
  const at = isFlat(line) ? (line.y1 + line.y2) / 2 : (line.x1 + line.x2) / 2
  const before = isFlat(line)
    ? { left: 0, top: 0, width: 100, height: at }
    : { left: 0, top: 0, width: at, height: 100 }
  const after = isFlat(line)
    ? { left: 0, top: at, width: 100, height: 100 - at }
    : { left: at, top: 0, width: 100 - at, height: 100 }
  return [before, after].map((half) =>
    part
      .flatMap((rect) => commonPart(rect, half) ?? [])
      .filter(({ width, height }) => width >= LEAST_SIZE && height >= LEAST_SIZE),
  )
}
