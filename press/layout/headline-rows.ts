import { overlapX } from './geometry.ts'
import type { TextBlock } from './text-blocks.ts'
import { type BodyType, HEADLINE, isSameSize } from './typography.ts'

/** In leadings: how far the upper edges of headlines beside each other may differ. */
const SAME_TOP = 0.6

/** The headlines of other stories that begin beside a block, at the same height. Two quotes are set alike. */
export function headlinesBeside(
  { box, size, font, ink }: TextBlock,
  blocks: readonly TextBlock[],
  body: BodyType,
): TextBlock[] {
  return blocks.filter(
    (other) =>
      other.size >= body.size * HEADLINE &&
      overlapX(other.box, box) < 0 &&
      Math.abs(other.box.top - box.top) < body.leading * SAME_TOP &&
      !(other.font === font && other.ink === ink && isSameSize(other.size, size)),
  )
}
