import { type Chain, storyBefore, storyBeside } from './continuation.ts'
import { crownOf } from './crown.ts'
import { hullOf, overlapX, overlapY, type Rect, widthOf } from './geometry.ts'
import { isHead, isRunning, type Piece, type Setting } from './piece.ts'
import { linkAbove, paragraphGapOf } from './piece-above.ts'
import { storyOfColumnBefore } from './ruled-columns.ts'
import { isRuledOff, isWalledOff, rulesBetweenStories } from './separators.ts'

export interface Story {
  pieces: Piece[]
  box: Rect
  /** The only story of a frame: its area is certain. */
  isFramed?: boolean
}

/**
 * Every piece belongs to the headline that it stands under; what stands above a headline and is as wide (a kicker, a
 * picture) belongs to that headline; what has no headline above it continues the column beside it.
 */
export function storiesOf(whole: Setting): Story[] {
  const { pieces, rules: drawn, columnRules = [], body, attached = new Map() } = whole
  const rules = rulesBetweenStories(drawn, pieces, body)
  const unlinked = { pieces, rules, columnRules, body }
  const gap = paragraphGapOf(unlinked)
  const above = new Map(pieces.map((piece) => [piece, linkAbove(piece, unlinked, gap)]))
  const setting = { ...unlinked, above }
  const heads = pieces.filter(isHead)
  const owner = new Map<Piece, Piece>(heads.map((head) => [head, head]))
  for (const [piece, head] of attached) owner.set(piece, head)
  for (const head of heads) {
    for (const piece of crownOf(head, setting, owner)) owner.set(piece, head)
  }
  const loose = pieces
    .filter((piece) => !owner.has(piece) && piece.kind !== 'panel')
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
  const chains: Chain[] = []
  const photos: Chain[] = []
  for (const piece of loose) {
    const upper = above.get(piece)
    const owned = upper && owner.get(upper)
    const chain = chains.findIndex((each) => upper && each.includes(upper))
    const begun = chains[chain]
    const photo = photos.findIndex((each) => upper && each.includes(upper))
    const shown = photos[photo]
    if (owned && upper && isUnderSeveral(piece, upper, setting, owner)) photos.push([piece])
    else if (shown && !isRunning(piece, body)) photos[photo] = [...shown, piece]
    else if (owned) owner.set(piece, owned)
    else if (begun) chains[chain] = [...begun, piece]
    else chains.push([piece])
  }
  const rest = [
    ...photos.map((each) => [...each]),
    ...unnamed(continueStories(chains, setting, owner).flat(), setting),
  ]
  const groups = new Map<Piece, Piece[]>()
  for (const [piece, head] of owner) groups.set(head, [...(groups.get(head) ?? []), piece])
  return [...groups.values(), ...rest].map((each) => ({
    pieces: each,
    box: hullOf(each.flatMap(boxesOf)),
  }))
}

/** In leadings. */
const RIGHT_UNDER = 3.4

/** Whether a picture spans the ends of several stories: it illustrates none of them. */
function isUnderSeveral(
  piece: Piece,
  upper: Piece,
  { pieces, body }: Setting,
  owner: ReadonlyMap<Piece, Piece>,
): boolean {
  if (piece.kind !== 'picture' || isHead(upper)) return false
  const above = pieces.filter(({ box }) => {
    const gap = piece.box.top - box.bottom
    return gap > -body.size && gap < body.leading * RIGHT_UNDER && overlapX(box, piece.box) > 0
  })
  const heads = new Set(above.flatMap((each) => owner.get(each) ?? []))
  return heads.size > 1 && overlapX(upper.box, piece.box) < widthOf(piece.box) * 0.6
}

/** A credit beside a picture is part of the story's area. */
const boxesOf = (piece: Piece): Rect[] =>
  piece.kind === 'picture'
    ? [piece.box, ...(piece.credit ?? []).map(({ box }) => box)]
    : [piece.box]

/** Adds each chain to the story that it continues, the surest first. Returns the chains that continue none. */
function continueStories(
  chains: readonly Chain[],
  setting: Setting,
  owner: Map<Piece, Piece>,
): Chain[] {
  let left = [...chains]
  for (;;) {
    const found = left
      .flatMap((chain) => {
        const story = storyBeside(chain, setting, owner)
        return story ? [{ ...story, chain }] : []
      })
      .sort((a, b) => a.cost - b.cost)[0]
    if (!found) return continueAtTop(left, setting, owner)
    for (const piece of found.chain) owner.set(piece, found.head)
    left = left.filter((chain) => chain !== found.chain)
  }
}

/** Adds each chain at the top of a column to the story that ends the column before it. Returns the others. */
function continueAtTop(
  chains: readonly Chain[],
  setting: Setting,
  owner: Map<Piece, Piece>,
): Chain[] {
  return chains.filter((chain) => {
    const head =
      storyBefore(chain, setting, owner) ??
      storyOfColumnBefore(chain[0], { columnRules: [], ...setting }, owner)
    if (head) for (const piece of chain) owner.set(piece, head)
    return !head
  })
}

/** Pieces that belong to no headline, put together where they touch. */
function unnamed(orphans: readonly Piece[], { rules, columnRules = [], body }: Setting): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of orphans) {
    const near = groups.filter((group) =>
      group.some(
        ({ box }) =>
          overlapX(box, piece.box) > -body.size * 2.5 &&
          overlapY(box, piece.box) > -body.leading * 2 &&
          !isWalledOff(box, piece.box, columnRules) &&
          (columnRules.length === 0 || !isRuledOff(box, piece.box, rules)),
      ),
    )
    const joined = [piece, ...near.flat()]
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push(joined)
  }
  return groups
}
