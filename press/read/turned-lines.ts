import type { Glyph } from './glyph.ts'
import { type Line, readLines } from './lines.ts'
import type { Rect } from './rect.ts'

/** A line that runs up or down the page, with its box on the page. */
export interface TurnedLine extends Pick<Line, 'text' | 'box' | 'size' | 'font' | 'ink'> {
  /** The words with their boxes on the page. */
  words: { text: string; box: Rect }[]
  turn: 'up' | 'down'
}

/** Reads the lines of glyphs that are placed on the page as it appears when their text runs to the right. */
export function turnedLines(
  glyphs: readonly Glyph[],
  turn: TurnedLine['turn'],
  page: { width: number; height: number },
): TurnedLine[] {
  const onPage = (box: Rect) =>
    turn === 'up' ? turnedUp(box, page.height) : turnedDown(box, page.width)
  return readLines(glyphs).map(({ text, words, box, size, font, ink }) => ({
    text,
    words: words.map(({ text, left, right }) => ({ text, box: onPage({ ...box, left, right }) })),
    box: onPage(box),
    size,
    font,
    ink,
    turn,
  }))
}

const turnedUp = ({ left, top, right, bottom }: Rect, height: number): Rect => ({
  left: top,
  right: bottom,
  top: height - right,
  bottom: height - left,
})

const turnedDown = ({ left, top, right, bottom }: Rect, width: number): Rect => ({
  left: width - bottom,
  right: width - top,
  top: left,
  bottom: right,
})
