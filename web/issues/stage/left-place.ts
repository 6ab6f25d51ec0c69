import type { Point } from './geometry.ts'

/** How a page was left: its zoom level, and the point of it in the middle of the screen. */
export interface LeftPlace {
  level: number
  share: Point
}

let left: { page: string; place: LeftPlace } | undefined

/** Remembers how the page was left, for the way back from an article. */
export function rememberPlace(page: string, place: LeftPlace): void {
  left = { page, place }
}

/** Undefined if another page was left last. */
export function placeLeftOn(page: string): LeftPlace | undefined {
  return left?.page === page ? left.place : undefined
}
