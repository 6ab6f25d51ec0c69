import type { CorrectionPage } from '#contract/desk/corrections.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './correct.module.css'

interface PageTicksProps {
  pages: readonly CorrectionPage[]
  chosen: number
  /** The person at this screen, who is not named as present. */
  me: string
  onChoose: (pageNo: number) => void
}

/** The pages of the issue. A page without doubtful stories is ticked; the others say how many are left. */
export function PageTicks({ pages, chosen, me, onChoose }: PageTicksProps) {
  const t = useT()
  const { language } = useLanguage()
  return (
    <nav aria-label={t('Pages')}>
      <ol className={styles.ticks}>
        {pages.map((page) => {
          const others = page.present.filter(({ staff_id }) => staff_id !== me)
          return (
            <li key={page.pageNo}>
              <button
                type="button"
                className={styles.tick}
                title={page.names?.[language] ?? page.name}
                aria-current={page.pageNo === chosen ? 'page' : undefined}
                data-done={page.doubtful === 0}
                onClick={() => onChoose(page.pageNo)}
              >
                <VisuallyHidden>{t('Page')} </VisuallyHidden>
                <span>{page.printedNo}</span>
                {page.doubtful === 0 ? (
                  <>
                    <Icon name="check" />
                    <VisuallyHidden>{t('no doubtful story left')}</VisuallyHidden>
                  </>
                ) : (
                  <span className={styles.left}>
                    {page.doubtful}
                    <VisuallyHidden> {t('doubtful')}</VisuallyHidden>
                  </span>
                )}
                {page.unpublished > 0 && (
                  <span className={styles.changed}>
                    <Icon name="edit" />
                    <VisuallyHidden>{t('has unpublished corrections')}</VisuallyHidden>
                  </span>
                )}
                {others.length > 0 && (
                  <span className={styles.present}>
                    <Icon name="user" />
                    <VisuallyHidden>{others.map(({ name }) => name).join(', ')}</VisuallyHidden>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** How much of the doubtful stories of the issue is done. */
export function LeftTonight({ pages }: { pages: readonly CorrectionPage[] }) {
  const t = useT()
  const left = pages.reduce((sum, page) => sum + page.doubtful, 0)
  const done = pages.reduce((sum, page) => sum + page.settled, 0)
  const ticked = pages.filter(({ doubtful }) => doubtful === 0).length
  return (
    <div className={styles.bar}>
      <progress
        aria-label={t('Doubtful stories that are done')}
        max={left + done || 1}
        value={left + done ? done : 1}
      />
      <p>
        {left === 0
          ? t('Nothing is left tonight.')
          : t('{count} doubtful story left|{count} doubtful stories left', { count: left })}
        {' · '}
        {t('{done} of {all} pages done', { done: ticked, all: pages.length })}
      </p>
    </div>
  )
}
