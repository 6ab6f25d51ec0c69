import { Link } from 'react-router'
import { formatDate } from '#domain/format.ts'
import { DottedLine } from '#ui/DottedLine.tsx'
import { useBrand } from '../brand/brand.ts'
import { textLanguage, useLanguage } from '../i18n/language.ts'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { searchOf } from '../paper/place.ts'
import styles from './printed-line.module.css'
import type { ArticleView } from './use-article-view.ts'

interface PrintedLineProps {
  view: ArticleView
}

/** Where the article is printed: title, edition, date and page. */
export function PrintedLine({ view: { issue, found } }: PrintedLineProps) {
  const t = useT()
  const { language } = useLanguage()
  const { name } = useBrand()
  const { date, id: edition, edition_name, edition_names } = issue.edition
  const editionName = useName()(edition_name, edition_names)
  return (
    <div className={styles.line}>
      <DottedLine>
        <span lang={textLanguage(name)}>{name}</span>
        <span lang={textLanguage(editionName)}>{editionName}</span>
        <time dateTime={date}>{formatDate(date, language)}</time>
        <Link to={`/${searchOf({ date, edition, pageIndex: found.pageIndex })}`}>
          {t('Page {page}', { page: found.page.pageNo })}
        </Link>
      </DottedLine>
    </div>
  )
}
