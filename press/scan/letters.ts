import { heightOf, widthOf } from '../read/rect.ts'
import type { Component } from './components.ts'

/** In heights of a small letter. */
const SMALLEST_LETTER = 0.6
const LARGEST_LETTER = 20

/** The most frequent height of what may be a letter: that of small letters without ascenders. */
export function letterHeightOf(components: readonly Component[]): number {
  const counts = new Map<number, number>()
  for (const component of components) {
    const height = heightOf(component)
    const width = widthOf(component)
    if (height < 4 || height > 60 || width > height * 3 || height > width * 3) continue
    counts.set(height, (counts.get(height) ?? 0) + 1)
  }
  const [[height = 8] = []] = [...counts].toSorted((a, b) => b[1] - a[1])
  return height
}

export function isLetter(component: Component, letter: number): boolean {
  const height = heightOf(component)
  const width = widthOf(component)
  return (
    height >= letter * SMALLEST_LETTER &&
    height < letter * LARGEST_LETTER &&
    width > 1 &&
    width < height * 12
  )
}
