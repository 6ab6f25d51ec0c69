import { heightOf, type Rect } from './geometry.ts'
import type { Story } from './stories.ts'

/** Sorts large headlines before small ones, and the top of the page before the bottom. */
export function byProminence(stories: readonly Story[], page: Rect): Story[] {
  const sizeOf = ({ pieces }: Story) =>
    Math.max(0, ...pieces.map((piece) => (piece.kind === 'headline' ? piece.block.size : 0)))
  const largest = Math.max(1, ...stories.map(sizeOf))
  const weight = (story: Story) =>
    (sizeOf(story) === 0 ? 2 : 0) + story.box.top / heightOf(page) - sizeOf(story) / largest
  return [...stories].sort((a, b) => weight(a) - weight(b))
}
