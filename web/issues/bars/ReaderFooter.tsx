import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IssueDate } from '#contract/issue-date.ts'
import { formatDate, formatShortDate } from '#domain/format.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { textLanguage, useLanguage } from '../../i18n/language.ts'
import { useT } from '../../i18n/use-t.ts'

interface ReaderFooterProps {
  isHidden: boolean
  editionName: string | undefined
  date: IssueDate
  pageNumber: number
  pageCount: number
  /** The controls that are beside the page on wide screens. */
  controls: { previous: ReactNode; next: ReactNode; zoom: ReactNode } | undefined
  /** The address of the issue as a list. */
  storiesPath: string
  onEdition: () => void
  onPages: () => void
  onDate: () => void
}

export function ReaderFooter({
  pageCount,
  pageNumber,
  date,
  controls,
  ...props
}: ReaderFooterProps) {
  const t = useT()
  const { language } = useLanguage()
  return (
    <footer className="reader-footer" data-hidden={props.isHidden}>
      <nav className="reader-selectors" aria-label={t('Edition, page and date')}>
        <button type="button" className="reader-selector" onClick={props.onEdition}>
          <VisuallyHidden>{t('Edition')}: </VisuallyHidden>
          <span className="reader-value" lang={textLanguage(props.editionName ?? '')}>
            {props.editionName ?? '…'}
          </span>
          <Icon name="chevron" />
        </button>
        <div className="reader-pages">
          {controls?.previous}
          <button
            type="button"
            className="reader-selector"
            disabled={pageCount === 0}
            onClick={props.onPages}
          >
            <Icon name="pages" />
            <span className="reader-value">
              <VisuallyHidden>{t('Page')}: </VisuallyHidden>
              {pageCount > 0 ? `${pageNumber} / ${pageCount}` : '–'}
            </span>
          </button>
          {controls?.next}
        </div>
        <div className="reader-issue">
          <button type="button" className="reader-selector" onClick={props.onDate}>
            <VisuallyHidden>{t('Date')}: </VisuallyHidden>
            <Icon name="calendar" />
            <time dateTime={date} className="reader-value" title={formatDate(date, language)}>
              {formatShortDate(date, language)}
            </time>
          </button>
          <Link to={props.storiesPath} className="reader-selector reader-stories">
            <Icon name="text" />
            <span className="reader-value">{t('Stories')}</span>
          </Link>
        </div>
        {controls?.zoom}
      </nav>
    </footer>
  )
}
