import type { Bitmap } from './bitmap.ts'

/** A connected area of ink. Right and bottom are exclusive. */
export interface Component {
  left: number
  top: number
  right: number
  bottom: number
  /** Number of pixels. */
  ink: number
}

/** The connected areas of ink; pixels that touch at a corner are connected. */
export function componentsOf({ width, height, ink }: Bitmap): Component[] {
  const found: Component[] = []
  const parents: number[] = []
  const rootOf = (run: number) => {
    let root = run
    for (let up = parents[root] ?? root; up !== root; up = parents[root] ?? root) {
      parents[root] = parents[up] ?? up
      root = up
    }
    return root
  }
  /** Starts and ends of the runs of ink in the row above, and their labels. */
  let above: number[] = []
  for (let y = 0; y < height; y++) {
    const row: number[] = []
    let next = 0
    const start = y * width
    for (let x = 0; x < width; x++) {
      if (!ink[start + x]) continue
      const left = x
      while (x < width && ink[start + x]) x++
      let label = -1
      while (next < above.length && (above[next + 1] ?? 0) < left) next += 3
      for (let at = next; at < above.length && (above[at] ?? 0) <= x; at += 3) {
        const other = rootOf(above[at + 2] ?? 0)
        if (label < 0) label = other
        else if (other !== label) {
          parents[Math.max(other, label)] = Math.min(other, label)
          label = Math.min(other, label)
        }
      }
      if (label < 0) {
        label = parents.length
        parents.push(label)
        found.push({ left, top: y, right: x, bottom: y + 1, ink: 0 })
      }
      extend(found[label], left, x, y)
      row.push(left, x, label)
    }
    above = row
  }
  return mergeLabels(found, rootOf)
}

function extend(component: Component | undefined, left: number, right: number, y: number): void {
  if (!component) return
  component.left = Math.min(component.left, left)
  component.right = Math.max(component.right, right)
  component.bottom = y + 1
  component.ink += right - left
}

function mergeLabels(found: readonly Component[], rootOf: (label: number) => number): Component[] {
  const merged: Component[] = []
  for (let label = found.length - 1; label >= 0; label--) {
    const component = found[label]
    const root = rootOf(label)
    const into = found[root]
    if (!component || !into) continue
    if (root === label) {
      merged.push(component)
      continue
    }
    into.left = Math.min(into.left, component.left)
    into.top = Math.min(into.top, component.top)
    into.right = Math.max(into.right, component.right)
    into.bottom = Math.max(into.bottom, component.bottom)
    into.ink += component.ink
  }
  return merged
}
