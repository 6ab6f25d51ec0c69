type Cell = string | number | null

/** As spreadsheets read it. A text that one would take for a formula is kept from being one. */
export function toCsv(rows: readonly Record<string, Cell>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? null)).join(','))
  return [columns.map(cell).join(','), ...lines].join('\r\n')
}

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
