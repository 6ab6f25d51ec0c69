import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { memoryOf } from '../pdfium.ts'
import { hullOf, intersection, type Rect } from './rect.ts'

/** The clip path of an object; layout programs crop pictures with it. */
export function clipBounds(
  module: WrappedPdfiumModule,
  object: number,
  scratch: number,
): Rect | undefined {
  const clip = module.FPDFPageObj_GetClipPath(object)
  const count = clip ? module.FPDFClipPath_CountPaths(clip) : 0
  let bounds: Rect | undefined
  for (let path = 0; path < count; path++) {
    const box = pathBounds(module, { clip, path, scratch })
    if (box) bounds = bounds ? cut(bounds, box) : box
  }
  return bounds
}

function pathBounds(
  module: WrappedPdfiumModule,
  { clip, path, scratch }: { clip: number; path: number; scratch: number },
): Rect | undefined {
  const points: Rect[] = []
  const count = module.FPDFClipPath_CountPathSegments(clip, path)
  for (let index = 0; index < count; index++) {
    const segment = module.FPDFClipPath_GetPathSegment(clip, path, index)
    if (!module.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue
    const memory = new DataView(memoryOf(module).buffer, scratch, 8)
    const x = memory.getFloat32(0, true)
    const y = memory.getFloat32(4, true)
    points.push({ left: x, right: x, top: y, bottom: y })
  }
  return points.length > 2 ? flipVertically(hullOf(points)) : undefined
}

/** In PDF coordinates, top is larger than bottom. */
function flipVertically({ left, right, top, bottom }: Rect): Rect {
  return { left, right, top: bottom, bottom: top }
}

function cut(one: Rect, other: Rect): Rect {
  return flipVertically(intersection(flipVertically(one), flipVertically(other)))
}
