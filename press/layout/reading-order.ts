import { medianOf } from '../read/rect.ts'
import { heightOf, overlapX, overlapY, type Rect, sharedWidth, widthOf } from './geometry.ts'

interface Placed {
  box: Rect
}

/**
 * Orders the text of a story column by column. `inserts` (pictures, quotes, tables) do not lead the text from one
 * column to the next, unless they divide the whole story; each is placed after the text above it.
 */
export function inReadingOrder<T extends Placed>(texts: readonly T[], inserts: readonly T[]): T[] {
  const dividers = inserts.filter((insert) => !texts.some((text) => standBeside(text, insert)))
  const ordered = sortByColumns([...texts, ...dividers])
  for (const insert of inserts) {
    if (!dividers.includes(insert)) ordered.splice(placeOf(insert, ordered, texts), 0, insert)
  }
  return ordered
}

/** Whether an insert begins beside the first lines of the text and has its columns to itself. */
export function opensBeside({ box }: Placed, texts: readonly Placed[]): boolean {
  const top = Math.min(...texts.map((text) => text.box.top))
  return (
    box.top < top + heightOf(box) / 4 && texts.every((text) => sharedWidth(text.box, box) <= 0.15)
  )
}

function standBeside({ box: text }: Placed, { box: insert }: Placed): boolean {
  const shared = overlapY(text, insert)
  return shared > Math.min(heightOf(text), heightOf(insert)) * 0.3 && overlapX(text, insert) < 1
}

/** Repeatedly takes the first part that has nothing before it. */
function sortByColumns<T extends Placed>(parts: readonly T[]): T[] {
  const columns = new Map(parts.map((part) => [part, columnOf(part.box, parts)]))
  const boxOf = (part: T) => columns.get(part) ?? part.box
  const boxes = parts.map((part) => boxOf(part))
  const left = [...parts].sort(
    (a, b) => boxOf(a).left - boxOf(b).left || boxOf(a).top - boxOf(b).top,
  )
  const ordered: T[] = []
  while (left.length > 0) {
    const next = left.findIndex((part) =>
      left.every((other) => other === part || !isBefore(boxOf(other), boxOf(part), boxes)),
    )
    ordered.push(...left.splice(Math.max(0, next), 1))
  }
  return ordered
}

/** What stands above comes first; what stands to the left comes first, unless something between spans both. */
function isBefore(one: Rect, other: Rect, boxes: readonly Rect[]): boolean {
  if (sharedWidth(one, other) > 0.15) return middleOf(one) < middleOf(other)
  if (one.left >= other.left) return false
  const [upper, lower] = one.top < other.top ? [one, other] : [other, one]
  if (overlapY(one, other) > 0) return true
  const spans = boxes.some(
    (box) =>
      box !== one &&
      box !== other &&
      sharedWidth(box, one) > 0.15 &&
      sharedWidth(box, other) > 0.15 &&
      box.top >= upper.bottom - 2 &&
      box.bottom <= lower.top + 2,
  )
  return !spans || upper === one
}

/** A short line is as wide as the column that it stands in. */
function columnOf(box: Rect, parts: readonly Placed[]): Rect {
  const usual = medianOf(parts, (part) => widthOf(part.box))
  const around = parts
    .map((part) => part.box)
    .filter(
      (other) =>
        widthOf(other) <= usual * 1.2 && other.left <= box.left + 2 && other.right >= box.right - 2,
    )
    .sort((a, b) => widthOf(b) - widthOf(a))[0]
  return around ? { ...box, left: around.left, right: around.right } : box
}

const middleOf = ({ top, bottom }: Rect): number => (top + bottom) / 2

/** After the text right above it in its first column; else before the text below it; else after the text at its left. */
function placeOf<T extends Placed>({ box }: T, ordered: readonly T[], texts: readonly T[]): number {
  const inColumns = ordered.filter(
    (part) => texts.includes(part) && sharedWidth(part.box, box) > 0.3,
  )
  const above = inColumns.filter((part) => middleOf(part.box) < middleOf(box))
  const first = Math.min(...above.map((part) => part.box.left))
  const last = above.findLast((part) => part.box.left < first + 3)
  if (last) return ordered.indexOf(last) + 1
  const [below] = inColumns
  if (below) return ordered.indexOf(below)
  return ordered.findLastIndex((part) => part.box.right <= box.left + 3) + 1
}
