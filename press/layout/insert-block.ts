import { joinLines } from '../read/join-lines.ts'
import type { Line } from '../read/lines.ts'
import type { Vocabulary } from '../read/vocabulary.ts'
import type { DraftBlock } from './draft-block.ts'
import { paragraphsOf } from './paragraphs.ts'
import { inReadingOrder } from './reading-order.ts'
import { type TextBlock, textBlocksOf } from './text-blocks.ts'
import { bodyTypeOf } from './typography.ts'

const QUOTE = /^[“"‘'«„]/u
const SPEAKER = /^[—–-]\s*\p{L}/u

/** The block of a panel inside a story: a pull quote with its speaker, or a fact box with its title. */
export function insertBlock({ lines, box }: TextBlock, vocabulary: Vocabulary): DraftBlock {
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline || a.box.left - b.box.left)
  const largest = Math.max(...sorted.map(({ size }) => size))
  const large = sorted.filter(({ size }) => size > largest * 0.95)
  const small = sorted.filter((line) => !large.includes(line))
  const isQuote =
    QUOTE.test(sorted[0]?.text ?? '') ||
    (small.length > 0 && small.length <= 2 && SPEAKER.test(small[0]?.text ?? ''))
  if (isQuote) return quoteBlock(large, small, box, vocabulary)
  return factBox(sorted, box, vocabulary)
}

const textOf = (lines: readonly Line[], vocabulary: Vocabulary) =>
  joinLines(
    lines.map(({ text }) => text),
    vocabulary,
  )

function quoteBlock(
  large: readonly Line[],
  small: readonly Line[],
  box: TextBlock['box'],
  vocabulary: Vocabulary,
): DraftBlock {
  const speaker = textOf(small, vocabulary).replace(/^[—–-]\s*/u, '')
  return {
    role: 'pull quote',
    text: textOf(large, vocabulary),
    ...(speaker && { title: speaker }),
    boxes: [box],
  }
}

/** The first lines are the title if they are set apart from the text below. */
function factBox(
  lines: readonly Line[],
  box: TextBlock['box'],
  vocabulary: Vocabulary,
): DraftBlock {
  const body = bodyTypeOf(lines)
  const blocks = inReadingOrder(textBlocksOf(lines, [], body), [])
  const [first] = blocks
  const isTitle =
    first &&
    blocks.length > 1 &&
    first.lines.length <= 2 &&
    (first.size > body.size * 1.05 || first.font !== body.font || first.ink !== body.ink)
  const title = isTitle ? textOf(first.lines, vocabulary) : ''
  const paragraphs = paragraphsOf(isTitle ? blocks.slice(1) : blocks, vocabulary)
  return {
    role: 'fact box',
    text: [title, ...paragraphs.map(({ text }) => text)].filter(Boolean).join('\n'),
    ...(title && { title }),
    paragraphs: paragraphs.map(({ text }) => text),
    boxes: [box],
  }
}
