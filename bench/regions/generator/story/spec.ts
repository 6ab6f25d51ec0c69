import type { TableWish } from '../items/tables.ts'
import type { StoryRecord } from '../truth.ts'
import type { Rect } from '../type/geometry.ts'
import type { Colour } from '../type/sheet.ts'

/** How a story is to be set. Its words are written to fill the cell. */
export interface StorySpec {
  cell: Rect
  /** Text columns. */
  columns: number
  kind?: StoryRecord['kind']
  /** Proportions of the columns, where they are not equal. */
  widths?: readonly number[]
  head?: {
    size: number
    lines: number
    isLight?: boolean
    isCentred?: boolean
    colour?: Colour
    /** White on a bar, or on the picture at the top. */
    reversed?: 'bar' | 'picture'
    /** Capitals with space between the letters, in scripts that have capitals. */
    isSpacedOut?: boolean
  }
  kicker?: 'plain' | 'tag' | 'rule'
  strapline?: 'below' | 'above'
  byline?: 'head' | 'column' | 'foot'
  hasDateline?: boolean
  picture?: {
    /** In columns of the story. */
    span: number
    at: number
    /** Height in parts of the width. */
    ratio: number
    place: 'above headline' | 'top'
    credit?: 'inline' | 'turned'
    hasNoCaption?: boolean
  }
  frame?: 'line' | 'double' | 'tint' | 'tint and line'
  initial?: 'drop' | 'raised' | 'capitals'
  quote?: { span: number; at: number; isBoxed?: boolean }
  /** At the foot of its columns. */
  facts?: { span: number; at: number }
  /** At the foot of its columns: the scorecard of a match report. */
  table?: { span: number; at: number; wish: TableWish }
  /** A round cut-out between two columns. */
  hasCutOut?: boolean
  subheads?: number
  isRagged?: boolean
  /** A corner that belongs to another story. */
  notch?: { columns: number; height: number; side: 'left' | 'right'; edge: 'top' | 'bottom' }
  /** The page on which it goes on, or from which it comes. */
  continues?: number
  continuedFrom?: number
  /** A word and a page at its end: 'Page 9'. */
  seePage?: number
  hasAuthor?: boolean
  bodyScale?: number
}
