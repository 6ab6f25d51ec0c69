import type { Desk } from '../desk.ts'
import type { StoryRecord } from '../truth.ts'
import type { Cursor } from '../type/flow.ts'
import type { Rect } from '../type/geometry.ts'
import type { Item } from '../type/sheet.ts'
import type { StorySpec } from './spec.ts'

/** A story's text while it runs into its columns. */
export interface Pouring {
  desk: Desk
  item: Item
  story: StoryRecord
  spec: StorySpec
  cursor: Cursor
  size: number
  leading: number
  /** The boxes of the lines of each column. */
  filled: Rect[][]
}
