import type { PageBox } from '#contract/page-model.ts'

export interface Size {
  width: number
  height: number
}

export interface GuidedView {
  /** The part of the screen for the column, in CSS pixels. The bar covers its top unless it is hidden. */
  view: Size
  /** The height of the bar. */
  bar: number
  /** The page's size in any unit. */
  page: Size
  /** The width of the largest image: a CSS pixel shows at least one of its pixels. */
  sharpest: number
  /** In percent of the page's height. */
  lineHeight: number | undefined
  /** Body text is at least this large, in CSS pixels. */
  textPx: number
}

export const MARGIN_PX = 12
/** Above and below a column. */
export const SMALL_MARGIN_PX = 6
/** The box of a line is this many times as high as its type, as the press reads it. */
const LINE_PER_TYPE = 1.1
/** Without a known text size a column may fill only this share of its width if then it needs fewer stops. */
const LEAST_FILL = 0.8
/** The last lines stay on the screen as the first ones of the next stop. */
export const REPEATED_SHARE = 0.12

/** The widths of the page between which the text is readable, the picture is sharp and the column is not wider than the screen. */
export function rangeOf({ width }: PageBox, { view, page, sharpest, ...text }: GuidedView) {
  const fill = (view.width - 2 * MARGIN_PX) / (width / 100)
  const lineShare = text.lineHeight && (text.lineHeight / 100) * (page.height / page.width)
  const readable = lineShare ? (text.textPx * LINE_PER_TYPE) / lineShare : fill * LEAST_FILL
  const sharp = Math.max(sharpest, view.width)
  return { least: Math.min(readable, sharp), most: Math.min(Math.max(fill, readable), sharp) }
}

/** The height of a column on a page of this width. */
export function heightOn({ height }: PageBox, pageWidth: number, { page }: GuidedView): number {
  return ((height / 100) * pageWidth * page.height) / page.width
}

/** The number of stops of a column that is this high. */
export function countOf(height: number, { view }: GuidedView): number {
  const below = height + 2 * SMALL_MARGIN_PX - view.height
  return below <= 0 ? 1 : 1 + Math.ceil(below / (view.height * (1 - REPEATED_SHARE)))
}
