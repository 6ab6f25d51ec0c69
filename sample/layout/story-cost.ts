import type { Scene, Story } from '../content/story.ts'
import { INNER_WIDTH, PAGE, type Sheet } from './sheet.ts'
import { type Fit, isPortrait } from './story-shape.ts'

/** Preferred ratios of height to width. */
const LANDSCAPE = { least: 0.42, best: 0.64, most: 0.92 }
const PORTRAIT = { least: 0.95, best: 1.2, most: 1.5 }

interface Head {
  headMm: number
  headPt: number
  size: number
  span: number
  rank: number
}

/** The lead should have the largest headline; three lines across the page are too many. */
export function headCost(story: Story, { headMm, headPt, size, span, rank }: Head): number {
  const wanted = rank === 0 ? 0 : rank < 3 ? 1 : 1.5
  const lines = headMm / (headPt * 0.42)
  const extras = (story.standfirst ? 1 : 0) + (story.kicker ? 0.4 : 0)
  const tooDeep = Math.max(0, lines - extras - (span > 4 ? 2.6 : span > 2 ? 3.4 : 5))
  return Math.abs(size - wanted) * 0.35 + tooDeep * (span > 4 ? 2.4 : 0.8)
}

interface PictureSetting {
  scene: Scene | undefined
  width: number
  caption: number
  sheet: Sheet
  rank: number
}

export function pictureCost(
  fit: Fit,
  { scene, width, caption, sheet, rank }: PictureSetting,
): number {
  if (!fit.picture || !scene) return 0
  const wide = width * fit.picture.columns + sheet.gutter * (fit.picture.columns - 1)
  const high = fit.picture.lines * sheet.lineMm - caption - sheet.lineMm * 0.5
  const { least, best, most } = isPortrait(scene) ? PORTRAIT : LANDSCAPE
  const ratio = high / wide
  if (ratio < least || ratio > most) return Infinity
  const crop = ((ratio - best) / (ratio < best ? best - least : most - best)) ** 2
  const share = wide / INNER_WIDTH
  const portrait = isPortrait(scene)
  const small = portrait ? 0 : Math.max(0, (rank === 0 ? 0.45 : 0.24) - share) * 6
  const liked = portrait ? 0.02 : rank === 0 ? 0.12 : 0.05
  const large =
    Math.max(0, (wide * high) / (PAGE.width * PAGE.height) - liked) * (portrait ? 90 : 45)
  return crop * 1.2 + small + large
}

interface BlockShape {
  span: number
  lines: number
  columns: number
  sheet: Sheet
}

/** Costs of white space below the columns and of very flat or very tall blocks. */
export function shapeCost(fit: Fit, { span, lines, columns, sheet }: BlockShape): number {
  const white = (fit.slack / columns) ** 2 * 1.5
  const ratio = (lines * sheet.lineMm) / ((span * INNER_WIDTH) / sheet.columns)
  const ribbon = Math.max(0, 0.38 - ratio) * 8
  const tower = Math.max(0, ratio - (span === 1 ? 4.5 : 2.2)) * 2
  const stubs = fit.frames.filter((frame) => frame.lines < 5).length
  const narrow = sheet.columns === 8 && span > 2
  const bent = (columns === span) === narrow ? 0.3 : 0
  return white + ribbon + tower + stubs * 0.4 + bent
}
