import type { Place } from '#contract/issues.ts'
import type { PageBox } from '#contract/page-model.ts'

export function boxOf({ left, top, width, height }: Place): PageBox {
  return {
    left: Number.parseFloat(left),
    top: Number.parseFloat(top),
    width: Number.parseFloat(width),
    height: Number.parseFloat(height),
  }
}

/** The bounding box of all boxes. */
export function hullOf(boxes: readonly PageBox[]): PageBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.left + box.width)
    bottom = Math.max(bottom, box.top + box.height)
  }
  return { left, top, width: right - left, height: bottom - top }
}

export function areaOf(boxes: readonly PageBox[]): number {
  return boxes.reduce((sum, { width, height }) => sum + width * height, 0)
}

/** The common part of two boxes, if they have one. */
export function commonPart(one: PageBox, other: PageBox): PageBox | undefined {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const width = Math.min(one.left + one.width, other.left + other.width) - left
  const height = Math.min(one.top + one.height, other.top + other.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : undefined
}

/** The parts of boxes that lie in some areas. The areas do not overlap. */
export function clipTo(boxes: readonly PageBox[], areas: readonly PageBox[]): PageBox[] {
  return boxes.flatMap((box) => areas.flatMap((area) => commonPart(box, area) ?? []))
}

export function overlaps(one: PageBox, other: PageBox): boolean {
  return commonPart(one, other) !== undefined
}
