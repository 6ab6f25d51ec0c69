import type { PageBlock, PageStory } from '#contract/page-model.ts'
import { lineLetter } from '#domain/search/line-roles.ts'
import { textOf } from './package/text-of-html.ts'

interface SearchText {
  /** One line for each paragraph. */
  text: string
  /** One letter for each line: see `linesOf` in domain/search/line-roles.ts. */
  lineRoles: string
}

/** The text of a story for search. References and pull quotes that repeat the story are left out. */
export function searchText({ blocks }: PageStory): SearchText {
  const prose = wordsOf(
    blocks
      .filter(({ role }) => role === 'body')
      .map(({ text }) => text)
      .join(' '),
  )
  let dateline = ''
  const lines: { text: string; letter: string }[] = []
  for (const block of blocks.filter(({ role }) => role !== 'reference')) {
    if (block.role === 'dateline') {
      dateline = block.text
      continue
    }
    const start = block.role === 'body' && block.html === undefined && dateline
    const letter = lineLetter(block.role)
    const ofBlock = linesOf(block, prose).map((line) => (start ? `${start}: ${line}` : line))
    const split = ofBlock.flatMap((line) => line.split('\n')).filter(Boolean)
    lines.push(...split.map((text) => ({ text, letter })))
    if (block.role === 'body') dateline = ''
  }
  return {
    text: lines.map(({ text }) => text).join('\n'),
    lineRoles: lines.map(({ letter }) => letter).join(''),
  }
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
