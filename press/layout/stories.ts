import type { Rule } from '../read/rules-and-panels.ts'
import {
  areaOf,
  heightOf,
  hullOf,
  intersection,
  overlapX,
  overlapY,
  type Rect,
  sharedWidth,
  widthOf,
} from './geometry.ts'
import { isHead, type Piece } from './piece.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** The pieces of one story. `head` is missing where text has no headline of its own. */
export interface Story {
  pieces: Piece[]
  box: Rect
}

interface Setting {
  pieces: readonly Piece[]
  /** Pieces whose headline is known. */
  attached?: ReadonlyMap<Piece, Piece>
  rules: readonly Rule[]
  body: BodyType
}

/**
 * Every piece belongs to the headline that it stands under; what stands above a headline and is as wide (a kicker, a
 * picture) belongs to that headline; what has no headline above it continues the column beside it.
 */
export function storiesOf({ pieces, rules: drawn, body, attached = new Map() }: Setting): Story[] {
  const rules = withoutQuoteRules(drawn, pieces, body)
  const setting = { pieces, rules, body }
  const heads = pieces.filter(isHead)
  const owner = new Map<Piece, Piece>(heads.map((head) => [head, head]))
  for (const [piece, head] of attached) owner.set(piece, head)
  for (const head of heads) {
    for (const piece of crownOf(head, setting, owner)) owner.set(piece, head)
  }
  const loose = pieces
    .filter((piece) => !owner.has(piece) && piece.kind !== 'panel')
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
  const above = new Map(loose.map((piece) => [piece, linkAbove(piece, setting)]))
  let orphans: Piece[] = []
  for (const piece of loose) {
    const found = above.get(piece)
    const owned = found && owner.get(found)
    if (owned) owner.set(piece, owned)
    else orphans.push(piece)
  }
  // A piece above may itself have been placed only now.
  for (let left = Infinity; orphans.length < left; ) {
    left = orphans.length
    orphans = orphans.filter((piece) => {
      const found = above.get(piece)
      const next = (found && owner.get(found)) ?? ownerBeside(piece, setting, owner)
      if (next) owner.set(piece, next)
      return !next
    })
  }
  const groups = new Map<Piece, Piece[]>()
  for (const [piece, head] of owner) groups.set(head, [...(groups.get(head) ?? []), piece])
  const rest = unnamed(orphans, setting)
  return [...groups.values(), ...rest].map((each) => ({
    pieces: each,
    box: hullOf(each.map(({ box }) => box)),
  }))
}

/** The rules above and below a pull quote do not end the story around it. */
function withoutQuoteRules(
  rules: readonly Rule[],
  pieces: readonly Piece[],
  body: BodyType,
): Rule[] {
  const quotes = pieces.filter(({ kind }) => kind === 'quote')
  return rules.filter(
    (rule) =>
      rule.direction === 'down' ||
      !quotes.some(({ box }) => {
        const gap = Math.max(box.top - rule.box.bottom, rule.box.top - box.bottom)
        return (
          gap > -3 &&
          gap < body.leading * 3.5 &&
          sharedWidth(rule.box, box) > 0.8 &&
          widthOf(rule.box) < widthOf(box) * 1.8 + body.size * 2
        )
      }),
  )
}

/** The kicker and the pictures with captions that stand on a headline. */
function crownOf(
  head: Piece,
  { pieces, rules, body }: Setting,
  owner: ReadonlyMap<Piece, Piece>,
): Piece[] {
  const crown: Piece[] = []
  let top = head.box
  for (;;) {
    const next = pieces.find(
      (piece) =>
        !owner.has(piece) &&
        !crown.includes(piece) &&
        standsOn(piece, top, head, body) &&
        !isRuledOff(piece.box, top, rules) &&
        !continuesText(piece, pieces, body),
    )
    if (!next) return crown
    crown.push(next)
    top = { ...head.box, top: next.box.top }
  }
}

