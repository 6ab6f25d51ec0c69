import type { Block, BodyType } from './blocks.ts'
import { overlapX, type Rect, widthOf } from './rect.ts'
import type { Panel, Rule } from './rules-and-panels.ts'

/** The smallest parts that the page is divided into. */
export type Atom =
  | { kind: 'headline'; box: Rect; block: Block }
  /** A small heading under a heavy rule, as above briefs and tables. */
  | { kind: 'title'; box: Rect; block: Block }
  | { kind: 'text'; box: Rect; block: Block }
  | { kind: 'quote'; box: Rect; block: Block }
  | { kind: 'picture'; box: Rect }
  | { kind: 'panel'; box: Rect; panel: Panel }

/** Minimum size relative to the body type. */
const HEADLINE = 1.4
const TITLE = 1.1
const HEAVY_RULE = 1.2
/** Minimum ratio between the sizes of a headline and its standfirst. */
const SMALLER_DECK = 1.15
const MAX_HEADLINE_LINES = 6

/** A region contains exactly one seed. */
export const isSeed = ({ kind }: Atom): boolean =>
  kind === 'headline' || kind === 'title' || kind === 'panel'

export interface Surroundings {
  rules: readonly Rule[]
  blocks: readonly Block[]
  body: BodyType
}

export function textAtom(block: Block, around: Surroundings): Atom {
  const { box, size } = block
  const { body } = around
  if (size < body.size * TITLE) return { kind: 'text', box, block }
  const above = ruleOver(block, around.rules)
  if (above && isQuote(block, above, around)) return { kind: 'quote', box, block }
  if (size >= body.size * HEADLINE && block.lines.length <= MAX_HEADLINE_LINES)
    return { kind: 'headline', box, block }
  const isTitle = above && above.thickness >= HEAVY_RULE && block.lines.length <= 3
  return isTitle
    ? { kind: 'title', box: { ...box, top: Math.min(box.top, above.box.top) }, block }
    : { kind: 'text', box, block }
}

/** A rule directly above a block and about as wide as it. */
function ruleOver({ box, size }: Block, rules: readonly Rule[]): Rule | undefined {
  return rules.find((rule) => {
    const gap = box.top - rule.box.bottom
    return (
      rule.direction === 'across' &&
      gap > -size * 0.3 &&
      gap < size &&
      overlapX(rule.box, box) > widthOf(box) * 0.9 &&
      box.left - rule.box.left < size * 2
    )
  })
}

/** A pull quote has a rule above and below it, and running text around it. */
function isQuote(block: Block, above: Rule, { rules, blocks, body }: Surroundings): boolean {
  const closing = rules.find(
    ({ box, direction }) =>
      direction === 'across' &&
      Math.abs(box.left - above.box.left) < 3 &&
      Math.abs(box.right - above.box.right) < 3 &&
      box.top > block.box.bottom - 2 &&
      box.top < block.box.bottom + body.leading * 4,
  )
  if (!closing) return false
  const inColumn = blocks.filter((each) => each !== block && overlapX(each.box, above.box) > 0)
  const between = inColumn.filter(
    ({ box }) => box.top > block.box.bottom - 3 && box.bottom < closing.box.bottom + 3,
  )
  const runsOn = inColumn.some(({ box, size }) => {
    const isBody = Math.abs(size / body.size - 1) < 0.06 && widthOf(box) < widthOf(above.box) * 1.1
    const gap = Math.max(box.top - closing.box.bottom, above.box.top - box.bottom)
    return isBody && gap > -2 && gap < body.leading * 2.2
  })
  return runsOn && between.reduce((sum, { lines }) => sum + lines.length, 0) <= 2
}

/** A smaller heading directly under a headline is its standfirst, so it becomes text. */
export function withoutStandfirsts(atoms: readonly Atom[]): Atom[] {
  const heads = atoms.filter(({ kind }) => kind === 'headline' || kind === 'title')
  return atoms.map((atom) => {
    if (atom.kind !== 'headline') return atom
    const isUnder = heads.some((other) => 'block' in other && isDeck(atom.block, other.block))
    return isUnder ? { kind: 'text', box: atom.box, block: atom.block } : atom
  })
}

function isDeck(block: Block, head: Block): boolean {
  const gap = block.box.top - head.box.bottom
  return (
    block.size * SMALLER_DECK < head.size &&
    gap > -block.size * 0.3 &&
    gap < block.size * 1.5 &&
    overlapX(block.box, head.box) > Math.min(widthOf(block.box), widthOf(head.box)) * 0.8
  )
}
