import type { PageBlock, PageStory } from '#contract/page-model.ts'
import { textOf } from './package/text-of-html.ts'

/** The text of a story for search, one line a paragraph. References and pull quotes that repeat the story are left out. */
export function searchText({ blocks }: PageStory): string {
  const prose = wordsOf(
    blocks
      .filter(({ role }) => role === 'body')
      .map(({ text }) => text)
      .join(' '),
  )
  let dateline = ''
  const lines: string[] = []
  for (const block of blocks.filter(({ role }) => role !== 'reference')) {
    if (block.role === 'dateline') {
      dateline = block.text
      continue
    }
    const start = block.role === 'body' && block.html === undefined && dateline
    lines.push(...linesOf(block, prose).map((line) => (start ? `${start}: ${line}` : line)))
    if (block.role === 'body') dateline = ''
  }
  return lines.filter(Boolean).join('\n')
}

function linesOf({ role, text, html, title = '', ...rest }: PageBlock, prose: string): string[] {
  if (html !== undefined) return [textOf(html)]
  if (role === 'pull quote') return [prose.includes(wordsOf(text)) ? '' : text, title]
  const { paragraphs = [], table } = rest
  if (table) return [title, ...table.rows.map((cells) => cells.filter(Boolean).join(' '))]
  return paragraphs.length > 0 ? [title, ...paragraphs] : [text]
}

/** The words without punctuation: a quote has other marks than the sentence that it repeats. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
