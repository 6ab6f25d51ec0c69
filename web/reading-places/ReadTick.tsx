import { Icon } from '#ui/Icon.tsx'
import { useT } from '../i18n/use-t.ts'
import { type PlaceKey, useReadArticles } from './device-places.ts'
import styles from './read-tick.module.css'

interface ReadTickProps {
  issue: PlaceKey
  articleId: string
}

/** A quiet tick beside an article that was read. */
export function ReadTick({ issue, articleId }: ReadTickProps) {
  const t = useT()
  if (!useReadArticles(issue).includes(articleId)) return null
  return (
    <span className={styles.tick}>
      <Icon name="check" />
      {t('read')}
    </span>
  )
}
