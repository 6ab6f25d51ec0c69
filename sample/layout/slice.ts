import type { Block } from './block.ts'
import type { MakeUp } from './make-ups.ts'
import type { Plan } from './plan.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

export interface Slicing {
  sheet: Sheet
  makeUp: MakeUp
  mirrored: boolean
  random: Random
  /** The approximate area of a block, in columns times lines. */
  areaOf: (block: Block) => number
}

/** A random way to divide the page. */
export function slicePage(blocks: readonly Block[], slicing: Slicing): Plan | undefined {
  const { sheet, makeUp } = slicing
  const inFoot = (block: Block) => makeUp.foot.includes(block.sort)
  const foot = shuffle(blocks.filter(inFoot), slicing)
  const body = shuffle(
    blocks.filter((block) => !inFoot(block)),
    slicing,
  )
  const plan = withRail(body, slicing)
  if (!plan || foot.length === 0) return plan
  const strip = row(foot, sheet.columns, slicing)
  return strip && { kind: 'rows', span: sheet.columns, parts: [plan, strip] }
}

/** Places small items in a column at one side, and other blocks below if there is room. */
function withRail(blocks: readonly Block[], slicing: Slicing): Plan | undefined {
  const { sheet, makeUp, mirrored, areaOf, random } = slicing
  const { rail } = makeUp
  const start = makeUp.leadAcross ? 'lead' : undefined
  const aside = blocks.filter(
    ({ sort, rank }) => rail?.sorts.includes(sort) || rail?.ranks?.includes(rank),
  )
  if (!rail || aside.length === 0) return cut(blocks, sheet.columns, slicing, start)
  const span = rail.span[sheet.lang]
  const others = blocks.filter((block) => !aside.includes(block))
  const room = span * sheet.lines * (0.8 + random() * 0.3)
  for (let area = total(aside, areaOf); area < room && others.length > 2; ) {
    const place = 1 + Math.floor(random() * (others.length - 1))
    const [extra] = others.splice(place, 1)
    if (!extra) break
    aside.push(extra)
    area += areaOf(extra)
  }
  const column = stack(aside, span)
  const main = cut(others, sheet.columns - span, slicing, start)
  if (!main) return undefined
  const left = (rail.side === 'left') !== mirrored
  return { kind: 'cols', span: sheet.columns, parts: left ? [column, main] : [main, column] }
}

function total(blocks: readonly Block[], areaOf: Slicing['areaOf']): number {
  return blocks.reduce((sum, block) => sum + areaOf(block), 0)
}

/** Orders by rank with some random changes; advertisements stay last. */
function shuffle(blocks: readonly Block[], { random }: Slicing): Block[] {
  const key = (block: Block) => {
    if (block.rank === 0) return -1
    if (block.sort === 'ad') return 20 + random()
    return (block.sort === 'story' ? block.rank : 4) + random() * 4
  }
  return blocks
    .map((block) => ({ block, at: key(block) }))
    .sort((a, b) => a.at - b.at)
    .map(({ block }) => block)
}

function cut(
  blocks: readonly Block[],
  span: number,
  slicing: Slicing,
  before?: 'rows' | 'cols' | 'lead',
): Plan | undefined {
  const [only, ...others] = blocks
  if (!only) return undefined
  if (others.length === 0) return only.spans.includes(span) ? leaf(only, span) : undefined
  const { random } = slicing
  if (before === 'lead') return above(blocks, 1, span, slicing)
  const down = before === 'cols' ? 0.85 : before === 'rows' ? 0.12 : 0.5
  if (span === 1 || random() < down) {
    return above(blocks, 1 + Math.floor(random() * others.length), span, slicing)
  }
  return beside(blocks, span, slicing)
}

function above(
  blocks: readonly Block[],
  count: number,
  span: number,
  slicing: Slicing,
): Plan | undefined {
  const upper = cut(blocks.slice(0, count), span, slicing, 'rows')
  const lower = upper && cut(blocks.slice(count), span, slicing, 'rows')
  return lower && { kind: 'rows', span, parts: [upper, lower] }
}

function beside(blocks: readonly Block[], span: number, slicing: Slicing): Plan | undefined {
  const { random, areaOf, mirrored } = slicing
  const count = 1 + Math.floor(random() * (blocks.length - 1))
  const first = blocks.slice(0, count)
  const second = blocks.slice(count)
  const share = total(first, areaOf) / total(blocks, areaOf)
  const wide = Math.round(span * share + (random() - 0.5) * 1.6)
  if (wide < 1 || wide >= span) return undefined
  const one = cut(first, wide, slicing, 'cols')
  const two = one && cut(second, span - wide, slicing, 'cols')
  if (!two) return undefined
  const swap = random() < (mirrored ? 0.75 : 0.25)
  return { kind: 'cols', span, parts: swap ? [two, one] : [one, two] }
}

function stack(blocks: readonly Block[], span: number): Plan {
  return { kind: 'rows', span, parts: blocks.map((block) => leaf(block, span)) }
}

/** Side by side, with widths proportional to their areas. */
function row(blocks: readonly Block[], span: number, slicing: Slicing): Plan | undefined {
  const [first, ...others] = blocks
  if (!first) return undefined
  if (others.length === 0) return leaf(first, span)
  const each = Math.round(span / blocks.length + (slicing.random() - 0.5) * 2)
  const rest = each > 0 && each < span && row(others, span - each, slicing)
  return rest ? { kind: 'cols', span, parts: [leaf(first, each), rest] } : undefined
}

function leaf(block: Block, span: number): Plan {
  return { kind: 'leaf', block, span }
}
