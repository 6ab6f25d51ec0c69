import type { SampleTitle } from '../content/titles.ts'

/** Millimetres. */
export const PAGE = { width: 330, height: 520, margin: 12 }

export const INNER_WIDTH = PAGE.width - 2 * PAGE.margin
const FOOT = PAGE.height - PAGE.margin

const MM_PER_POINT = 25.4 / 72

export interface Density {
  bodyPt: number
  linePt: number
}

/** The possible sizes of body type, the preferred one first. */
export const DENSITIES: Record<SampleTitle['lang'], readonly Density[]> = {
  en: [
    { bodyPt: 8.8, linePt: 10.9 },
    { bodyPt: 9, linePt: 11.2 },
    { bodyPt: 8.6, linePt: 10.6 },
  ],
  kn: [
    { bodyPt: 9.5, linePt: 14.2 },
    { bodyPt: 9.8, linePt: 14.7 },
    { bodyPt: 9.3, linePt: 13.8 },
  ],
}

/** The grid of a page: columns across and lines of body type down. */
export interface Sheet {
  lang: SampleTitle['lang']
  columns: number
  gutter: number
  /** The position of the first line, and the number of lines. */
  top: number
  lines: number
  lineMm: number
  bodyPt: number
}

export function ruleSheet(
  lang: SampleTitle['lang'],
  { columns, top, density }: { columns: number; top: number; density: Density },
): Sheet {
  const lines = Math.floor((FOOT - top) / (density.linePt * MM_PER_POINT))
  return {
    lang,
    columns,
    gutter: lang === 'kn' ? 5 : 4.2,
    top,
    lines,
    lineMm: (FOOT - top) / lines,
    bodyPt: density.bodyPt,
  }
}

export function spanWidth(sheet: Sheet, span: number): number {
  const column = (INNER_WIDTH - (sheet.columns - 1) * sheet.gutter) / sheet.columns
  return span * column + (span - 1) * sheet.gutter
}

/** The width of one of `count` text columns that share a span. */
export function columnWidth(sheet: Sheet, span: number, count: number): number {
  return (spanWidth(sheet, span) - (count - 1) * sheet.gutter) / count
}
