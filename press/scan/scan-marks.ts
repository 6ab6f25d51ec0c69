import type { Raster } from '../raster.ts'
import type { Glyph } from '../read/glyph.ts'
import type { PageMarks } from '../read/page-marks.ts'
import type { Rect } from '../read/rect.ts'
import type { Shape } from '../read/shapes.ts'
import { UNREAD } from '../read/text-quality.ts'
import { type Distortion, placesOf } from './flatten.ts'
import { type OcrLayerWord, placeWords } from './ocr-words.ts'
import { layoutOf } from './page-image.ts'
import type { SizedLine } from './type-sizes.ts'

/** In points: the size that running text gets. A scan does not say how large its page was. */
const BODY_SIZE = 9
/** A shorter line without words is a speck or a part of a letter. */
const LEAST_UNREAD = 4

/**
 * Reads the marks of a page from its image, as if it were printed straight. Words are in pixels of the image; a page
 * may have none.
 */
export function scanMarks(
  raster: Raster,
  words: readonly OcrLayerWord[],
  distortion: Distortion,
): PageMarks {
  const { lines: found, body, rules, panels, pictures } = layoutOf(raster, distortion)
  // Column by column: lines beside each other that follow one another would be taken for one.
  const lines = found.toSorted((a, b) => a.left - b.left || a.top - b.top)
  const { toFlat } = placesOf(raster, distortion)
  const straight = words.map((word) => ({ ...word, box: moveTo(word.box, toFlat) }))
  const scale = BODY_SIZE / (body || BODY_SIZE)
  const glyphs =
    words.length > 0 ? readGlyphsIn(lines, straight, body) : lines.flatMap(unreadGlyphs)
  const shapes: Shape[] = [
    ...rules.map(({ box, direction, thickness }) =>
      pathOf(centreLine(box, direction, thickness), 0),
    ),
    ...panels.map(({ box, colour }) => pathOf(box, colour)),
    ...pictures.map((box): Shape => ({ kind: 'image', box, strokeWidth: 0, points: 4 })),
  ]
  return {
    width: raster.width * scale,
    height: raster.height * scale,
    glyphs: glyphs.map((glyph) => ({
      ...glyph,
      box: scaleBox(glyph.box, scale),
      baseline: glyph.baseline * scale,
      size: glyph.size * scale,
    })),
    turned: [],
    shapes: shapes.map((shape) => ({ ...shape, box: scaleBox(shape.box, scale) })),
  }
}

function pathOf({ left, top, right, bottom }: Rect, fill: number): Shape {
  return { kind: 'path', box: { left, top, right, bottom }, fill, strokeWidth: 0, points: 4 }
}

/** A rule that is not quite straight has a bounding box that is higher than it is thick. */
function centreLine(box: Rect, direction: 'across' | 'down', thickness: number): Rect {
  if (direction === 'across') {
    const y = (box.top + box.bottom) / 2
    return { ...box, top: y - thickness / 2, bottom: y + thickness / 2 }
  }
  const x = (box.left + box.right) / 2
  return { ...box, left: x - thickness / 2, right: x + thickness / 2 }
}

/** Moves a box with its centre. */
function moveTo(box: Rect, move: (x: number, y: number) => { x: number; y: number }): Rect {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const { x, y } = move((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  }
}

export const scaleBox = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
})

function readGlyphsIn(
  lines: readonly SizedLine[],
  words: readonly OcrLayerWord[],
  body: number,
): Glyph[] {
  const placed = placeWords(words, lines)
  const inLines = lines.flatMap((line) => {
    const members = placed.get(line)
    if (members) return lineGlyphs(line, withinLine(members, line))
    return line.letters.length < LEAST_UNREAD ? [] : unreadGlyphs(line)
  })
  const loose = (placed.get(undefined) ?? []).flatMap((word) =>
    lineGlyphs({ baseline: word.box.bottom, size: body }, [word]),
  )
  return [...inLines, ...loose]
}

/** OCR does not see a thin rule beside a word, and takes the space up to the next column for a part of it. */
function withinLine(words: readonly OcrLayerWord[], { left, right }: Rect): OcrLayerWord[] {
  return words.map(({ text, box }) => ({
    text,
    box: {
      ...box,
      left: Math.min(Math.max(box.left, left), right - 1),
      right: Math.max(Math.min(box.right, right), left + 1),
    },
  }))
}

type Setting = Pick<SizedLine, 'baseline' | 'size'>

function lineGlyphs(line: Setting, words: readonly OcrLayerWord[]): Glyph[] {
  return words.flatMap(({ text, box }, index) => {
    const letters = [...text]
    const step = (box.right - box.left) / letters.length
    const glyphs = letters.map((letter, at) =>
      glyphOf(letter, line, box.left + step * at, box.left + step * (at + 1)),
    )
    const next = words[index + 1]
    if (!next) return glyphs
    return [...glyphs, glyphOf(' ', line, box.right, Math.max(box.right, next.box.left))]
  })
}

function unreadGlyphs(line: SizedLine): Glyph[] {
  return line.letters.map(({ left, right }) => glyphOf(UNREAD, line, left, right))
}

function glyphOf(text: string, { baseline, size }: Setting, left: number, right: number): Glyph {
  return {
    text,
    box: { left, right, top: baseline - size * 0.7, bottom: baseline },
    baseline,
    size,
    font: 1,
    ink: 0,
    isSpace: text === ' ',
    isHidden: true,
  }
}
