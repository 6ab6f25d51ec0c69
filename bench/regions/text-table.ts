type Cell = string | number | undefined

/** A table of plain text: names on the left, figures on the right. */
export function textTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = [heads, ...rows.map((row) => row.map((cell) => textOf(cell)))]
  const widths = heads.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const textOf = (cell: Cell): string => (cell === undefined ? '' : `${cell}`)

/** `.987`; `1` and `0` without a fraction. */
export function shareText(share: number | undefined): string {
  if (share === undefined) return ''
  const text = share.toFixed(3)
  return Number.isInteger(Number(text)) ? `${Number(text)}` : text.replace('0.', '.')
}
