interface Point {
  x: number
  y: number
}

export type Turn = -1 | 1

/** The turn of a swipe, if any. `canPan`: the content could scroll that way instead. */
export function swipeTurn(
  from: Point,
  to: Point,
  { threshold, canPan }: { threshold: number; canPan: { left: boolean; right: boolean } },
): Turn | undefined {
  const way = to.x - from.x
  const isSideways = Math.abs(way) > 1.5 * Math.abs(to.y - from.y)
  if (Math.abs(way) < threshold || !isSideways) return undefined
  if (way < 0) return canPan.right ? undefined : 1
  return canPan.left ? undefined : -1
}

/** Whether the element, or one around it, is wider than its box. */
export function scrollsSideways(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 1 && at.clientWidth > 0) return true
  }
  return false
}
