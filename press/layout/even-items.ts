import { areaOf, intersection } from './geometry.ts'
import type { Story } from './stories.ts'
import type { BodyType } from './typography.ts'

/** An item with shorter lines stands in a narrower column. */
const LEAST_WIDTH = 0.7

/**
 * Items under one label that begin at one edge share a column. The box of one with short lines ends halfway between
 * its text and the edge of the column: the white at the end of lines is no other story's.
 */
export function evenItems(stories: readonly Story[], body: BodyType): Story[] {
  return stories.map((story) => {
    const label = labelOf(story)
    const { left, right } = story.box
    if (!label) return story
    const alike = stories.filter(
      (other) => labelOf(other) === label && Math.abs(other.box.left - left) < body.size,
    )
    const widest = Math.max(...alike.map(({ box }) => box.right))
    const box = { ...story.box, right: (right + widest) / 2 }
    const isCovered = stories.some(
      (other) =>
        other !== story &&
        areaOf(intersection(other.box, box)) > areaOf(intersection(other.box, story.box)),
    )
    return isCovered || right - left < (widest - left) * LEAST_WIDTH ? story : { ...story, box }
  })
}

/** The words over the group of items that a story belongs to. */
export const labelOf = ({ pieces }: Story): string | undefined =>
  pieces.flatMap((piece) => ('label' in piece ? (piece.label ?? []) : []))[0]
