import type { Block, Choice, Measurements } from './block.ts'
import type { MakeUp } from './make-ups.ts'
import { type ChoicesOf, heightsOf, type Placed, type Plan } from './plan.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'
import { slicePage } from './slice.ts'

export interface Arrangement {
  plan: Plan
  placed: Placed[]
  cost: number
}

const MAX_TRIES = 24_000
const ENOUGH_FILLED_PAGES = 400

interface ArrangeOptions {
  sheet: Sheet
  makeUp: MakeUp
  measured: Measurements
  mirrored: boolean
  random: Random
}

/** Tries many ways to divide the page and returns the one that fills it best. */
export function arrange(
  blocks: readonly Block[],
  options: ArrangeOptions,
): Arrangement | undefined {
  const { sheet } = options
  const choicesOf = cacheChoices(options.measured)
  const areaOf = areasOf(blocks, choicesOf)
  let best: Arrangement | undefined
  let feasible = 0
  for (let attempt = 0; attempt < MAX_TRIES && feasible < ENOUGH_FILLED_PAGES; attempt++) {
    const plan = slicePage(blocks, { ...options, areaOf })
    if (!plan) continue
    const full = heightsOf(plan, choicesOf, sheet.lines).get(sheet.lines)
    if (full) feasible++
    if (!full || full.cost >= (best?.cost ?? Infinity)) continue
    const placed = full.place(0, 0)
    const cost = full.cost + judge(placed, sheet)
    if (cost < (best?.cost ?? Infinity)) best = { plan, placed, cost }
  }
  return best
}

function cacheChoices(measured: Measurements): ChoicesOf {
  const known = new Map<string, ReadonlyMap<number, Choice>>()
  return (block, span) => {
    const key = `${block.id}|${span}`
    const choices =
      known.get(key) ??
      (block.spans.includes(span) ? block.choices(span, measured) : new Map<number, Choice>())
    known.set(key, choices)
    return choices
  }
}

function areasOf(blocks: readonly Block[], choicesOf: ChoicesOf): (block: Block) => number {
  const areas = new Map<string, number>()
  for (const block of blocks) {
    const spans = block.spans.slice(0, 4)
    const areasAt = spans.flatMap((span) =>
      [...choicesOf(block, span).values()].map(({ lines, cost }) => ({ area: lines * span, cost })),
    )
    const liked = areasAt.sort((a, b) => a.cost - b.cost)[0]
    areas.set(block.id, liked?.area ?? 1)
  }
  return (block) => areas.get(block.id) ?? 1
}

/** Costs that involve several blocks: hierarchy, neighbours, position of advertisements. */
function judge(placed: readonly Placed[], sheet: Sheet): number {
  const lead = placed.find(({ block }) => block.rank === 0)
  let cost = 0
  for (const one of placed) {
    const { block, choice, line, span } = one
    if (block.sort === 'story' && lead && block !== lead.block) {
      if (choice.headPt >= lead.choice.headPt) cost += 1 + (choice.headPt - lead.choice.headPt) / 6
      else if (choice.headPt > lead.choice.headPt * 0.85) cost += 0.4
      if (line + choice.lines < lead.line + 4) cost += 2
      cost += (line / sheet.lines - block.rank / 8) ** 2 * 0.8
    }
    if (block.sort === 'ad') cost += (1 - (line + choice.lines) / sheet.lines) * 4
    for (const other of placed) {
      const alike = other.block.sort === 'story' && block.sort === 'story' && other !== one
      if (alike && other.line === line && other.choice.headPt === choice.headPt) cost += 0.5
      if (other.block.sort === 'ad' && block.sort === 'ad' && other.line < line) cost += 0.3
    }
    if (block.sort === 'story' && span === 1 && choice.lines > 50) cost += 0.6
  }
  if (lead) cost += (lead.line / sheet.lines) * 12
  return cost
}