function standsOn(piece: Piece, top: Rect, head: Piece, body: BodyType): boolean {
  const gap = top.top - piece.box.bottom
  if (gap < -body.size * 0.8 || gap > body.leading * 1.6) return false
  if (piece.kind === 'picture') {
    return (
      Math.abs(piece.box.left - head.box.left) < body.size * 2.5 &&
      piece.box.right > head.box.left + widthOf(head.box) * 0.6
    )
  }
  if (piece.kind !== 'small' && piece.kind !== 'text') return false
  return (
    piece.block.lines.length <= 3 &&
    overlapX(piece.box, head.box) > widthOf(piece.box) * 0.7 &&
    'block' in head &&
    piece.block.size < head.block.size
  )
}

/** The last lines of a column are not a kicker. */
function continuesText(piece: Piece, pieces: readonly Piece[], body: BodyType): boolean {
  if (!('block' in piece)) return false
  return pieces.some(
    (other) =>
      other !== piece &&
      'block' in other &&
      other.kind === 'text' &&
      other.block.lines.length >= 2 &&
      piece.block.font === other.block.font &&
      Math.abs(other.block.size - piece.block.size) < 0.3 &&
      Math.abs(other.box.left - piece.box.left) < body.size * 2 &&
      piece.box.top - other.box.bottom > -body.size &&
      piece.box.top - other.box.bottom < body.leading * 1.2,
  )
}

/** In points. */
const HEAVY = 1

/** The piece right above in the same column, unless a rule or a wide gap lies between. */
function linkAbove(piece: Piece, { pieces, rules, body }: Setting): Piece | undefined {
  const best = pieceAbove(piece, pieces, body)
  if (!best) return undefined
  const gap = piece.box.top - best.box.bottom
  if (gap > largestGap(piece, best, body)) return undefined
  if (hasPanelBetween(best, piece, pieces)) return undefined
  return isRuledOff(best.box, piece.box, separators(piece, best, rules, body)) ? undefined : best
}

function pieceAbove(piece: Piece, pieces: readonly Piece[], body: BodyType): Piece | undefined {
  const over = pieces.filter(
    (other) =>
      other !== piece &&
      other.kind !== 'panel' &&
      other.box.top < piece.box.top - 1 &&
      other.box.bottom < piece.box.bottom + body.size &&
      sharedWidth(other.box, piece.box) > 0.3,
  )
  return over.sort((a, b) => b.box.bottom - a.box.bottom)[0]
}

/** Running text has no blank lines. */
function largestGap(piece: Piece, above: Piece, body: BodyType): number {
  if (isHead(above) && 'block' in above) return Math.max(body.leading * 3.4, above.block.size * 1.5)
  if (isRunning(piece, body) && isRunning(above, body)) return body.leading * 1.15
  return body.leading * 3.4
}

/** Thin rules separate the rows of a table and the items of a list as well as stories. */
function separators(piece: Piece, above: Piece, rules: readonly Rule[], body: BodyType): Rule[] {
  const gap = piece.box.top - above.box.bottom
  // A rule between a byline and its text or picture separates nothing.
  if (
    (isRunning(piece, body) || (piece.kind === 'picture' && above.kind === 'small')) &&
    above.kind !== 'picture' &&
    !isRunning(above, body) &&
    gap < body.leading * 1.6
  )
    return []
  const isStrict = isRunning(piece, body) || isHead(above) || piece.kind === 'picture'
  return isStrict ? [...rules] : rules.filter(({ thickness }) => thickness >= HEAVY)
}

function hasPanelBetween(above: Piece, piece: Piece, pieces: readonly Piece[]): boolean {
  const between = {
    left: piece.box.left,
    right: piece.box.right,
    top: above.box.bottom,
    bottom: piece.box.top,
  }
  return pieces.some(
    (other) =>
      other.kind === 'panel' &&
      between.bottom > between.top &&
      areaOf(intersection(other.box, between)) > areaOf(between) * 0.4,
  )
}

/** Whether a rule across the column lies between two pieces, one above the other. */
function isRuledOff(upper: Rect, lower: Rect, rules: readonly Rule[]): boolean {
  const shared = {
    left: Math.max(upper.left, lower.left),
    right: Math.min(upper.right, lower.right),
  }
  return rules.some(
    ({ box, direction }) =>
      direction === 'across' &&
      (box.top + box.bottom) / 2 > upper.bottom - 3 &&
      (box.top + box.bottom) / 2 < lower.top + 3 &&
      Math.min(box.right, shared.right) - Math.max(box.left, shared.left) >
        (shared.right - shared.left) * 0.7,
  )
}

