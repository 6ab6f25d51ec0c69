import { Buffer as ShapingBuffer, shape as shapeWith } from 'harfbuzzjs'
import type { Run } from '#server/payments/invoices/pdf/shape.ts'
import type { Face, FaceFile } from './faces.ts'

/** The run as the PDF writer of invoices knows it, and the font file that it is set in. */
export interface ShapedRun extends Omit<Run, 'font'> {
  file: FaceFile
}

const shaped = new Map<FaceFile, Map<string, ShapedRun>>()

/** A word as glyphs, kerned and with ligatures; a word in two scripts is two runs. */
export function shapeWord(word: string, face: Face): ShapedRun[] {
  const pieces: { file: FaceFile; text: string }[] = []
  for (const letter of word) {
    const last = pieces.at(-1)
    const file = fileOf(letter, face, last?.file)
    if (last && last.file === file) last.text += letter
    else pieces.push({ file, text: letter })
  }
  return pieces.map(({ file, text }) => shapeRun(text, file))
}

/** In points; the gap after the last letter of a tracked word counts. */
export function widthOf(word: string, face: Face, size: number, tracking = 0): number {
  return shapeWord(word, face).reduce(
    (sum, { width, glyphs }) => sum + (width * size) / 1000 + tracking * glyphs.length,
    0,
  )
}

export const spaceOf = (face: Face, size: number): number => widthOf(' ', face, size)

/** Joiners stay with the script that they join. */
function fileOf(letter: string, { files }: Face, before: FaceFile | undefined): FaceFile {
  const code = letter.codePointAt(0) ?? 0
  const order = before ? [before, ...files] : files
  const file = order.find(({ font }) => font.nominalGlyph(code))
  if (!file) throw new Error(`No glyph for ${letter} (${code.toString(16)})`)
  return file
}

function shapeRun(text: string, file: FaceFile): ShapedRun {
  const known = shaped.get(file)?.get(text)
  if (known) return known
  const buffer = new ShapingBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shapeWith(file.font, buffer)
  const scale = 1000 / file.unitsPerEm
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .filter(({ cluster }) => !isJoiner(text.charAt(cluster)))
    .map((glyph) => ({
      id: glyph.codepoint,
      cluster: glyph.cluster,
      advance: (glyph.xAdvance ?? 0) * scale,
      right: (glyph.xOffset ?? 0) * scale,
      up: (glyph.yOffset ?? 0) * scale,
    }))
  const run = { file, text, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
  shaped.set(file, (shaped.get(file) ?? new Map<string, ShapedRun>()).set(text, run))
  return run
}

/** HarfBuzz draws a joiner that stands alone as a space without width, which a PDF would show as a space. */
const isJoiner = (letter: string): boolean => letter === '\u200c' || letter === '\u200d'
