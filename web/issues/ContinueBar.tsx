import { useState } from 'react'
import type { Page } from '#contract/issues.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import { type PlaceKey, usePlaceToContinue } from '../reading-places/device-places.ts'
import { ReadingProgress } from '../reading-places/ReadingProgress.tsx'
import styles from './notice-bar.module.css'

interface ContinueBarProps {
  issue: PlaceKey
  pages: readonly Page[]
  /** The page on the screen. */
  index: number
  onContinue: (pageIndex: number) => void
}

/** Offers the page on which the reader stopped. */
export function ContinueBar({ issue, pages, index, onContinue }: ContinueBarProps) {
  const t = useT()
  const place = usePlaceToContinue(issue)
  const [isClosed, setClosed] = useState(false)
  const target = pages.findIndex(({ pageNo, locked }) => pageNo === place?.page_no && !locked)
  if (!place || isClosed || target < 0 || target === index) return null

  return (
    <div className={`${styles.bar} ${styles.offer}`} role="status">
      <div>
        <button type="button" className={styles.open} onClick={() => onContinue(target)}>
          {t('Continue on page {page}', { page: place.page_no })}
        </button>
        <p className={styles.small}>
          <ReadingProgress issue={issue} pages={pages} />
        </p>
      </div>
      <IconButton icon="close" label={t('Close')} onPress={() => setClosed(true)} />
    </div>
  )
}
