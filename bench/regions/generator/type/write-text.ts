import { hex, number, utf16Units } from '#server/payments/invoices/pdf/pdf-text.ts'
import { type ShapedRun, shapeWord } from './shape.ts'
import type { PdfHabits, TextLine } from './sheet.ts'

interface PlacedGlyph {
  run: ShapedRun
  id: number
  /** From the start of the line, in points. */
  x: number
  up: number
  /** What the pen moves by when the glyph is drawn. */
  width: number
  /** Glyphs with one span have one ActualText between them. */
  span: { text: string; isNeeded: boolean }
}

/** The operators that draw a line; `fontName` names the resource of a font. */
export function writeText(
  line: TextLine,
  pageHeight: number,
  habits: PdfHabits,
  fontName: (run: ShapedRun) => string,
): string {
  const { left, baseline, size, colour, isTurned } = line
  const place = `${number(left)} ${number(pageHeight - baseline)}`
  const matrix = isTurned ? `0 1 -1 0 ${place} Tm` : `1 0 0 1 ${place} Tm`
  const parts: string[] = []
  let pen = 0
  let font = ''
  let rise = 0
  let moves = ''
  let span: PlacedGlyph['span'] | undefined
  const show = () => {
    if (moves) parts.push(`[${moves}] TJ`)
    moves = ''
  }
  for (const glyph of placeGlyphs(line, habits)) {
    if (glyph.span !== span) {
      if (span?.isNeeded || glyph.span.isNeeded) show()
      if (span?.isNeeded) parts.push('EMC')
      if (glyph.span.isNeeded) {
        parts.push(`/Span <</ActualText <feff${utf16Units(glyph.span.text)}>>> BDC`)
      }
      span = glyph.span
    }
    const name = fontName(glyph.run)
    if (name !== font || glyph.up !== rise) show()
    if (name !== font) parts.push(`/${name} ${number(size)} Tf`)
    if (glyph.up !== rise) parts.push(`${number((glyph.up * size) / 1000)} Ts`)
    font = name
    rise = glyph.up
    const back = Math.round(((pen - glyph.x) * 1000) / size)
    moves += `${back === 0 ? '' : back}<${hex(glyph.id)}>`
    pen += glyph.width - (back * size) / 1000
  }
  show()
  if (span?.isNeeded) parts.push('EMC')
  return `BT ${colour.map(number).join(' ')} rg ${matrix} ${parts.join(' ')} ${rise ? '0 Ts ' : ''}ET`
}

function placeGlyphs(line: TextLine, habits: PdfHabits): PlacedGlyph[] {
  const { words, size, space, tracking } = line
  const text = words.map((word) => word.text).join(' ')
  const whole = { text, isNeeded: words.some((word) => isComplex(word.text)) }
  const glyphs: PlacedGlyph[] = []
  let x = 0
  const put = (run: ShapedRun, spanAt: (cluster: number) => PlacedGlyph['span']) => {
    const nominal = (id: number) => (run.file.font.glyphHAdvance(id) * size) / run.file.unitsPerEm
    for (const { id, cluster, advance, right, up } of run.glyphs) {
      const start = x + (right * size) / 1000
      glyphs.push({ run, id, x: start, up, width: nominal(id), span: spanAt(cluster) })
      x += (advance * size) / 1000 + tracking
    }
  }
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1
    const ofWord = { text: word.text, isNeeded: isComplex(word.text) }
    for (const run of shapeWord(word.text, word.face)) {
      const clusters = clusterSpans(run, isLast && habits.hasSoftHyphens)
      const bySpan = { cluster: clusters, word: () => ofWord, line: () => whole }
      put(run, bySpan[habits.spans])
    }
    if (isLast) continue
    const start = x
    const alone = { text: ' ', isNeeded: false }
    if (habits.hasSpaceGlyphs) {
      for (const run of shapeWord(' ', word.face)) {
        put(run, () => (habits.spans === 'line' ? whole : alone))
      }
    }
    x = start + space
  }
  return glyphs
}

/** ToUnicode tells a glyph that stands for its letters alone; the others need ActualText. */
function clusterSpans(run: ShapedRun, isLineEnd: boolean) {
  const starts = [...new Set(run.glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const spans = new Map(
    starts.map((start, index) => {
      const text = run.text.slice(start, starts[index + 1])
      const count = run.glyphs.filter(({ cluster }) => cluster === start).length
      const isHyphen = isLineEnd && text === '-' && index === starts.length - 1
      return [start, { text: isHyphen ? '\u00ad' : text, isNeeded: count > 1 || isHyphen }]
    }),
  )
  const none = { text: '', isNeeded: false }
  return (cluster: number) => spans.get(cluster) ?? none
}

const isComplex = (text: string) => /[\u0c80-\u0cff]/.test(text)
