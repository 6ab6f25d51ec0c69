import type { AltoBlock, AltoWord } from './read-alto.ts'

/** A block in its place of an article; `runsOn` when its paragraph began in the block before. */
export interface Column {
  block: AltoBlock
  runsOn?: boolean
}

/** How a column ended: mid-word or not, and then whether the whole word is already written. */
export type ColumnEnd = 'clean' | 'word-written' | 'half-written'

/**
 * The text of blocks in reading order, a paragraph each unless one runs on into the next. A word
 * broken over two lines is one again; broken over two blocks it makes them one paragraph. `before`
 * is how the page before ended.
 */
export function altoParagraphs(
  columns: readonly Column[],
  before: ColumnEnd = 'clean',
): { paragraphs: string[]; end: ColumnEnd } {
  const paragraphs: string[][] = []
  let end = before

  for (const { words, runsOn } of columns.flatMap(textBlocksIn)) {
    const running = runsOn || end !== 'clean' ? paragraphs.at(-1) : undefined
    const paragraph = running ?? []
    if (!running) paragraphs.push(paragraph)
    for (const { text, part, whole, isBroken } of words) {
      const previous = end
      end =
        part === 'first' && whole
          ? 'word-written'
          : isBroken || part === 'first'
            ? 'half-written'
            : 'clean'
      if (previous === 'word-written' && part === 'second') continue
      const first = previous === 'half-written' ? paragraph.pop() : undefined
      paragraph.push((first ?? '') + (part === 'first' && whole ? whole : text))
    }
  }
  const texts = paragraphs.map((words) =>
    words.join(' ').replace(/\s+/g, ' ').trim().normalize('NFC'),
  )
  return { paragraphs: texts.filter((text) => text !== ''), end }
}

function textBlocksIn({ block, runsOn = false }: Column): { words: AltoWord[]; runsOn: boolean }[] {
  return [
    ...(block.words.length > 0 ? [{ words: block.words, runsOn }] : []),
    ...block.children.flatMap((child) => textBlocksIn({ block: child })),
  ]
}
