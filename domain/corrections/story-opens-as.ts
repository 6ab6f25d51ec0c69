import type { PageBlock } from '#contract/page-model.ts'
import type { StoryType } from '#contract/story-type.ts'

/** Shown as they are printed. */
const PICTURES: readonly StoryType[] = ['puzzle', 'cartoon', 'advertisement', 'classifieds']

/** How a story opens whose type or text a person has chosen. */
export function storyOpensAs(type: StoryType, blocks: readonly PageBlock[]): 'text' | 'image' {
  if (PICTURES.includes(type)) return 'image'
  const hasText = blocks.some(
    ({ role, text, html, table }) =>
      (role === 'body' && (text !== '' || html !== undefined)) ||
      role === 'fact box' ||
      (table?.rows.length ?? 0) > 0,
  )
  return hasText ? 'text' : 'image'
}

export function isAdvertisement({ type }: { type: StoryType }): boolean {
  return type === 'advertisement' || type === 'classifieds'
}
