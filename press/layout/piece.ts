import type { Rule } from '../read/rules.ts'
import type { TurnedLine } from '../read/turned-lines.ts'
import type { Rect } from './geometry.ts'
import type { Bar, Panel } from './panels.ts'
import type { Table } from './tables.ts'
import type { TextBlock } from './text-blocks.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** What a story is put together from. */
export type Piece =
  | {
      kind: 'headline' | 'title' | 'item' | 'label' | 'deck' | 'quote' | 'text' | 'small'
      box: Rect
      block: TextBlock
      /** The words over the group of short items that this one begins: "In brief", "Letters". */
      label?: string
    }
  | { kind: 'table'; box: Rect; block: TextBlock; table: Table }
  | { kind: 'picture'; box: Rect; isGrid?: boolean; credit?: readonly TurnedLine[] }
  /** A pull quote or fact box inside the columns of a story. */
  | { kind: 'insert'; box: Rect; block: TextBlock }
  | { kind: 'panel'; box: Rect; panel: Panel }

export type Picture = Extract<Piece, { kind: 'picture' }>

export type TextPiece = Exclude<Extract<Piece, { block: TextBlock }>, { kind: 'table' | 'insert' }>

/** A story begins with one of these. */
export const isHead = ({ kind }: Piece): boolean =>
  kind === 'headline' || kind === 'title' || kind === 'item'

/** The pieces of an area and what separates them. */
export interface Setting {
  pieces: readonly Piece[]
  /** Pieces whose headline is known. */
  attached?: ReadonlyMap<Piece, Piece>
  rules: readonly Rule[]
  /** See `columnRulesOf`. */
  columnRules?: readonly Rule[]
  body: BodyType
}

/** Each piece is looked up many times, so what stands above it is found once. */
export interface LinkedSetting extends Setting {
  /** See `linkAbove`. */
  above: ReadonlyMap<Piece, Piece | undefined>
}

/** The least number of lines of running text in another type than the page's. */
const LEAST_LINES = 4

/** Set in the type of the page's running text, or several lines of text that are not smaller. */
export function isRunning(piece: Piece, body: BodyType): boolean {
  if (!('block' in piece)) return false
  const { font, size, lines } = piece.block
  if (font === body.font && isSameSize(size, body.size)) return true
  return piece.kind === 'text' && size > body.size * 0.97 && lines.length >= LEAST_LINES
}

/** What stands around a block, by which its kind is judged. */
export interface Around {
  blocks: readonly TextBlock[]
  rules: readonly Rule[]
  /** See `columnRulesOf`. */
  columnRules?: readonly Rule[]
  bars: readonly Bar[]
  pictures: readonly Rect[]
  body: BodyType
  /** The panel that holds the blocks. */
  frame?: Rect | undefined
  /** Whether the words of a block also stand in the running text. */
  isRepeated: (block: TextBlock) => boolean
}

/** What stands around a group of items. */
export type ItemsAround = Pick<Around, 'rules' | 'bars' | 'body'>
