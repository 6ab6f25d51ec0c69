import { ownerBeside } from './continuation.ts'
import { crownOf } from './crown.ts'
import { hullOf, overlapX, overlapY, type Rect } from './geometry.ts'
import { isHead, type Piece, type Setting } from './piece.ts'
import { linkAbove } from './piece-above.ts'
import { withoutQuoteRules } from './separators.ts'

/** The pieces of one story. `head` is missing where text has no headline of its own. */
export interface Story {
  pieces: Piece[]
  box: Rect
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
