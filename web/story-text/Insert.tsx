import type { ArticleInsert } from '#contract/articles.ts'
import { useT } from '../i18n/use-t.ts'
import { ArticlePicture } from './ArticlePicture.tsx'
import styles from './insert.module.css'

interface InsertProps {
  insert: ArticleInsert
  /** The address of the pictures' folder. */
  folder: string
  onImageError: () => void
}

/** A picture, quote, fact box or table in an article. */
export function Insert({ insert, folder, onImageError }: InsertProps) {
  switch (insert.kind) {
    case 'picture':
      return <ArticlePicture picture={insert} folder={folder} onError={onImageError} />
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>
            <p>{insert.text}</p>
          </blockquote>
          {insert.speaker && <figcaption>{insert.speaker}</figcaption>}
        </figure>
      )
    case 'box':
      return (
        <aside className={styles.box}>
          {insert.title && <h2>{insert.title}</h2>}
          {insert.paragraphs.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change places.
            <p key={index}>{text}</p>
          ))}
        </aside>
      )
    case 'table':
      return <InsertTable table={insert} />
  }
}

type TableInsert = Extract<ArticleInsert, { kind: 'table' }>

interface InsertTableProps {
  table: TableInsert
}

function InsertTable({ table: { title, headerRows, rows } }: InsertTableProps) {
  const t = useT()
  const head = rows.slice(0, headerRows)
  const body = rows.slice(headerRows)
  // A first column of names, as of clubs or players, heads the rows.
  const isFirstHeader = body.every(([first = '']) => /\p{L}/u.test(first))
  const columns = Math.max(...rows.map(({ length }) => length))
  const classes = Array.from({ length: columns }, (_, column) =>
    body.every((cells) => isNumber(cells[column])) ? styles.number : undefined,
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by key.
    <section className={styles.table} aria-label={title ?? t('Table')} tabIndex={0}>
      <table>
        {title && <caption>{title}</caption>}
        {head.length > 0 && (
          <thead>
            {head.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places.
              <tr key={row}>
                <Cells cells={cells} classes={classes} headers="all" />
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places.
            <tr key={row}>
              <Cells cells={cells} classes={classes} headers={isFirstHeader ? 'first' : 'none'} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function isNumber(text = ''): boolean {
  return /^[\d\s.,:/()*+–%₹-]*$/u.test(text)
}

interface CellsProps {
  cells: readonly string[]
  /** By column. */
  classes: readonly (string | undefined)[]
  headers: 'all' | 'first' | 'none'
}

function Cells({ cells, classes, headers }: CellsProps) {
  return cells.map((text, column) => {
    const isHeader = headers === 'all' ? text !== '' : headers === 'first' && column === 0
    const Cell = isHeader ? 'th' : 'td'
    const scope = headers === 'all' ? 'col' : 'row'
    return (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change places.
        key={column}
        className={classes[column]}
        {...(isHeader && { scope })}
      >
        {text}
      </Cell>
    )
  })
}
