import type { Glyph } from '../read/glyph.ts'
import type { Rule } from '../read/rules.ts'
import { heightOf, type Rect, sharedWidth } from './geometry.ts'
import { isRunning, type Piece } from './piece.ts'
import { isRuledOff, isWalledOff } from './separators.ts'
import type { BodyType } from './typography.ts'

/** In parts of the page. */
const LEAST_LENGTH = 0.25

/** The long rules between the columns of a scan. Papers of that time set every story within its column. */
export function columnRulesOf(
  glyphs: readonly Glyph[],
  rules: readonly Rule[],
  page: Rect,
): Rule[] {
  if (!glyphs.every(({ isHidden }) => isHidden)) return []
  return rules.filter(
    ({ box, direction }) => direction === 'down' && heightOf(box) > heightOf(page) * LEAST_LENGTH,
  )
}

interface Columns {
  pieces: readonly Piece[]
  rules: readonly Rule[]
  columnRules: readonly Rule[]
  body: BodyType
}

/**
 * The headline of the story that goes on at the top of a ruled column: that of the last piece in the column before.
 */
export function storyOfColumnBefore(
  first: Piece,
  { pieces, rules, columnRules, body }: Columns,
  owner: ReadonlyMap<Piece, Piece>,
): Piece | undefined {
  if (!isRunning(first, body)) return undefined
  const isUnder = pieces.some(
    ({ box }) =>
      box.bottom < first.box.top + body.size &&
      sharedWidth(box, first.box) > 0.3 &&
      !isRuledOff(box, first.box, rules),
  )
  if (isUnder) return undefined
  const before = pieces.filter(
    (piece) =>
      piece.box.right < first.box.left + body.size &&
      piece.box.right > first.box.left - body.measure * 0.6 &&
      piece.box.bottom > first.box.top &&
      isWalledOff(
        { ...piece.box, top: first.box.top, bottom: first.box.bottom },
        first.box,
        columnRules,
      ),
  )
  const last = before.toSorted((a, b) => b.box.bottom - a.box.bottom)[0]
  return last && owner.get(last)
}
