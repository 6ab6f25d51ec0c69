import { type PDFContext, type PDFRef, PDFString } from 'pdf-lib'
import type { Glyph, LoadedFont, Run } from './shape.ts'

/** PDF operators that draw a run at the current position. `ActualText` is the text for copying and searching. */
export function drawRun(run: Run, fontName: string, size: number): string {
  const shown = parts(run)
    .map(({ up, moves }) => `${number((up * size) / 1000)} Ts [${moves}] TJ`)
    .join(' ')
  return `/Span <</ActualText <${utf16(run.text)}>>> BDC /${fontName} ${number(size)} Tf ${shown} EMC`
}

/** Glyphs grouped by vertical offset. The number before a glyph moves the pen back, in thousandths. */
function parts({ glyphs, font, width }: Run): { up: number; moves: string }[] {
  const found: { up: number; moves: string }[] = []
  const nominal = (glyph: Glyph) => (font.font.glyphHAdvance(glyph.id) * 1000) / font.unitsPerEm
  let origin = 0
  let pen = 0
  for (const glyph of glyphs) {
    const back = pen - (origin + glyph.right)
    const move = `${back === 0 ? '' : number(back)}<${hex(glyph.id)}>`
    const last = found.at(-1)
    if (last?.up === glyph.up) last.moves += move
    else found.push({ up: glyph.up, moves: move })
    pen = origin + glyph.right + nominal(glyph)
    origin += glyph.advance
  }
  const last = found.at(-1)
  if (last && pen !== width) last.moves += number(pen - width)
  return found
}

export function number(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

export function hex(code: number): string {
  return code.toString(16).padStart(4, '0')
}

function utf16(text: string): string {
  return `feff${utf16Units(text)}`
}

export function utf16Units(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')
}

const SYMBOLIC = 4

/** Embeds a font. Text uses its glyph ids as codes (`Identity-H`). */
export function embedFont(
  context: PDFContext,
  { name, deflated, size, font, unitsPerEm }: LoadedFont,
  runs: readonly Run[],
): PDFRef {
  const scaled = (units: number) => Math.round((units * 1000) / unitsPerEm)
  const { ascender, descender } = font.hExtents()
  const [ascent, descent] = [scaled(ascender), scaled(descender)]
  const used = new Set(runs.flatMap(({ glyphs }) => glyphs.map(({ id }) => id)))
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: SYMBOLIC,
    FontBBox: [-500, descent, 2000, ascent],
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: descent,
    CapHeight: ascent,
    StemV: 80,
    FontFile2: context.register(context.stream(deflated, { Filter: 'FlateDecode', Length1: size })),
  })
  const glyphs = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: context.obj({
      Registry: PDFString.of('Adobe'),
      Ordering: PDFString.of('Identity'),
      Supplement: 0,
    }),
    FontDescriptor: context.register(descriptor),
    CIDToGIDMap: 'Identity',
    W: [...used].flatMap((id) => [id, [scaled(font.glyphHAdvance(id))]]),
  })
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(glyphs)],
      ToUnicode: context.register(context.flateStream(toUnicode(runs))),
    }),
  )
}

/** Maps a glyph to its characters, if it is the only glyph of its cluster. */
function toUnicode(runs: readonly Run[]): string {
  const letters = new Map<number, string>()
  for (const { text, glyphs } of runs) {
    const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
    for (const [at, start] of starts.entries()) {
      const drawn = glyphs.filter(({ cluster }) => cluster === start)
      const [only] = drawn
      if (only && drawn.length === 1) letters.set(only.id, text.slice(start, starts[at + 1]))
    }
  }
  const lines = [...letters].map(([id, text]) => `<${hex(id)}> <${utf16Units(text)}>`)
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Letters def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${inHundreds(lines)
  .map((some) => `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
  .join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

/** A `bfchar` block has at most 100 lines. */
function inHundreds(lines: string[]): string[][] {
  return Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
    lines.slice(at * 100, at * 100 + 100),
  )
}
