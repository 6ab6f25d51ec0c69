/** Letters that are easily confused; replacing one by the other counts as half a mistake. */
const ALIKE = [
  'ಿೀ',
  'ುೂ',
  'ೆೇ',
  'ೊೋ',
  'ಕಖ',
  'ಗಘ',
  'ಚಛ',
  'ಜಝ',
  'ಟಠ',
  'ಡಢ',
  'ತಥ',
  'ದಧ',
  'ಪಫ',
  'ಬಭ',
  'ನಣ',
  'ಲಳ',
  'ಶಷಸ',
]
const kindOf = new Map(
  ALIKE.flatMap((kind, index) => Array.from(kind, (letter) => [letter, index])),
)

/** The edit distance with swaps; undefined if it exceeds `most`. */
export function mistakesBetween(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const change = (last[column - 1] ?? 0) + costOf(one.charAt(row - 1), other.charAt(column - 1))
      const leftOut = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1
      current.push(Math.min(change, leftOut, areSwapped(one, other, row, column, beforeLast)))
    }
    if (Math.min(...current) > most) return undefined
    beforeLast = last
    last = current
  }
  const mistakes = last.at(-1) ?? 0
  return mistakes <= most ? mistakes : undefined
}

function costOf(one: string, other: string): number {
  if (one === other) return 0
  const kind = kindOf.get(one)
  return kind !== undefined && kind === kindOf.get(other) ? 0.5 : 1
}

function areSwapped(
  one: string,
  other: string,
  row: number,
  column: number,
  beforeLast: readonly number[],
): number {
  const isSwapped =
    one.charAt(row - 1) === other.charAt(column - 2) &&
    one.charAt(row - 2) === other.charAt(column - 1)
  return row > 1 && column > 1 && isSwapped
    ? (beforeLast[column - 2] ?? 0) + 1
    : Number.POSITIVE_INFINITY
}
