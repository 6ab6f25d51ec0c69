/** The copy of the sample newspapers; the layout decides where each piece is placed. */

/** Pictures are drawn by `sample/pictures`; a story only names the scene. */
export const SCENES = [
  'reservoir',
  'paddy-field',
  'farmer-portrait',
  'market',
  'bus-stand',
  'metro-train',
  'city-skyline',
  'rain-street',
  'temple-town',
  'village-school',
  'classroom',
  'hospital',
  'legislature',
  'court',
  'lake',
  'forest-elephant',
  'coffee-hills',
  'coast-boats',
  'lighthouse',
  'cricket-batter',
  'stadium',
  'football',
  'hockey',
  'runner',
  'theatre-stage',
  'loom-weaver',
  'library',
  'solar-farm',
  'factory',
  'port-crane',
  'rocket-launch',
  'woman-portrait',
  'man-portrait',
  'elder-portrait',
  'youth-portrait',
  'food-plate',
  'mountain',
  'bridge',
  'road-works',
  'waste-plant',
] as const

export type Scene = (typeof SCENES)[number]

export interface Picture {
  scene: Scene
  caption: string
  credit?: string
}

export interface Story {
  /** Unique within the title, in kebab-case Latin letters. */
  id: string
  kicker?: string
  headline: string
  standfirst?: string
  byline?: string
  dateline?: string
  paragraphs: readonly string[]
  /** A bold cross-heading set above the paragraph with this index. */
  crossheads?: readonly { before: number; text: string }[]
  pullQuote?: { text: string; speaker: string }
  picture?: Picture
}

/** A filler of two or three lines. */
export interface Brief {
  id: string
  headline: string
  text: string
}

export interface DisplayAd {
  id: string
  advertiser: string
  headline: string
  lines: readonly string[]
  /** The small print at the foot: address, telephone in the 00000 form, terms. */
  smallPrint?: string
  look: 'festive' | 'plain' | 'reverse' | 'elegant' | 'bold'
  scene?: Scene
}

export interface ClassifiedColumn {
  heading: string
  notices: readonly string[]
}

export interface Table {
  id: string
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string
}

export interface WeatherBox {
  title: string
  cities: readonly { city: string; max: number; min: number; sky: string }[]
  sunrise: string
  sunset: string
  outlook: string
}

/** Givens are digits 1 to 9, blanks are 0, row by row. */
export interface Sudoku {
  title: string
  how: string
  givens: readonly (readonly number[])[]
}

/** The copy of one page, before layout. */
export interface PageCopy {
  pageNo: number
  /** The English name that the product shows: 'Front Page', 'City', … */
  name: string
  /** The printed section heading in the language of the paper. */
  sectionHead: string
  stories: readonly Story[]
  briefsTitle?: string
  briefs?: readonly Brief[]
  ads?: readonly DisplayAd[]
  classifieds?: readonly ClassifiedColumn[]
  tables?: readonly Table[]
  weather?: WeatherBox
  sudoku?: Sudoku
  letters?: readonly { id: string; text: string; from: string }[]
  /** A short boxed item: a thought for the day, a correction, a helpline list. */
  boxes?: readonly { id: string; title: string; lines: readonly string[] }[]
}
