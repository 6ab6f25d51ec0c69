import type { Page } from '#contract/issues.ts'
import { useT } from '../i18n/use-t.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './page-list.module.css'

interface PageListProps {
  pages: readonly Page[]
  folder: string
}

/** What else is in the paper, in small. */
export function PageList({ pages, folder }: PageListProps) {
  const t = useT()
  return (
    <section className={styles.inside}>
      <h2 className={styles.heading}>{t('Inside this issue')}</h2>
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page.pageNo} className={styles.page}>
            <div className={styles.thumb} data-locked={page.locked}>
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
            </div>
            <p className={styles.name}>
              {page.displayName}
              {page.locked && <VisuallyHidden>, {t('for subscribers')}</VisuallyHidden>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
