import type { PageBlock } from '#contract/page-model.ts'

export interface TextToFind {
  text: string
  isWholeWord: boolean
}

export interface Found {
  block: string
  before: string
  hit: string
  after: string
}

const CONTEXT = 30

/** Every place of the wanted text in the blocks of a story. */
export function findIn(blocks: readonly PageBlock[], wanted: TextToFind): Found[] {
  const pattern = patternOf(wanted)
  if (!pattern) return []
  return blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      [...text.matchAll(pattern)].map((match) => ({
        block: block.id,
        before: text.slice(Math.max(0, match.index - CONTEXT), match.index),
        hit: match[0],
        after: text.slice(match.index + match[0].length, match.index + match[0].length + CONTEXT),
      })),
    ),
  )
}

/** The blocks with every place replaced. */
export function replaceIn(
  blocks: readonly PageBlock[],
  wanted: TextToFind,
  replacement: string,
): PageBlock[] {
  const pattern = patternOf(wanted)
  if (!pattern) return [...blocks]
  const change = (text: string) => text.replace(pattern, () => replacement.normalize('NFC'))
  return blocks.map((block) => {
    if (findIn([block], wanted).length === 0) return block
    const { html: _html, ...rest } = block
    return {
      ...rest,
      text: change(block.text),
      ...(block.title !== undefined && { title: change(block.title) }),
      ...(block.paragraphs && { paragraphs: block.paragraphs.map(change) }),
      ...(block.table && {
        table: { ...block.table, rows: block.table.rows.map((row) => row.map(change)) },
      }),
    }
  })
}

function textsOf({ text, title, paragraphs, table }: PageBlock): string[] {
  return [text, title ?? '', ...(paragraphs ?? []), ...(table?.rows.flat() ?? [])]
}

function patternOf({ text, isWholeWord }: TextToFind): RegExp | undefined {
  const wanted = text.normalize('NFC')
  if (wanted.trim() === '') return undefined
  const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const word = '[\\p{L}\\p{M}\\p{N}]'
  const source = isWholeWord ? `(?<!${word})${literal}(?!${word})` : literal
  return new RegExp(source, 'gu')
}
