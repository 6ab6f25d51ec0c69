import { memo } from 'react'
import type { SearchHit } from '#contract/search.ts'
import { formatShortDate } from '#domain/format.ts'
import { marksIn } from '#domain/search/marks.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { CardLink } from '#ui/CardLink.tsx'
import { DottedLine } from '#ui/DottedLine.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MarkedText } from '#ui/MarkedText.tsx'
import { textLanguage, useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { ReadTick } from '../reading-places/ReadTick.tsx'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { hitAddress } from './hit-address.ts'
import { ResultPlaces } from './ResultPlaces.tsx'
import styles from './result-list.module.css'

interface ResultCardProps {
  hit: SearchHit
  query: SearchQuery
  text: string
  editionName: string
}

/** Memoised: the list may be long, and every key press re-renders the screen. */
export const ResultCard = memo(function ResultCard({
  hit,
  query,
  text,
  editionName,
}: ResultCardProps) {
  const t = useT()
  const { language } = useLanguage()
  const { title, description, locked, page_details, ...source } = hit._source
  const heading = title || t('Article')
  return (
    <>
      <div className={styles.thumbnail}>
        {locked ? <Icon name="lock" /> : <Thumbnail article={{ ...source, article_id: hit._id }} />}
      </div>
      <div className={styles.about}>
        <h2 className={styles.title} lang={textLanguage(title)}>
          <CardLink to={hitAddress(hit, text)}>
            <MarkedText text={heading} marks={marksIn(heading, query)} />
          </CardLink>
        </h2>
        {description && (
          <p className={styles.excerpt} lang={textLanguage(description)}>
            <MarkedText text={description} marks={marksIn(description, query)} />
          </p>
        )}
        <DottedLine>
          <span>{editionName}</span>
          <time dateTime={source.edition_date}>
            {formatShortDate(source.edition_date, language)}
          </time>
          <span>
            {t('Page')} {page_details.pageNo}
          </span>
          {hit.isOnlyHere && <span className={styles.only}>{t('Only in this edition')}</span>}
          <ReadTick
            issue={{ date: source.edition_date, edition: source.edition_number }}
            articleId={hit._id}
          />
          {locked && (
            <span className={styles.locked}>
              <Icon name="lock" />
              {t('for subscribers')}
            </span>
          )}
        </DottedLine>
        <ResultPlaces hit={hit} text={text} />
      </div>
    </>
  )
})
