/** The codes that PDFium returns for a hyphen at a line end. */
const LINE_END_HYPHENS = [0x2, 0xfffe]
const REPLACEMENT = '\ufffd'

/** TeX fonts without names for their glyphs have ligatures at these codes (encodings OT1 and T1). */
const TEX_LIGATURES = new Map([
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
])

/** Some programs copy the bytes of Windows fonts into Unicode, so that quotes become control characters. */
const WINDOWS_80_TO_9F = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ'

/** The text of a character code. A character that the PDF does not define becomes U+FFFD. */
export function letterOf(code: number, isUnmapped: boolean): string {
  if (LINE_END_HYPHENS.includes(code)) return '-'
  const ligature = TEX_LIGATURES.get(code)
  if (ligature) return ligature
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_80_TO_9F.charAt(code - 0x80)
  // Fonts without a table often have letters at their usual 8-bit codes; beyond, the code is a glyph number.
  if (code > 0x10ffff || (isUnmapped && code > 0xff)) return REPLACEMENT
  return String.fromCodePoint(code)
}
