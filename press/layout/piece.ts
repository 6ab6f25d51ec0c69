import type { Rect } from './geometry.ts'
import type { Panel } from './panels.ts'
import type { Table } from './tables.ts'
import type { TextBlock } from './text-blocks.ts'

/** What a story is put together from. */
export type Piece =
  | {
      kind: 'headline' | 'title' | 'item' | 'label' | 'deck' | 'quote' | 'text' | 'small'
      box: Rect
      block: TextBlock
    }
  | { kind: 'table'; box: Rect; block: TextBlock; table: Table }
  | { kind: 'picture'; box: Rect; isGrid?: boolean }
  /** A pull quote or fact box inside the columns of a story. */
  | { kind: 'insert'; box: Rect; block: TextBlock }
  | { kind: 'panel'; box: Rect; panel: Panel }

export type TextPiece = Exclude<Extract<Piece, { block: TextBlock }>, { kind: 'table' | 'insert' }>

/** A story begins with one of these. */
export const isHead = ({ kind }: Piece): boolean =>
  kind === 'headline' || kind === 'title' || kind === 'item'
