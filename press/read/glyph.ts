import type { Rect } from './rect.ts'

/** One printed character. */
export interface Glyph {
  text: string
  box: Rect
  baseline: number
  /** In points. */
  size: number
  /** Identifies the font within the page. */
  font: number
  /** Red, green and blue in one number. */
  ink: number
  isSpace: boolean
  /** OCR text behind a scan; its sizes and positions are approximate. */
  isHidden: boolean
}

/** A glyph with its text object, the position of the pen before it is drawn, and its width in the font. */
export interface DrawnGlyph extends Glyph {
  start: number
  object: number
  width: number | undefined
}
