import type { Page } from '#contract/issues.ts'
import type { Stop } from '#domain/guided-reading/stops.ts'
import { fileFor } from '../stage/geometry.ts'
import styles from './guided.module.css'

interface GuidedSheetProps {
  page: Page
  folder: string
  stop: Stop
}

/** The page at the size of a stop. Everything but the column is dimmed. */
export function GuidedSheet({ page, folder, stop }: GuidedSheetProps) {
  const { width, height } = stop.page
  const { column } = stop
  // This file is on the screen already, so that something shows while the sharper one is fetched.
  const small = fileFor(page.images, document.documentElement.clientWidth * devicePixelRatio)
  const sharp = fileFor(page.images, width * devicePixelRatio)
  return (
    <div className={styles.room}>
      <div className={styles.sheet} style={{ inlineSize: width, blockSize: height }}>
        {small && (
          <img className={styles.image} src={folder + small.file} alt="" draggable={false} />
        )}
        {sharp && sharp !== small && (
          <img className={styles.image} src={folder + sharp.file} alt="" draggable={false} />
        )}
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
