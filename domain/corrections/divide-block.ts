import type { DraftStory } from '#contract/desk/correction-steps.ts'
import type { PageBlock } from '#contract/page-model.ts'
import type { PageWords, WordLine } from '#contract/page-words.ts'
import { clipTo } from '../page-boxes.ts'
import { wordsIn } from '../page-words/words-in-areas.ts'
import { textOfLines } from './blocks-of-lines.ts'

/** A text that a person has written differs from the printed one by more. */
const MOST_DIFFERENCE = 0.15

interface BlockPart {
  /** The story that gets the part. */
  to: string
  block: PageBlock
}

/**
 * Divides a text on the border of stories by its printed lines. Undefined if it is in one story, or if it is not the
 * printed text any more: such a block stays whole.
 */
export function divideBlock(
  block: PageBlock,
  owner: string,
  stories: readonly DraftStory[],
  words: PageWords,
  newId: () => string,
): BlockPart[] | undefined {
  const { text, html, paragraphs, table, boxes } = block
  if (text === '' || html !== undefined || paragraphs || table) return undefined
  const touched = stories.filter(({ rects }) => clipTo(boxes, rects).length > 0)
  if (touched.length < 2) return undefined
  const lines = wordsIn(words, boxes)
  if (!isSameText(text, textOfLines(lines))) return undefined
  const shared = lines.map((line) => ({ line, to: storyOf(line, touched)?.id ?? owner }))
  const ids = [...new Set(shared.map(({ to }) => to))]
  if (ids.length < 2) return undefined
  return ids.map((to, index) => {
    const rects = touched.find(({ id }) => id === to)?.rects ?? []
    const own = shared.filter((one) => one.to === to).map(({ line }) => line)
    const clipped = clipTo(boxes, rects)
    const part = {
      ...block,
      boxes: clipped.length > 0 ? clipped : boxes,
      text: textOfLines(own),
    }
    return { to, block: index === 0 ? part : { ...part, id: newId() } }
  })
}

function storyOf(line: WordLine, stories: readonly DraftStory[]): DraftStory | undefined {
  return stories.find(({ rects }) => wordsIn({ format: 1, lines: [line] }, rects).length > 0)
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)]
  const longest = Math.max(a.length, b.length)
  if (longest === 0 || Math.abs(a.length - b.length) > longest * MOST_DIFFERENCE) return false
  return a.slice(0, 12) === b.slice(0, 12) || a.slice(-12) === b.slice(-12)
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase()
}
