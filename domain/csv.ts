type Cell = string | number | null

/** CSV for spreadsheets. Rows may differ in their columns. */
export function toCsv(rows: readonly Record<string, Cell>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => csvLine(columns.map((column) => row[column] ?? null)))
  return [csvLine(columns), ...lines].join('\r\n')
}

/** One line, without its end. A text that a spreadsheet would run as a formula gets a leading quote. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(cell).join(',')
}

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
