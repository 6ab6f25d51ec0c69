import type { CSSProperties } from 'react'
import type { Page } from '#contract/issues.ts'
import type { PageBox } from '#contract/page-model.ts'
import { TITLE_PX } from '#domain/guided-reading/stacks.ts'
import type { Stop } from '#domain/guided-reading/stops.ts'
import { textLanguage } from '../../i18n/language.ts'
import styles from './guided.module.css'
import { sheetFiles } from './sheet-files.ts'

interface GuidedSheetProps {
  page: Page
  folder: string
  stop: Stop
  /** The titles of the stories that share the stop. */
  titles: readonly string[]
}

/** The page at the size of a stop. Everything but the column is dimmed. */
export function GuidedSheet({ stop, titles, ...props }: GuidedSheetProps) {
  const { page: size, parts } = stop
  if (!parts) {
    return (
      <div className={styles.room}>
        <Sheet {...props} size={size} column={stop.column} />
      </div>
    )
  }
  return (
    <div className={styles.parts}>
      {parts.map(({ column, titleOf, left, top, height }) => (
        <div key={`${column.left} ${column.top}`} className={styles.part} style={{ height }}>
          <Sheet {...props} size={size} column={column} style={{ left: -left, top: -top }} />
          {titleOf !== undefined && (
            <PartTitle
              title={titles[titleOf] ?? ''}
              start={(column.left / 100) * size.width - left}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** A headline that is wider than the columns is not on the part. The title begins above the text. */
function PartTitle({ title, start }: { title: string; start: number }) {
  const style = { blockSize: TITLE_PX, paddingInlineStart: start }
  return (
    <p className={styles.partTitle} lang={textLanguage(title)} style={style}>
      {title}
    </p>
  )
}

interface SheetProps {
  page: Page
  folder: string
  size: Stop['page']
  column: PageBox
  style?: CSSProperties
}

function Sheet({ page, folder, size, column, style }: SheetProps) {
  return (
    <div
      className={styles.sheet}
      style={{ ...style, inlineSize: size.width, blockSize: size.height }}
    >
      {sheetFiles(page, size.width).map((file) => (
        <img key={file} className={styles.image} src={folder + file} alt="" draggable={false} />
      ))}
      <div
        className={styles.column}
        data-column
        style={{
          insetInlineStart: `${column.left}%`,
          insetBlockStart: `${column.top}%`,
          inlineSize: `${column.width}%`,
          blockSize: `${column.height}%`,
        }}
      />
    </div>
  )
}
