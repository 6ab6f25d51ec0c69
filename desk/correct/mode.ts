import type { Line } from './geometry.ts'

/** What the next click or drag on the page means. */
export type Mode =
  | { kind: 'select' | 'draw' | 'add' | 'merge' }
  /** `cursor` is the line that the arrow keys move. */
  | { kind: 'split'; story: string; lines: readonly Line[]; cursor: Line | undefined }
  /** The stories in the order in which they were clicked. */
  | { kind: 'order'; ids: readonly string[] }

export interface Selection {
  ids: readonly string[]
  /** The rectangle of the story that keys move. */
  rect: number
}

export const SELECT: Mode = { kind: 'select' }
export const NOTHING: Selection = { ids: [], rect: 0 }
