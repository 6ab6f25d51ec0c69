import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { asBorder, type Look } from './borders.ts'
import { clipBounds } from './clip-bounds.ts'
import { boundsReader, IMAGE, PATH, SHADING, transformRect, visitObjects } from './page-objects.ts'
import { heightOf, intersection, type Rect, widthOf } from './rect.ts'
import type { SheetView } from './sheet-view.ts'

/** A path or an image. */
export interface Shape extends Look {
  box: Rect
}

const SCRATCH = 24

/** All paths and images of a page, including those in form objects. */
export function readShapes(module: WrappedPdfiumModule, page: number, view: SheetView): Shape[] {
  const shapes: Shape[] = []
  const scratch = module.pdfium.wasmExports.malloc(SCRATCH)
  const sheet = { left: 0, top: 0, right: view.width, bottom: view.height }
  try {
    const boundsOf = boundsReader(module, scratch)
    visitObjects(module, page, ({ object, type, matrix }) => {
      if (type !== PATH && type !== IMAGE && type !== SHADING) return
      const box = intersection(view.place(boundsOf({ object, matrix })), sheet)
      const clip = clipBounds(module, object, scratch)
      const seen = clip ? intersection(box, view.place(transformRect(clip, matrix))) : box
      if (widthOf(seen) < 0 || heightOf(seen) < 0) return
      shapes.push({ ...appearanceOf(module, object, { type, scratch }), box: seen })
    })
    return shapes
  } finally {
    module.pdfium.wasmExports.free(scratch)
  }
}

function appearanceOf(
  module: WrappedPdfiumModule,
  object: number,
  { type, scratch }: { type: number; scratch: number },
): Look {
  if (type === IMAGE) return { kind: 'image', strokeWidth: 0, points: 4 }
  if (type === SHADING) return { kind: 'path', strokeWidth: 0, points: 4, fill: 0x808080 }
  const whole = (at: number) => module.pdfium.getValue(scratch + at, 'i32')
  const rgb = () => (whole(0) << 16) | (whole(4) << 8) | whole(8)
  module.FPDFPath_GetDrawMode(object, scratch, scratch + 4)
  const isFilled = whole(0) !== 0
  const isStroked = whole(4) !== 0
  module.FPDFPageObj_GetStrokeWidth(object, scratch)
  const strokeWidth = isStroked ? module.pdfium.getValue(scratch, 'float') : 0
  const look: Look = {
    kind: 'path',
    strokeWidth,
    points: module.FPDFPath_CountSegments(object),
  }
  const into = [scratch, scratch + 4, scratch + 8, scratch + 12] as const
  if (isFilled && module.FPDFPageObj_GetFillColor(object, ...into)) look.fill = rgb()
  if (isStroked && module.FPDFPageObj_GetStrokeColor(object, ...into)) look.stroke = rgb()
  return asBorder(module, object, { look, scratch })
}
