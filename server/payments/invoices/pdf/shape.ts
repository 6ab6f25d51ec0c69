import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { Blob, Face, Font, Buffer as ShapingBuffer, shape as shapeWith } from 'harfbuzzjs'

/** Shaped text in one font. Lengths are in thousandths of the font size. */
export interface Run {
  font: LoadedFont
  text: string
  glyphs: Glyph[]
  width: number
}

export interface Glyph {
  id: number
  /** Index in the text of the first character of its cluster. */
  cluster: number
  advance: number
  right: number
  up: number
}

/** Shapes a text with HarfBuzz, which Kannada vowels and conjuncts need. */
export function shape(text: string, weight: Weight): Run[] {
  const pieces: { script: ReturnType<typeof scriptOf>; text: string }[] = []
  for (const character of text) {
    const last = pieces.at(-1)
    const script = scriptOf(character, last?.script)
    if (last?.script === script) last.text += character
    else pieces.push({ script, text: character })
  }
  return pieces.map((piece) => shapeRun(piece.text, fontOf(piece.script, weight)))
}

export function widthOf(text: string, weight: Weight, size: number): number {
  const thousandths = shape(text, weight).reduce((sum, { width }) => sum + width, 0)
  return (thousandths * size) / 1000
}

function shapeRun(text: string, font: LoadedFont): Run {
  const buffer = new ShapingBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shapeWith(font.font, buffer)
  const scale = 1000 / font.unitsPerEm
  const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => ({
    id: glyph.codepoint,
    cluster: glyph.cluster,
    advance: (glyph.xAdvance ?? 0) * scale,
    right: (glyph.xOffset ?? 0) * scale,
    up: (glyph.yOffset ?? 0) * scale,
  }))
  return { font, text, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
}

export type Weight = 'regular' | 'bold'
const SCRIPTS = ['latin', 'kannada', 'rupee'] as const
type Script = (typeof SCRIPTS)[number]

/** A font file for measuring, shaping and embedding. */
export interface LoadedFont {
  /** Its name in the PDF. */
  name: string
  /** Compressed once for all PDFs. */
  deflated: Uint8Array
  size: number
  font: Font
  unitsPerEm: number
}

const FONTS = join(import.meta.dirname, '../fonts')

const loaded = new Map<string, LoadedFont>()

function fontOf(script: Script, weight: Weight): LoadedFont {
  const name = `${script}-${weight}`
  const known = loaded.get(name)
  if (known) return known
  const file = readFileSync(join(FONTS, `${name}.ttf`))
  const face = new Face(new Blob(file), 0)
  const data = { deflated: deflateSync(file), size: file.length }
  const opened = { name, ...data, font: new Font(face), unitsPerEm: face.upem }
  loaded.set(name, opened)
  return opened
}

/** The script whose font has the character. A character that no font has is drawn as a box. */
function scriptOf(character: string, before: Script | undefined): Script {
  const code = character.codePointAt(0) ?? 0
  // Joiners and spaces stay in the run before them, if its font has them.
  const order = before ? [before, ...SCRIPTS] : SCRIPTS
  return order.find((script) => fontOf(script, 'regular').font.nominalGlyph(code)) ?? 'latin'
}
