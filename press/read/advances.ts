import type { DrawnGlyph } from './glyphs.ts'

/** In ems: a glyph that starts further left of the pen is drawn over the one before it. */
const MIN_SETBACK = 0.05
/** In ems: the distance of baselines within a line. */
const SAME_BASELINE = 0.3

/**
 * Ends the box of each glyph that is drawn back over the one before it, such as a Kannada subscript, where the pen goes
 * on. PDFium ends it at the ink, which may hide the space after it. The shortest way from this glyph to the next one on
 * the page is the advance of the glyph.
 */
export function correctAdvances(drawn: readonly DrawnGlyph[]): void {
  const advances = new Map<string, number>()
  const backward: { glyph: DrawnGlyph; shape: string }[] = []
  for (const [index, glyph] of drawn.entries()) {
    if (glyph.box.left > glyph.start - MIN_SETBACK * glyph.size) continue
    const shape = shapeOf(glyph)
    backward.push({ glyph, shape })
    const next = drawn[index + 1]
    if (!next || !isSameLine(glyph, next)) continue
    const advance = Math.max(0, (next.start - glyph.start) / glyph.size)
    advances.set(shape, Math.min(advance, advances.get(shape) ?? Infinity))
  }
  for (const { glyph, shape } of backward) {
    const { start, box } = glyph
    glyph.box = { ...box, left: start, right: penAfter(glyph, advances.get(shape)) }
  }
}

/** A glyph that never has another one right after it ends a word; if it is drawn back, it has no advance. */
function penAfter({ start, box, size }: DrawnGlyph, advance = Infinity): number {
  const next = start + advance * size
  if (next < box.right + MIN_SETBACK * size) return next
  return start - box.left > box.right - start ? start : box.right
}

/** Identifies a glyph of a font by the ink around the pen; its character may be unknown. */
function shapeOf({ font, start, size, box }: DrawnGlyph): string {
  const left = Math.round(((box.left - start) / size) * 100)
  return `${font} ${left} ${Math.round(((box.right - start) / size) * 100)}`
}

const isSameLine = (one: DrawnGlyph, next: DrawnGlyph) =>
  next.start >= one.start - one.size &&
  Math.abs(next.baseline - one.baseline) < SAME_BASELINE * one.size
