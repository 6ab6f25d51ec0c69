import type { Line } from '../read/lines.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** The least number of lines in the middle of a sentence that show a font to be one of the running text. */
const LEAST_LINES = 2
const SENTENCE_END = /[.?!:”’"')\]।]\s*$/u

/**
 * Gives the running text one font. A line whose first characters come from a fallback font, as figures and quotation
 * marks in Kannada do, has that font. A fallback font is found in the middle of sentences, a bold one is not.
 */
export function unifyTextFonts(lines: readonly Line[], body: BodyType): Line[] {
  const ofSize = lines.filter(({ size }) => isSameSize(size, body.size))
  const inSentences = new Map<number, number>()
  for (const line of ofSize) {
    if (line.font === body.font || line.ink !== body.ink) continue
    if (!continuesSentence(line, ofSize, body)) continue
    inSentences.set(line.font, (inSentences.get(line.font) ?? 0) + 1)
  }
  const isText = ({ font, size, ink }: Line) =>
    isSameSize(size, body.size) && ink === body.ink && (inSentences.get(font) ?? 0) >= LEAST_LINES
  return lines.map((line) => (isText(line) ? { ...line, font: body.font } : line))
}

/** Whether a line stands flush between two lines of text, of which the upper one does not end a sentence. */
function continuesSentence(line: Line, lines: readonly Line[], body: BodyType): boolean {
  const isFlush = (other: Line) => Math.abs(other.box.left - line.box.left) < body.size * 0.5
  const isAt = (other: Line, step: number) =>
    Math.abs(other.baseline - line.baseline - step) < body.leading * 0.15
  const inColumn = lines.filter((other) => other.font === body.font && isFlush(other))
  const above = inColumn.find((other) => isAt(other, -body.leading))
  const isFull = above && above.box.right > line.box.right - body.size * 2
  return (
    isFull === true &&
    !SENTENCE_END.test(above.text) &&
    inColumn.some((other) => isAt(other, body.leading))
  )
}
