import { memo } from 'react'
import { Link } from 'react-router'
import type { SearchHit } from '#contract/search.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { Icon } from '#ui/Icon.tsx'
import { formatShortDate } from '../i18n/format.ts'
import { textLanguage, useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { hitPath } from './hit-path.ts'
import { Marked } from './Marked.tsx'
import styles from './result-list.module.css'

interface ResultCardProps {
  hit: SearchHit
  query: SearchQuery
  text: string
  editionName: string
}

/** Drawn again only when it changes: a list may be long, and every letter typed draws the screen. */
export const ResultCard = memo(function ResultCard({
  hit,
  query,
  text,
  editionName,
}: ResultCardProps) {
  const t = useT()
  const { language } = useSpoken()
  const { title, description, locked, page_details, ...source } = hit._source
  return (
    <>
      <div className={styles.thumbnail}>
        {locked ? <Icon name="lock" /> : <Thumbnail article={{ ...source, article_id: hit._id }} />}
      </div>
      <div className={styles.about}>
        <h2 className={styles.title} lang={textLanguage(title)}>
          <Link to={hitPath(hit, text)} className={styles.open}>
            <Marked text={title || t('Article')} query={query} />
          </Link>
        </h2>
        {description && (
          <p className={styles.excerpt} lang={textLanguage(description)}>
            <Marked text={description} query={query} />
          </p>
        )}
        <p className={styles.origin}>
          <span>{editionName}</span>
          <time dateTime={source.edition_date}>
            {formatShortDate(source.edition_date, language)}
          </time>
          <span>
            {t('Page')} {page_details.pageNo}
          </span>
          {locked && (
            <span className={styles.locked}>
              <Icon name="lock" />
              {t('for subscribers')}
            </span>
          )}
        </p>
      </div>
    </>
  )
})
