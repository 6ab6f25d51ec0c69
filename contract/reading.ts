/** Nothing in here needs zod: the first view is drawn with these numbers. */
export type FitMode = 'width' | 'height'
export const DEFAULT_FIT_MODE: FitMode = 'width'

/** A page fitted to the width: at most so wide, with this margin. */
export const FIT_WIDTH_MAX_PX = 1200
export const FIT_WIDTH_MARGIN_PX = 128
/** A page fitted to the height: the viewport less this. */
export const FIT_HEIGHT_MARGIN_PX = 100

export const MOBILE_BREAKPOINT_PX = 768

/** How wide a page fitted to the width is drawn, for `sizes`; as wide as `first-page.css` makes it. */
export const FIT_WIDTH_SIZES = [
  `(min-width: ${FIT_WIDTH_MAX_PX + FIT_WIDTH_MARGIN_PX}px) ${FIT_WIDTH_MAX_PX}px`,
  `(min-width: ${MOBILE_BREAKPOINT_PX}px) calc(100vw - ${FIT_WIDTH_MARGIN_PX}px)`,
  '100vw',
].join(', ')

export const ZOOM = { default: 1, min: 0.5, max: 3, step: 0.25 } as const

export const FONT_SIZE = { default: 16, min: 12, max: 24, step: 2 } as const

export const SWIPE_THRESHOLD_PX = 50

export const THUMBNAIL_SCROLL_STEP_PX = 200
/** How wide a thumbnail stands in an article's image, of the whole. */
export const THUMBNAIL_SCALE = { desktop: 0.5, mobile: 1 } as const

/** Longer titles are cut, in characters. */
export const TITLE_LENGTH = { desktop: 36, mobile: 26 } as const

export const PREMIUM_POPUP_DELAY_MS = 500

/** An article or a page counts as read once it has been open for this long. */
export const ARTICLE_READ_SECONDS = 10
