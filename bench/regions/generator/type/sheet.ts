import type { Face } from './faces.ts'
import type { Rect } from './geometry.ts'

/** Red, green and blue, each from 0 to 1. */
export type Colour = readonly [number, number, number]
export const BLACK: Colour = [0, 0, 0]
export const WHITE: Colour = [1, 1, 1]
export const GREY: Colour = [0.45, 0.45, 0.45]

export interface Word {
  text: string
  face: Face
}

export interface TextLine {
  words: readonly Word[]
  left: number
  baseline: number
  size: number
  /** From the end of a word to the start of the next. */
  space: number
  /** Added after each glyph. */
  tracking: number
  colour: Colour
  /** Runs upwards from its start. */
  isTurned?: boolean
}

export type Mark =
  | { kind: 'text'; line: TextLine }
  | { kind: 'fill'; rect: Rect; colour: Colour }
  | { kind: 'frame'; rect: Rect; width: number; colour: Colour }
  | { kind: 'rule'; rect: Rect; colour: Colour }
  | { kind: 'disc'; rect: Rect; colour: Colour }
  | { kind: 'picture'; rect: Rect; subject: string; isGrey: boolean }

/** Marks that stay in this order; the items of a page may be written in any order. */
export type Item = Mark[]

/** How a layout program writes text into a PDF. */
export interface PdfHabits {
  /** What one ActualText span covers: a cluster that glyphs alone do not tell, a word or a line. */
  spans: 'cluster' | 'word' | 'line'
  /** Spaces are glyphs, or only distances. */
  hasSpaceGlyphs: boolean
  /** A hyphen at a line's end says that it is a soft one. */
  hasSoftHyphens: boolean
  /** Pictures are larger than their frames and clipped to them. */
  isClipped: boolean
}

export interface Sheet {
  width: number
  height: number
  items: Item[]
  habits: PdfHabits
}
