import type { VersionPage } from '#contract/desk/versions.ts'
import type { PageDifference } from '#domain/compare-versions.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { changeWords } from './change-words.ts'
import styles from './compare.module.css'

interface ChangeListProps {
  differences: readonly PageDifference[]
  /** Pages of both versions, for their names. */
  pages: readonly VersionPage[]
  chosen: number
  onChoose: (pageNo: number) => void
}

/** Every page of the two versions, and whether it differs. */
export function ChangeList({ differences, pages, chosen, onChoose }: ChangeListProps) {
  const t = useT()
  const { language } = useLanguage()
  const changed = differences.filter(({ change }) => change !== 'same').length
  const nameOf = (pageNo: number) => {
    const page = pages.find((one) => one.pageNo === pageNo)
    return page && (page.names?.[language] ?? page.name)
  }
  return (
    <nav aria-label={t('Pages')}>
      <p className={styles.summary} role="status">
        {t('Pages that differ: {changed} of {all}', { changed, all: differences.length })}
      </p>
      <ol className={styles.list}>
        {differences.map((difference) => (
          <li key={difference.pageNo}>
            <button
              type="button"
              className={styles.page}
              data-change={difference.change}
              aria-current={difference.pageNo === chosen ? 'true' : undefined}
              onClick={() => onChoose(difference.pageNo)}
            >
              <span>{changeWords(difference, t)}</span>
              <span className={styles.name}>{nameOf(difference.pageNo)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
