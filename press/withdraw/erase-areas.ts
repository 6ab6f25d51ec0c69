import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { PDFDocument, PDFName } from 'pdf-lib'
import type { PageBox } from '#contract/page-model.ts'
import { inPixels, rasterPage } from '../raster.ts'
import { withPdf } from '../read/open-pdf.ts'
import { readMarks } from '../read/page-marks.ts'
import { areaOf, contains, intersection, type Rect } from '../read/rect.ts'
import { type SheetView, withPage } from '../read/sheet-view.ts'
import { removeObjects, saveFirstPage } from '../read/split-spread.ts'

/** An object is erased if the areas cover this share of it. A background of the page is larger. */
const MIN_SHARE = 0.5
/** In points. Letters stand out of the lines that an area was measured by. */
const MARGIN = 1

/** The page without what is printed in the areas. Undefined if something would be left, or would be lost around them. */
export async function eraseAreas(
  pdf: Uint8Array,
  areas: readonly PageBox[],
): Promise<Uint8Array | undefined> {
  const erased = await withPdf(pdf, (open) => {
    withPage(open, 0, (page, view) => {
      if (open.module.FPDFPage_GetRotation(page) !== 0) return
      const rects = rectsOf(view, areas)
      removeAnnotations(open.module, page)
      removeObjects(open.module, page, (bounds) => isCovered(rects, thick(view.place(bounds))))
    })
    return saveFirstPage(open)
  })
  const clean = await withoutPrivateData(erased)
  return (await isErased(pdf, clean, areas)) ? clean : undefined
}

function rectsOf(
  { width, height }: Pick<SheetView, 'width' | 'height'>,
  areas: readonly PageBox[],
) {
  return areas.map(
    (area): Rect => ({
      left: (area.left / 100) * width - MARGIN,
      top: (area.top / 100) * height - MARGIN,
      right: ((area.left + area.width) / 100) * width + MARGIN,
      bottom: ((area.top + area.height) / 100) * height + MARGIN,
    }),
  )
}

function isCovered(rects: readonly Rect[], box: Rect): boolean {
  const covered = rects.map((rect) => areaOf(intersection(rect, box)))
  return covered.reduce((sum, area) => sum + area, 0) >= areaOf(box) * MIN_SHARE
}

/** A rule may have no height. */
function thick({ left, top, right, bottom }: Rect): Rect {
  return { left, top, right: Math.max(right, left + 0.1), bottom: Math.max(bottom, top + 0.1) }
}

/** Notes and links of a print PDF are of no use to readers, and may quote the article. */
function removeAnnotations(module: WrappedPdfiumModule, page: number): void {
  for (let left = module.FPDFPage_GetAnnotCount(page); left > 0; left--) {
    module.FPDFPage_RemoveAnnot(page, 0)
  }
}

/** What layout programs add to a page: a thumbnail, metadata, their own description. */
const PRIVATE = ['Thumb', 'Metadata', 'PieceInfo', 'AA', 'B', 'StructParents']

async function withoutPrivateData(pdf: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(pdf)
  for (const name of PRIVATE) source.getPage(0).node.delete(PDFName.of(name))
  // A copy has only what the page still names.
  const copy = await PDFDocument.create()
  for (const page of await copy.copyPages(source, [0])) copy.addPage(page)
  return copy.save()
}

async function isErased(before: Uint8Array, after: Uint8Array, areas: readonly PageBox[]) {
  const texts = await Promise.all([before, after].map((pdf) => readText(pdf, areas)))
  const [old, fresh] = texts
  const isTextRight = fresh?.inside === '' && fresh.outside === old?.outside
  return isTextRight && (await isBlank(after, areas))
}

/** The characters in the areas and around them. */
async function readText(pdf: Uint8Array, areas: readonly PageBox[]) {
  const { width, height, glyphs, turned } = await withPdf(pdf, (open) => readMarks(open))
  const rects = rectsOf({ width, height }, areas)
  const printed = [...glyphs.filter(({ isSpace }) => !isSpace), ...turned]
  const isInside = ({ box }: { box: Rect }) => rects.some((rect) => contains(rect, box))
  const textOf = (some: typeof printed) => some.map(({ text }) => text).join('')
  return {
    inside: textOf(printed.filter(isInside)),
    outside: textOf(printed.filter((glyph) => !isInside(glyph))),
  }
}

const CHECKED_WIDTH = 1600
/** In pixels: a rule beside the area may touch its edge. */
const EDGE = 3
/** Of 255. A tint is even; print is not. */
const MAX_DIFFERENCE = 24

/** Whether the areas have one colour each. */
async function isBlank(pdf: Uint8Array, areas: readonly PageBox[]): Promise<boolean> {
  const { pixels, width, height, channels } = await rasterPage(pdf, CHECKED_WIDTH)
  return areas.every((area) => {
    const box = inPixels({ width, height }, area)
    const shadeAt = (x: number, y: number) => pixels[(y * width + x) * channels] ?? 255
    const middle = shadeAt(
      box.left + Math.floor(box.width / 2),
      box.top + Math.floor(box.height / 2),
    )
    for (let y = box.top + EDGE; y < box.top + box.height - EDGE; y++) {
      for (let x = box.left + EDGE; x < box.left + box.width - EDGE; x++) {
        if (Math.abs(shadeAt(x, y) - middle) > MAX_DIFFERENCE) return false
      }
    }
    return true
  })
}
