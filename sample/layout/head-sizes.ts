import { INNER_WIDTH } from './sheet.ts'

/** Sizes in points, largest first, for headlines across one eighth of the page, two eighths and so on. */
const ENGLISH = [
  [18, 16, 14.5],
  [26, 22.5, 19.5],
  [33, 28, 24],
  [41, 35, 29],
  [48, 41, 35],
  [54, 47, 40],
  [58, 50, 43],
  [62, 53, 45],
]

/** The same for one sixth of the page, two sixths and so on. */
const KANNADA = [
  [22, 19, 16.5],
  [31, 27, 23],
  [40, 34, 29],
  [48, 41, 35],
  [56, 48, 40],
  [64, 54, 45],
]

export function headSizes(lang: 'en' | 'kn', width: number): readonly number[] {
  const table = lang === 'kn' ? KANNADA : ENGLISH
  const step = Math.round((width / INNER_WIDTH) * table.length)
  return table[Math.max(0, step - 1)] ?? []
}
