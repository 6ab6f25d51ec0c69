import type { PageBlock } from '#contract/page-model.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './text.module.css'

type Table = NonNullable<PageBlock['table']>

interface TableFieldProps {
  label: string
  table: Table
  lang: string
  onChange: (table: Table) => void
  onLeave: () => void
}

/** The cells of a table, each a field. */
export function TableField({ label, table, lang, onChange, onLeave }: TableFieldProps) {
  const t = useT()
  const write = (row: number, column: number, text: string) =>
    onChange({
      ...table,
      rows: table.rows.map((cells, index) =>
        index === row ? cells.map((cell, at) => (at === column ? text : cell)) : cells,
      ),
    })
  return (
    <fieldset className={styles.table}>
      <legend>{label}</legend>
      <div className={styles.rows}>
        {table.rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
          <div key={row} className={styles.cells}>
            {cells.map((cell, column) => (
              <input
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
                key={column}
                value={cell}
                lang={lang}
                data-header={row < table.headerRows}
                aria-label={t('Row {row}, column {column}', { row: row + 1, column: column + 1 })}
                onChange={(event) => write(row, column, event.target.value)}
                onBlur={onLeave}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
