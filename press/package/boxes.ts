import type { PageBox } from '#contract/page-model.ts'

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
