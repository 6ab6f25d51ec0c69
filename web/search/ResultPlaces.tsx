import { Link } from 'react-router'
import type { SearchHit, StoryCopy } from '#contract/search.ts'
import { formatShortDate } from '#domain/format.ts'
import { Icon } from '#ui/Icon.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { useEditionNames } from '../paper/use-issue.ts'
import { articleAddress, pageAddress } from './hit-address.ts'
import styles from './result-places.module.css'

interface ResultPlacesProps {
  hit: SearchHit
  text: string
}

/** Links to the page of a hit, and to the other editions that print its story. */
export function ResultPlaces({ hit, text }: ResultPlacesProps) {
  const t = useT()
  const { alsoIn = [], _source } = hit
  if (_source.locked && alsoIn.length === 0) return null
  return (
    <div className={styles.places}>
      {!_source.locked && (
        <Link
          className={styles.page}
          to={pageAddress(hit, text)}
          aria-label={t('See on the page: {title}', { title: _source.title || t('Article') })}
        >
          <Icon name="whole-page" />
          {t('See on the page')}
        </Link>
      )}
      {alsoIn.length > 0 && (
        <details className={styles.copies}>
          <summary>
            {t('Also in {count} edition|Also in {count} editions', { count: alsoIn.length })}
            <Icon name="chevron" />
          </summary>
          <ul>
            {alsoIn.map((copy) => (
              <li key={copy.edition_number}>
                <CopyLink copy={copy} text={text} date={_source.edition_date} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

interface CopyLinkProps {
  copy: StoryCopy
  text: string
  /** Of the hit: another day is named. */
  date: StoryCopy['edition_date']
}

function CopyLink({ copy, text, date }: CopyLinkProps) {
  const t = useT()
  const { language } = useLanguage()
  const nameOf = useEditionNames()
  const { edition_number, edition_date, pageNo } = copy
  return (
    <Link to={articleAddress(copy, text)}>
      {nameOf(edition_number)}
      {edition_date !== date && `, ${formatShortDate(edition_date, language)}`}
      {`, ${t('Page')} ${pageNo}`}
    </Link>
  )
}
