import type { Page } from '#contract/issues.ts'
import { pageNameIn } from '#domain/page-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useSpoken } from '../../i18n/language.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './page-dialog.module.css'

interface ThumbnailProps {
  page: Page
  folder: string
  isCurrent: boolean
  onPick: () => void
}

export function Thumbnail({ page, folder, isCurrent, onPick }: ThumbnailProps) {
  const t = useT()
  const { language } = useSpoken()
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPick}
    >
      <span className={styles.picture} data-locked={page.locked}>
        <img
          src={folder + page.imgThumbFile}
          width={page.width}
          height={page.height}
          loading="lazy"
          alt=""
        />
        {page.locked && (
          <span className={styles.lock}>
            <Icon name="lock" />
          </span>
        )}
      </span>
      <span className={styles.name}>
        {pageNameIn(page, language)}
        {page.locked && <VisuallyHidden>, {t('for subscribers')}</VisuallyHidden>}
      </span>
    </button>
  )
}
