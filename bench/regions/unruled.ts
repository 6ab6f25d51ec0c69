import type { PageModel } from '#contract/page-model.ts'
import { readLayout } from '#press/layout/page-layout.ts'
import { withPdf } from '#press/read/open-pdf.ts'
import { readMarks } from '#press/read/page-marks.ts'
import { heightOf, widthOf } from '#press/read/rect.ts'

const THIN = 1
/** The rules of the running head are kept. */
const HEAD = 0.2

/** Reads a page without the thin rules between stories and columns. */
export async function readUnruled(pdf: Uint8Array): Promise<PageModel> {
  const marks = await withPdf(pdf, (open) => readMarks(open))
  const shapes = marks.shapes.filter(({ kind, box }) => {
    const isThin = Math.min(widthOf(box), heightOf(box)) <= THIN
    const isHead = box.bottom < marks.height * HEAD && widthOf(box) > marks.width * 0.8
    return kind === 'image' || !isThin || isHead
  })
  return readLayout({ ...marks, shapes })
}
