import type { Block, BodyType } from './blocks.ts'
import { contains, heightOf, hullOf, overlapX, overlapY, type Rect, widthOf } from './rect.ts'
import { type Panel, strengthOf } from './rules-and-panels.ts'
import type { Shape } from './shapes.ts'

const DARK = 0.5
const SAME_SIZE = 0.015

/** Finds classified advertisements: notices under headings in dark bars. They form one panel. */
export function noticesIn(
  blocks: readonly Block[],
  {
    shapes,
    pictures,
    body,
  }: { shapes: readonly Shape[]; pictures: readonly Rect[]; body: BodyType },
): { panel: Panel; blocks: Block[] } | undefined {
  const bars = shapes.filter(
    ({ kind, box, fill }) =>
      kind === 'path' &&
      fill !== undefined &&
      strengthOf(fill) > DARK &&
      widthOf(box) > body.size * 4 &&
      heightOf(box) > body.size * 0.9 &&
      heightOf(box) < body.leading * 2.4,
  )
  const heads = blocks.filter(
    ({ lines, box }) => lines.length === 1 && bars.some((bar) => contains(bar.box, box)),
  )
  if (heads.length < 2) return undefined
  const sizes = heads.flatMap((head) =>
    blocks.filter((block) => isUnder(head.box, block.box, body)),
  )
  const notices = blocks.filter(
    ({ size, box }) =>
      sizes.some((like) => Math.abs(like.size / size - 1) < SAME_SIZE) &&
      !pictures.some((picture) => isUnder(picture, box, body)),
  )
  const members = connectedBlocks(heads, notices, body)
  const box = hullOf(members.map((block) => block.box))
  return { panel: { box, isFramed: false, strength: 0 }, blocks: members }
}

function isUnder(upper: Rect, lower: Rect, body: BodyType): boolean {
  const gap = lower.top - upper.bottom
  return gap > -body.size * 0.5 && gap < body.leading * 1.2 && overlapX(upper, lower) > 0
}

/** The headings and all notices that can be reached from them in short steps. */
function connectedBlocks(
  heads: readonly Block[],
  notices: readonly Block[],
  body: BodyType,
): Block[] {
  const members = [...heads]
  const left = new Set(notices.filter((block) => !heads.includes(block)))
  for (const member of members) {
    for (const block of left) {
      const isNear =
        overlapX(member.box, block.box) > -body.size * 3 &&
        overlapY(member.box, block.box) > -body.leading * 1.8
      if (!isNear) continue
      members.push(block)
      left.delete(block)
    }
  }
  return members
}
