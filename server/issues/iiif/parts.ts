import type { ArticleRegion, Page, Place } from '#contract/issues.ts'

/** Texts by language code. */
export type LanguageMap = Record<string, string[]>

interface Pixels {
  x: number
  y: number
  w: number
  h: number
}

/** A place in whole pixels, inside the page and at least one pixel in size. */
function pixelsOf(place: Place, { width, height }: Pick<Page, 'width' | 'height'>): Pixels {
  const across = spanOf(place.left, place.width, width)
  const down = spanOf(place.top, place.height, height)
  return { x: across.start, y: down.start, w: across.length, h: down.length }
}

function spanOf(start: string, length: string, whole: number): { start: number; length: number } {
  const at = (percent: number) => Math.round((percent / 100) * whole)
  const from = Math.min(at(Number.parseFloat(start)), whole - 1)
  const to = Math.min(at(Number.parseFloat(start) + Number.parseFloat(length)), whole)
  return { start: from, length: Math.max(1, to - from) }
}

/** The image of a page at a width. */
export function pictureOf(
  address: string,
  width: number,
  page: Pick<Page, 'width' | 'height'>,
): { id: string; type: 'Image'; format: string; width: number; height: number } {
  const format = /\.jpg$/.test(address) ? 'image/jpeg' : 'image/webp'
  const height = Math.max(1, Math.round((page.height / page.width) * width))
  return { id: address, type: 'Image', format, width, height }
}

export function canvasId(base: string, { pageNo }: Page): string {
  return `${base}/canvas/p${pageNo}`
}

/** The fragment of a canvas that an article covers. */
export function partOf(canvas: string, article: ArticleRegion, page: Page): string {
  const { x, y, w, h } = pixelsOf(article, page)
  return `${canvas}#xywh=${x},${y},${w},${h}`
}

/** An article whose text could not be read has no title. */
export function titleOf({ title }: ArticleRegion, index: number, { displayName }: Page): string {
  return title || `${displayName}, ${index + 1}`
}
