import type { DrawnGlyph } from './glyph.ts'
import { medianOf } from './rect.ts'

/** In ems: a glyph that starts further left of the pen is drawn over the one before it. */
const MIN_SETBACK = 0.05
/** In ems: how far after the ink of a glyph the next one of the same word may start. */
const MAX_GAP = 0.05
/** In ems: the distance of baselines within a line. */
const SAME_BASELINE = 0.3

/**
 * Sets the box of each glyph from the pen before it to the pen after it. PDFium widens the box by the ink outside, which
 * may hide the space after an italic letter or a Kannada subscript. The usual way from this glyph to the next one of a
 * word is its advance on this page. A glyph that only ends words has its width in the font, with the usual tracking.
 */
export function correctAdvances(drawn: readonly DrawnGlyph[]): void {
  const ways = new Map<string, number[]>()
  const trackings = new Map<number, number[]>()
  const whole: { glyph: DrawnGlyph; shape: string }[] = []
  for (const [index, glyph] of drawn.entries()) {
    const [before, next] = [drawn[index - 1], drawn[index + 1]]
    if (isPartOf(before, glyph) || isPartOf(next, glyph)) continue
    const shape = shapeOf(glyph)
    whole.push({ glyph, shape })
    if (!next || next.isSpace || !isInWord(glyph, next)) continue
    const { start, size, width, font } = glyph
    const way = (next.start - start) / size
    addTo(ways, shape, way)
    if (width !== undefined) addTo(trackings, font, way - width / size)
  }
  const advances = mediansOf(ways)
  const tracking = mediansOf(trackings)
  for (const { glyph, shape } of whole) {
    const { start, box, width, font, size } = glyph
    const inFont = width === undefined ? undefined : width / size + (tracking.get(font) ?? 0)
    const right = penAfter(glyph, advances.get(shape) ?? inFont)
    glyph.box = { ...box, left: start, right }
  }
}

function addTo<K>(lists: Map<K, number[]>, key: K, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function mediansOf<K>(lists: ReadonlyMap<K, readonly number[]>): Map<K, number> {
  return new Map([...lists].map(([key, all]) => [key, medianOf(all, (value) => value)]))
}

/** A glyph whose advance is unknown, and which is drawn over the glyph before it, usually has no advance. */
function penAfter({ start, box, size }: DrawnGlyph, advance: number | undefined): number {
  if (advance !== undefined) return Math.min(box.right, start + Math.max(0, advance) * size)
  const isDrawnBack = box.left < start - MIN_SETBACK * size && start - box.left > box.right - start
  return isDrawnBack ? start : box.right
}

/** PDFium gives the characters of one glyph, such as a ligature, the same box. */
const isPartOf = (other: DrawnGlyph | undefined, glyph: DrawnGlyph) =>
  other?.box.left === glyph.box.left && other.box.right === glyph.box.right

/** Identifies a glyph of a font by the ink around the pen too; its character may be unknown. */
function shapeOf({ font, text, start, size, box }: DrawnGlyph): string {
  const left = Math.round(((box.left - start) / size) * 100)
  return `${font} ${text} ${left} ${Math.round(((box.right - start) / size) * 100)}`
}

const isInWord = ({ start, size, box, baseline }: DrawnGlyph, next: DrawnGlyph) =>
  next.start > start - size &&
  next.start < box.right + MAX_GAP * size &&
  Math.abs(next.baseline - baseline) < SAME_BASELINE * size
