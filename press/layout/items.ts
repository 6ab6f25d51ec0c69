import { unbrokenOf } from './group-columns.ts'
import {
  canBeLabel,
  endsGroup,
  isKickerOver,
  isKnownLabel,
  isLone,
  LETTERS,
  textOf,
} from './group-labels.ts'
import { signedItemsIn } from './item-signatures.ts'
import { spacedItemsIn, withSpacedItems } from './item-spaces.ts'
import { isSetAlike, itemHeadsIn, LEAST_ITEMS, piecesUnder } from './items-under.ts'
import { type ItemsAround, isHead, type TextPiece } from './piece.ts'
import { runInsOf } from './run-ins.ts'

/**
 * Finds groups of short items under a common label, as briefs and letters are: each item begins with a small headline
 * or words in another face, ends with a signature, or stands apart from the others. The label belongs to none of them.
 */
export function markItems(pieces: readonly TextPiece[], around: ItemsAround): TextPiece[] {
  const runIns = runInsOf(pieces, around.body)
  const kinds = new Map<TextPiece, TextPiece['kind']>()
  const labels = new Map<TextPiece, string>()
  const mark = (label: TextPiece, starts: readonly TextPiece[], kind?: TextPiece['kind']) => {
    kinds.set(label, 'label')
    for (const start of starts) kinds.set(start, kind ?? start.kind)
    for (const start of starts) labels.set(start, textOf(label))
  }
  for (const label of pieces.filter((piece) => canBeLabel(piece, pieces, around))) {
    const under = piecesUnder(label, pieces, around)
    const [first] = under
    if (!first || first.box.top - label.box.bottom > around.body.leading * 2.6) continue
    if (isHead(first) && isKickerOver(label, first, around)) continue
    const end = under.find((piece) => !isSetAlike(piece, first) && endsGroup(piece, first, label))
    const group = under.filter(({ box }) => !end || box.top < end.box.top - 1)
    const heads = itemHeadsIn(group, around.body)
    // A label that says what it is may stand over a single item.
    const least = isKnownLabel(label) ? 1 : LEAST_ITEMS
    const areAlike = !isLone(label, pieces) || heads.every((head) => isSetAlike(head, first))
    if (heads.length >= least && heads.includes(first) && areAlike) mark(label, heads, 'title')
    else if (isHead(first)) {
      const titles = group.filter(isHead)
      if (titles.length >= least) mark(label, titles)
    } else if (!isSetAlike(label, first)) {
      const items = itemsWithoutHeads(group, { label, runIns, pieces, ...around })
      if (items.length >= LEAST_ITEMS) mark(label, items, 'item')
    }
  }
  return pieces.map((piece) => {
    const label = labels.get(piece)
    return { ...piece, kind: kinds.get(piece) ?? piece.kind, ...(label && { label }) }
  })
}

interface Group extends ItemsAround {
  label: TextPiece
  runIns: readonly TextPiece[]
  pieces: readonly TextPiece[]
}

/** The first pieces of items that have no headline of their own. */
function itemsWithoutHeads(
  under: readonly TextPiece[],
  { label, runIns, pieces, ...around }: Group,
): TextPiece[] {
  const group = unbrokenOf(under, around)
  const isKnown = isKnownLabel(label)
  const letters = signedItemsIn(group, around)
  if (letters.length >= LEAST_ITEMS && (isKnown || LETTERS.test(textOf(label)))) return letters
  const starts = group.filter((piece) => runIns.includes(piece))
  const [first] = group
  if (first && starts.length >= LEAST_ITEMS && (isKnown || starts.includes(first)))
    return withSpacedItems([...new Set([first, ...starts])], group, around)
  return spacedItemsIn(group, { isKnown, pieces, ...around })
}
