import { type Block, type BlockSort, type Choice, cheapest } from './block.ts'
import { regionHtml } from './region.ts'
import { type Sheet, spanWidth } from './sheet.ts'

export interface Furniture {
  id: string
  sort: BlockSort
  look: string
  spans: readonly number[]
  html(span: number): string
  /** How much taller than its content it may become, as a share. */
  growth: number
  /** The cost of a span in columns. */
  spanCost?: (span: number) => number
}

/** A block with the height of its content, which the browser may stretch a little. */
export function furnitureBlock(piece: Furniture, sheet: Sheet): Block {
  const { id, sort, spans } = piece
  const key = (span: number) => `${id}|all|${span}`
  const probes = spans.map((span) => ({
    key: key(span),
    html: `<section class="region ${piece.look}" style="position:static">${piece.html(span)}</section>`,
    width: spanWidth(sheet, span),
  }))
  return {
    id,
    sort,
    rank: 9,
    spans,
    probes,
    choices: (span, measured) =>
      cheapest(choicesAt(piece, sheet, span, measured.height(key(span)))),
  }
}

function* choicesAt(piece: Furniture, sheet: Sheet, span: number, mm: number): Generator<Choice> {
  if (!Number.isFinite(mm)) return
  const least = Math.ceil(mm / sheet.lineMm - 0.02)
  const most = Math.max(least + 2, Math.round(least * (1 + piece.growth)))
  for (let lines = least; lines <= most; lines++) {
    const airy = (lines * sheet.lineMm) / mm - 1
    yield {
      lines,
      cost: (airy / piece.growth) ** 2 * 0.8 + (piece.spanCost?.(span) ?? 0),
      headPt: 0,
      draw: (box) =>
        regionHtml(
          { id: piece.id, sort: piece.sort, look: piece.look, box, stretch: 'air' },
          piece.html(span),
        ),
    }
  }
}
