import { type PDFContext, type PDFRef, PDFString } from 'pdf-lib'
import { hex, utf16Units } from './content.ts'
import type { LoadedFont } from './faces.ts'
import type { Run } from './shape.ts'

const SYMBOLIC = 4

/** Puts a font into the document, its glyphs called by their numbers. */
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

/** Which letters a glyph stands for, where it stands for them alone. */
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

/** A block of the table has a hundred lines at most. */
function inHundreds(lines: string[]): string[][] {
  return Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
    lines.slice(at * 100, at * 100 + 100),
  )
}
