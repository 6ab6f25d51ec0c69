import type { PageBlock } from '#contract/page-model.ts'

/** How often words occur in a block, its table and its paragraphs. */
export function timesIn(block: PageBlock, words: string): number {
  const { text, title = '', paragraphs = [], table } = block
  const texts = [text, title, ...paragraphs, ...(table?.rows.flat() ?? [])]
  return texts.reduce((sum, one) => sum + one.split(words).length - 1, 0)
}

/** The block with these words replaced everywhere. */
export function withWordsReplaced(block: PageBlock, words: string, by: string): PageBlock {
  const replaced = (text: string) => text.replaceAll(words, by)
  const { title, paragraphs, table } = block
  return {
    ...block,
    text: replaced(block.text),
    ...(title !== undefined && { title: replaced(title) }),
    ...(paragraphs && { paragraphs: paragraphs.map(replaced) }),
    ...(table && { table: { ...table, rows: table.rows.map((row) => row.map(replaced)) } }),
  }
}