/** A piece that would bring more than this much of other stories into the story's box does not continue it. */
const MOST_COST = 1.2
/** Running text never stands alone. */
const MOST_COST_OF_TEXT = 2.4

/** The story that a piece without a headline above it continues: one whose text stands beside it. */
function ownerBeside(
  piece: Piece,
  { pieces, rules, body }: Setting,
  owner: ReadonlyMap<Piece, Piece>,
): Piece | undefined {
  const boxes = new Map<Piece, Rect>()
  for (const [each, head] of owner) {
    const box = boxes.get(head)
    boxes.set(head, box ? hullOf([box, each.box]) : each.box)
  }
  const isMatter = 'block' in piece && !isRunning(piece, body)
  const candidates = [...owner].flatMap(([other, head]) => {
    const isLabelled = head.kind === 'title'
    if (isMatter ? !isLabelled && !isSetAlike(piece, other) : 'block' in piece && isLabelled)
      return []
    const gap = Math.max(piece.box.left - other.box.right, other.box.left - piece.box.right)
    if (gap < -body.size || gap > body.size * (isMatter ? 9 : 4)) return []
    if (overlapY(other.box, piece.box) < Math.min(heightOf(other.box), heightOf(piece.box)) * 0.4)
      return []
    const isLeft = other.box.left < piece.box.left
    const story = boxes.get(head) ?? other.box
    const union = hullOf([story, piece.box])
    const foreign = pieces
      .filter(
        (each) =>
          owner.get(each) !== head && each !== piece && (each.kind === 'panel' || owner.has(each)),
      )
      .reduce((sum, each) => sum + areaOf(intersection(each.box, union)), 0)
    // The foot of an L-shaped story runs on under another story.
    const endTogether = Math.abs(story.bottom - piece.box.bottom) < body.leading * 2
    const misaligned =
      Math.min(0.5, Math.abs(other.box.top - piece.box.top) / body.leading / 10) +
      Math.min(0.3, Math.abs(other.box.bottom - piece.box.bottom) / body.leading / 10)
    const cost =
      misaligned +
      (foreign / Math.max(1, areaOf(piece.box))) * (endTogether ? 0.4 : 1) +
      gap / body.size / 10 +
      (isLeft ? 0 : 0.4) +
      (isWalledOff(piece.box, other.box, rules) ? 0.5 : 0)
    return [{ head, cost }]
  })
  const best = candidates.sort((a, b) => a.cost - b.cost)[0]
  const most = isRunning(piece, body) ? MOST_COST_OF_TEXT : MOST_COST
  return best && best.cost < most ? best.head : undefined
}

/** A column goes on in the same type. */
function isSetAlike(one: Piece, other: Piece): boolean {
  return (
    'block' in one &&
    'block' in other &&
    one.block.font === other.block.font &&
    isSameSize(one.block.size, other.block.size)
  )
}

/** Set in the type of the page's running text. */
function isRunning(piece: Piece, body: BodyType): boolean {
  return (
    'block' in piece && piece.block.font === body.font && isSameSize(piece.block.size, body.size)
  )
}

/** Whether a rule down the page lies between two pieces beside each other. */
function isWalledOff(one: Rect, other: Rect, rules: readonly Rule[]): boolean {
  const [left, right] = one.left < other.left ? [one, other] : [other, one]
  const top = Math.max(one.top, other.top)
  const bottom = Math.min(one.bottom, other.bottom)
  return rules.some(
    ({ box, direction }) =>
      direction === 'down' &&
      (box.left + box.right) / 2 > left.right - 3 &&
      (box.left + box.right) / 2 < right.left + 3 &&
      Math.min(box.bottom, bottom) - Math.max(box.top, top) > (bottom - top) * 0.5,
  )
}

/** Pieces that belong to no headline, put together where they touch. */
function unnamed(orphans: readonly Piece[], { body }: Setting): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of orphans) {
    const near = groups.filter((group) =>
      group.some(
        ({ box }) =>
          overlapX(box, piece.box) > -body.size * 2.5 &&
          overlapY(box, piece.box) > -body.leading * 2,
      ),
    )
    const joined = [piece, ...near.flat()]
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push(joined)
  }
  return groups
}
