import { readFileSync } from 'node:fs'
import { Blob, Face, Font } from 'harfbuzzjs'

export type Weight = 'regular' | 'bold'
const SCRIPTS = ['latin', 'kannada', 'rupee'] as const
type Script = (typeof SCRIPTS)[number]

/** A font file that can be measured, shaped with and put into a PDF. */
export interface LoadedFont {
  /** As a PDF calls it. */
  name: string
  file: Uint8Array
  font: Font
  unitsPerEm: number
}

const loaded = new Map<string, LoadedFont>()

export function fontOf(script: Script, weight: Weight): LoadedFont {
  const name = `${script}-${weight}`
  const known = loaded.get(name)
  if (known) return known
  const file = readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url))
  const face = new Face(new Blob(file), 0)
  const opened = { name, file, font: new Font(face), unitsPerEm: face.upem }
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
