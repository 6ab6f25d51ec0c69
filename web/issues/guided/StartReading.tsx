import type { Page } from '#contract/issues.ts'
import { Icon } from '#ui/Icon.tsx'
import { useKeys } from '#ui/use-keys.ts'
import { useT } from '../../i18n/use-t.ts'
import { type PlaceKey, useReadArticles } from '../../reading-places/device-places.ts'
import styles from './start-reading.module.css'

interface StartReadingProps {
  issue: PlaceKey
  /** The page on the screen. */
  page: Page | undefined
  onStart: (articleId: string) => void
}

/** Starts guided reading with the first story of the page that is unread. The key G prefers the story that has the focus. */
export function StartReading({ issue, page, onStart }: StartReadingProps) {
  const t = useT()
  const read = useReadArticles(issue)
  const articles = page && !page.locked ? page.articles : []
  const first = articles.find(({ id }) => !read.includes(id)) ?? articles[0]
  useKeys({
    g: () => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-article]')
      const articleId = focused?.dataset.article ?? first?.id
      if (articleId) onStart(articleId)
    },
  })
  if (!first) return null
  return (
    <button
      type="button"
      className={styles.start}
      aria-label={t('Read column by column')}
      onClick={() => onStart(first.id)}
    >
      <Icon name="columns" />
      {t('Read')}
    </button>
  )
}
