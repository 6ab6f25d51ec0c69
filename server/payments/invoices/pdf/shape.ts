import { Buffer as ShapingBuffer, shape as shapeWith } from 'harfbuzzjs'
import { fontOf, type LoadedFont, scriptOf, type Weight } from './faces.ts'

/** Letters of one script, each as the font draws it next to its neighbours. Lengths are in thousandths. */
export interface Run {
  font: LoadedFont
  text: string
  glyphs: Glyph[]
  width: number
}

export interface Glyph {
  id: number
  /** Where in the text the letters begin that it draws, along with others perhaps. */
  cluster: number
  advance: number
  right: number
  up: number
}

/** Kannada vowels and conjuncts change and move the letters around them: only HarfBuzz gets all of them right. */
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
