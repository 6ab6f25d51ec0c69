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

/** Tells the server the colours of the first view, so that none flashes in others. */
export const DISPLAY_COOKIE = 'display'

/** The colours that the server writes into the page; the rest of a display needs the app. */
export type FirstColours = Pick<Display, 'colours' | 'hasHighContrast'>

export function encodeColours({ colours, hasHighContrast }: FirstColours): string {
  return hasHighContrast ? `${colours}-high` : colours
}

/** The colours of a cookie. Anything else means the default. */
export function decodeColours(cookie: string | undefined): FirstColours {
  const { colours = 'system', high } =
    /^(?<colours>\w+)(?<high>-high)?$/.exec(cookie ?? '')?.groups ?? {}
  return {
    colours: COLOURS.find((one) => one === colours) ?? 'system',
    hasHighContrast: high !== undefined,
  }
}

/** `--paper` of `ui/tokens.css`. */
const PAPER = {
  normal: { day: '#fdfcf9', sepia: '#f7efde', night: '#171512' },
  high: { day: '#ffffff', sepia: '#fbf3e0', night: '#000000' },
} as const

/** The colour of the browser's own bars (`theme-color`), by what the device is set to. */
export function paperColour(
  { colours, hasHighContrast }: FirstColours,
  system: 'day' | 'night',
): string {
  return PAPER[hasHighContrast ? 'high' : 'normal'][colours === 'system' ? system : colours]
}
