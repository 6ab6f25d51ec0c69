import type { AltoBlock, AltoWord } from './read-alto.ts'

/** A block of an article. `runsOn`: its first paragraph began in the previous block. */
export interface Column {
  block: AltoBlock
  runsOn?: boolean
}

/** How a column ended: cleanly, or in mid-word with the whole word or only its first half written. */
export type ColumnEnd = 'clean' | 'word-written' | 'half-written'

/**
 * The text of blocks in reading order. Each block is a paragraph unless it runs on. Hyphenated words
 * are joined; a word hyphenated over two blocks makes them one paragraph. `before` is the end of the
 * previous page.
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
