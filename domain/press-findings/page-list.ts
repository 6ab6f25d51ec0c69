/** Numbers of pages as words between a list and its last part: '1, 3 and 9 to 12'. */
export function pageList(
  numbers: readonly number[],
  { and, range }: { and: string; range: (from: number, to: number) => string },
): string {
  const parts: string[] = []
  const sorted = numbers.toSorted((one, other) => one - other)
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (sorted[to + 1] === (sorted[to] ?? 0) + 1) to += 1
    const isRange = to - from >= 2
    parts.push(isRange ? range(sorted[from] ?? 0, sorted[to] ?? 0) : `${sorted[from]}`)
    from = isRange ? to + 1 : from + 1
  }
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}${and}${last}`
}

/** 'page 3', 'pages 3 and 5', 'pages 1, 3 and 9 to 12'. */
export function namePages(numbers: readonly number[]): string {
  const list = pageList(numbers, { and: ' and ', range: (from, to) => `${from} to ${to}` })
  return `${numbers.length === 1 ? 'page' : 'pages'} ${list}`
}
