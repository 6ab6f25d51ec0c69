/** This file must not import zod: the first view uses it. */
export type FitMode = 'width' | 'height'
export const DEFAULT_FIT_MODE: FitMode = 'width'

/** Maximum width and margin of a page that is fitted to the width. */
const FIT_WIDTH_MAX_PX = 1200
const FIT_WIDTH_MARGIN_PX = 128
/** The height of the viewport that a page fitted to the height does not use. */
export const FIT_HEIGHT_MARGIN_PX = 100

export const MOBILE_BREAKPOINT_PX = 768

/** The `sizes` of a page that is fitted to the width; must match `first-page.css`. */
export const FIT_WIDTH_SIZES = [
  `(min-width: ${FIT_WIDTH_MAX_PX + FIT_WIDTH_MARGIN_PX}px) ${FIT_WIDTH_MAX_PX}px`,
  `(min-width: ${MOBILE_BREAKPOINT_PX}px) calc(100vw - ${FIT_WIDTH_MARGIN_PX}px)`,
  '100vw',
].join(', ')

export const ZOOM = { default: 1, min: 0.5, max: 3, step: 0.25 } as const

export const FONT_SIZE = { default: 16, min: 12, max: 24, step: 2 } as const

export const SWIPE_THRESHOLD_PX = 50

export const THUMBNAIL_SCROLL_STEP_PX = 200
/** The width of the thumbnail in an article, relative to the image. */
export const THUMBNAIL_SCALE = { desktop: 0.5, mobile: 1 } as const

/** Maximum length in characters; longer titles are cut. */
export const TITLE_LENGTH = { desktop: 36, mobile: 26 } as const

export const PREMIUM_POPUP_DELAY_MS = 500

/** An article or a page counts as read once it has been open for this long. */
export const ARTICLE_READ_SECONDS = 10
