import { type OpenPdf, UnreadablePdfError } from './open-pdf.ts'
import type { Rect } from './rect.ts'

/** The displayed page: cropped, rotated, and measured from its top left corner. */
export interface SheetView {
  width: number
  height: number
  /** Converts a rectangle from PDF coordinates to the displayed page. */
  place(rect: { left: number; bottom: number; right: number; top: number }): Rect
  /** Whether text with the direction (a, b) in PDF coordinates runs to the right. */
  runsRight(a: number, b: number): boolean
  /** The same page, displayed with more quarter turns clockwise. */
  turn(quarters: number): SheetView
}

const MIN_POINTS = 36
/** 2.5 m; a larger page has a wrong scale. */
const MAX_POINTS = 7087
const MAX_RATIO = 6

/** Opens a page while `read` runs. */
export function withPage<T>(
  { module, document, pageCount }: OpenPdf,
  index: number,
  read: (page: number, view: SheetView) => T,
): T {
  if (index >= pageCount) {
    throw new UnreadablePdfError(`The PDF has no page ${index + 1}.`, 'no-page')
  }
  const page = module.FPDF_LoadPage(document, index)
  if (!page) throw new UnreadablePdfError(`Page ${index + 1} of the PDF is damaged.`, 'damaged')
  const rect = module.pdfium.wasmExports.malloc(16)
  try {
    module.FPDF_GetPageBoundingBox(page, rect)
    const float = (at: number) => module.pdfium.getValue(rect + at, 'float')
    const box = { left: float(0), top: float(4), right: float(8), bottom: float(12) }
    const view = viewOf(box, module.FPDFPage_GetRotation(page))
    checkSize(view)
    return read(page, view)
  } finally {
    module.pdfium.wasmExports.free(rect)
    module.FPDF_ClosePage(page)
  }
}

function checkSize({ width, height }: SheetView): void {
  const short = Math.min(width, height)
  const long = Math.max(width, height)
  if (!(short >= MIN_POINTS))
    throw new UnreadablePdfError(`The page is smaller than ${MIN_POINTS} points.`, 'page-size')
  if (long > MAX_POINTS || long / short > MAX_RATIO) {
    const mm = (points: number) => Math.round((points / 72) * 25.4)
    throw new UnreadablePdfError(
      `The page measures ${mm(width)} × ${mm(height)} mm, which is not the size of a newspaper page.`,
      'page-size',
    )
  }
}

function viewOf(
  box: { left: number; top: number; right: number; bottom: number },
  quarterTurns: number,
): SheetView {
  const wide = box.right - box.left
  const high = box.top - box.bottom
  const lying = quarterTurns % 2 === 1
  const { across, down } = axesOf(box, quarterTurns)
  return {
    width: lying ? high : wide,
    height: lying ? wide : high,
    place({ left, bottom, right, top }) {
      const x1 = across.x * left + across.y * bottom + across.start
      const x2 = across.x * right + across.y * top + across.start
      const y1 = down.x * left + down.y * bottom + down.start
      const y2 = down.x * right + down.y * top + down.start
      return {
        left: Math.min(x1, x2),
        top: Math.min(y1, y2),
        right: Math.max(x1, x2),
        bottom: Math.max(y1, y2),
      }
    },
    runsRight: (a, b) => across.x * a + across.y * b > Math.abs(down.x * a + down.y * b),
    turn: (quarters) => viewOf(box, (quarterTurns + quarters) % 4),
  }
}

/** The displayed x and y axes in PDF coordinates. */
function axesOf(
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  quarterTurns: number,
) {
  const right0 = { x: 1, y: 0, start: -left }
  const left0 = { x: -1, y: 0, start: right }
  const up0 = { x: 0, y: 1, start: -bottom }
  const down0 = { x: 0, y: -1, start: top }
  if (quarterTurns === 1) return { across: up0, down: right0 }
  if (quarterTurns === 2) return { across: left0, down: up0 }
  if (quarterTurns === 3) return { across: down0, down: left0 }
  return { across: right0, down: down0 }
}
