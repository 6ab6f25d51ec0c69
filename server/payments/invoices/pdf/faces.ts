import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { Blob, Face, Font } from 'harfbuzzjs'

export type Weight = 'regular' | 'bold'
const SCRIPTS = ['latin', 'kannada', 'rupee'] as const
type Script = (typeof SCRIPTS)[number]

/** A font file that can be measured, shaped with and put into a PDF. */
export interface LoadedFont {
  /** As a PDF calls it. */
  name: string
  /** Compressed once for all PDFs. */
  deflated: Uint8Array
  size: number
  font: Font
  unitsPerEm: number
}

const FONTS = join(import.meta.dirname, '../fonts')

const loaded = new Map<string, LoadedFont>()

export function fontOf(script: Script, weight: Weight): LoadedFont {
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

/** A character that none has is drawn as the box that means so. */
export function scriptOf(character: string, before: Script | undefined): Script {
  const code = character.codePointAt(0) ?? 0
  // Joiners and spaces stay with what they stand in, as far as it has them.
  const order = before ? [before, ...SCRIPTS] : SCRIPTS
  return order.find((script) => fontOf(script, 'regular').font.nominalGlyph(code)) ?? 'latin'
}
