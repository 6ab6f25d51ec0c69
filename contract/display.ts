/** This file must not import zod: the first view uses it. */

/** `system`: day or night, as the device is set. */
export const COLOURS = ['system', 'day', 'sepia', 'night'] as const
export type Colours = (typeof COLOURS)[number]

export const LINE_SPACINGS = ['normal', 'wide', 'widest'] as const
export type LineSpacing = (typeof LINE_SPACINGS)[number]

export const TYPEFACES = ['serif', 'sans'] as const
export type Typeface = (typeof TYPEFACES)[number]

/** How a reader wants screens and texts to look. */
export interface Display {
  colours: Colours
  lineSpacing: LineSpacing
  typeface: Typeface
  hasHighContrast: boolean
  isLeftHanded: boolean
  hasLessMotion: boolean
  savesData: boolean
}

export const DEFAULT_DISPLAY: Display = {
  colours: 'system',
  lineSpacing: 'normal',
  typeface: 'serif',
  hasHighContrast: false,
  isLeftHanded: false,
  hasLessMotion: false,
  savesData: false,
}

/** Tells the server how the first view looks, so that nothing flashes in other colours or changes its place. */
export const DISPLAY_COOKIE = 'display'

/** What the server writes into the page; the rest of a display needs the app. */
export type FirstDisplay = Pick<Display, 'colours' | 'hasHighContrast' | 'isLeftHanded'>

export function encodeFirstDisplay(display: FirstDisplay): string {
  const { colours, hasHighContrast, isLeftHanded } = display
  return colours + (hasHighContrast ? '-high' : '') + (isLeftHanded ? '-left' : '')
}

/** The display of a cookie. Anything else means the default. */
export function decodeFirstDisplay(cookie: string | undefined): FirstDisplay {
  const {
    colours = 'system',
    high,
    left,
  } = /^(?<colours>\w+)(?<high>-high)?(?<left>-left)?$/.exec(cookie ?? '')?.groups ?? {}
  return {
    colours: COLOURS.find((one) => one === colours) ?? 'system',
    hasHighContrast: high !== undefined,
    isLeftHanded: left !== undefined,
  }
}

/** `--paper` of `ui/tokens.css`. */
const PAPER = {
  normal: { day: '#fdfcf9', sepia: '#f7efde', night: '#171512' },
  high: { day: '#ffffff', sepia: '#fbf3e0', night: '#000000' },
} as const

/** The colour of the browser's own bars (`theme-color`), by what the device is set to. */
export function paperColour(
  { colours, hasHighContrast }: Pick<Display, 'colours' | 'hasHighContrast'>,
  system: 'day' | 'night',
): string {
  return PAPER[hasHighContrast ? 'high' : 'normal'][colours === 'system' ? system : colours]
}
