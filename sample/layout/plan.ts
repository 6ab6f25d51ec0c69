import type { Block, Choice } from './block.ts'

/** How a page is divided: into blocks above each other or side by side. */
export type Plan =
  | { kind: 'leaf'; block: Block; span: number }
  | { kind: 'rows'; span: number; parts: readonly Plan[] }
  | { kind: 'cols'; span: number; parts: readonly Plan[] }

/** Lines between two blocks above each other. */
export const GAP = 1

export interface Placed {
  block: Block
  choice: Choice
  span: number
  column: number
  line: number
}

export type ChoicesOf = (block: Block, span: number) => ReadonlyMap<number, Choice>

/** The cost of a plan for each possible height, and how to place its blocks. */
type Heights = Map<number, { cost: number; place: (column: number, line: number) => Placed[] }>

export function heightsOf(plan: Plan, choicesOf: ChoicesOf, most: number): Heights {
  if (plan.kind === 'leaf') return leafHeights(plan.block, plan.span, choicesOf, most)
  let heights: Heights | undefined
  let column = 0
  for (const part of plan.parts) {
    const next = heightsOf(part, choicesOf, most)
    if (next.size === 0) return next
    if (!heights) heights = next
    else if (plan.kind === 'cols') heights = sideBySide(heights, next, column)
    else heights = stackHeights(heights, next, most)
    if (heights.size === 0) return heights
    column += part.span
  }
  return heights ?? new Map()
}

function leafHeights(block: Block, span: number, choicesOf: ChoicesOf, most: number): Heights {
  const heights: Heights = new Map()
  for (const choice of choicesOf(block, span).values()) {
    if (choice.lines > most) continue
    const place = (column: number, line: number) => [{ block, choice, span, column, line }]
    heights.set(choice.lines, { cost: choice.cost, place })
  }
  return heights
}

function sideBySide(left: Heights, right: Heights, offset: number): Heights {
  const both: Heights = new Map()
  for (const [lines, a] of left) {
    const b = right.get(lines)
    if (!b) continue
    both.set(lines, {
      cost: a.cost + b.cost,
      place: (column, line) => [...a.place(column, line), ...b.place(column + offset, line)],
    })
  }
  return both
}

function stackHeights(upper: Heights, lower: Heights, most: number): Heights {
  const both: Heights = new Map()
  for (const [high, a] of upper) {
    for (const [low, b] of lower) {
      const lines = high + GAP + low
      const cost = a.cost + b.cost
      if (lines > most || cost >= (both.get(lines)?.cost ?? Infinity)) continue
      const place = (column: number, line: number) => [
        ...a.place(column, line),
        ...b.place(column, line + high + GAP),
      ]
      both.set(lines, { cost, place })
    }
  }
  return both
}
