import type { Page } from '#contract/issues.ts'
import type { Stop } from '#domain/guided-reading/stops.ts'
import styles from './guided.module.css'
import { sheetFiles } from './sheet-files.ts'

interface GuidedSheetProps {
  page: Page
  folder: string
  stop: Stop
}

/** The page at the size of a stop. Everything but the column is dimmed. */
export function GuidedSheet({ page, folder, stop }: GuidedSheetProps) {
  const { width, height } = stop.page
  const { column } = stop
  return (
    <div className={styles.room}>
      <div className={styles.sheet} style={{ inlineSize: width, blockSize: height }}>
        {sheetFiles(page, width).map((file) => (
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
    </div>
  )
}
