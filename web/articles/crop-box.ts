import { CROP_MARGIN_PX } from '#contract/articles.ts'
import type { ArticleRegion, Page, Place } from '#contract/issues.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Phones cannot draw on a larger canvas. */
const LARGEST_CANVAS_PX = 16_777_216

/** The pixels to crop: the region with a margin, clipped to the picture. */
export function cropBox(place: Place, { width, height }: { width: number; height: number }): Box {
  const left = share(place.left) * width - CROP_MARGIN_PX
  const top = share(place.top) * height - CROP_MARGIN_PX
  const right = (share(place.left) + share(place.width)) * width + CROP_MARGIN_PX
  const bottom = (share(place.top) + share(place.height)) * height + CROP_MARGIN_PX
  const from = { left: Math.max(0, Math.round(left)), top: Math.max(0, Math.round(top)) }
  return {
    ...from,
    width: Math.min(width, Math.round(right)) - from.left,
    height: Math.min(height, Math.round(bottom)) - from.top,
  }
}

/** The parts of the crop that show the region itself, if it is not one rectangle. The rest belongs to others. */
export function ownParts(
  { rects }: Pick<ArticleRegion, 'rects'>,
  picture: { width: number; height: number },
  crop: Box,
): Box[] {
  return (rects ?? []).map((rect) => {
    const { left, top, width, height } = cropBox(rect, picture)
    return { left: left - crop.left, top: top - crop.top, width, height }
  })
}

/** The largest picture of the page whose crop fits a canvas. */
export function imageToCrop(page: Page, place: Place): string {
  const fits = ({ width }: { width: number }) => {
    const box = cropBox(place, { width, height: (width * page.height) / page.width })
    return box.width * box.height <= LARGEST_CANVAS_PX
  }
  const suitable = page.images.filter(fits).sort((one, other) => other.width - one.width)
  return suitable[0]?.file ?? page.imgFile ?? page.image
}

function share(percent: string): number {
  return Number.parseFloat(percent) / 100
}
