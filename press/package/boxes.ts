import type { PageBox } from '#contract/page-model.ts'

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

/** Clips a box to the page, which is 100 wide and 100 high. */
export function onPage(box: PageBox): PageBox {
  const left = within(box.left)
  const top = within(box.top)
  return {
    left,
    top,
    width: within(box.left + box.width) - left,
    height: within(box.top + box.height) - top,
  }
}

const within = (percent: number) => Math.min(100, Math.max(0, percent))
