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

/** The fragments of a canvas that an article covers, one for each of its rectangles. */
export function partsOf(canvas: string, article: ArticleRegion, page: Page): string[] {
  return placesOf(article).map((place) => {
    const { x, y, w, h } = pixelsOf(place, page)
    return `${canvas}#xywh=${x},${y},${w},${h}`
  })
}

/** The target of an article's annotation: a fragment of the canvas, or a path around all its rectangles. */
export function targetOf(canvas: string, article: ArticleRegion, page: Page) {
  const [only, ...others] = partsOf(canvas, article, page)
  if (only && others.length === 0) return only
  const path = placesOf(article).map((place) => {
    const { x, y, w, h } = pixelsOf(place, page)
    return `M${x},${y}h${w}v${h}h-${w}z`
  })
  const value = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${path.join('')}"/></svg>`
  return { type: 'SpecificResource', source: canvas, selector: { type: 'SvgSelector', value } }
}

function placesOf(article: ArticleRegion): readonly Place[] {
  return article.rects ?? [article]
}

/** An article whose text could not be read has no title. */
export function titleOf({ title }: ArticleRegion, index: number, { displayName }: Page): string {
  return title || `${displayName}, ${index + 1}`
}
