import type { ArchivedArticle } from '#contract/archive.ts'
import type { DeskEdition } from '#contract/desk/editions.ts'
import { formatShortDate } from '#domain/format.ts'
import { marksIn } from '#domain/search/marks.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { MarkedText } from '#ui/MarkedText.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './archive.module.css'

interface ArchivedItemProps {
  article: ArchivedArticle
  query: SearchQuery
  /** Missing for an edition that is not published any more. */
  edition: DeskEdition | undefined
}

/** An article of the archive: where it was printed, and its whole text to unfold. */
export function ArchivedItem({ article, query, edition }: ArchivedItemProps) {
  const t = useT()
  const { language } = useLanguage()
  const { title, text, url, date, pageNo } = article
  const heading = title || t('Article without a headline')
  return (
    <li className={styles.item}>
      <h2 className={styles.title}>
        <a href={url}>
          <MarkedText text={heading} marks={marksIn(heading, query)} />
        </a>
      </h2>
      <p className={styles.note}>
        <time dateTime={date}>{formatShortDate(date, language)}</time>
        {' · '}
        {edition?.names[language] ?? t('Edition {number}', { number: `${article.edition}` })}
        {' · '}
        {t('Page {number}', { number: `${pageNo}` })}
      </p>
      {text && (
        <details className={styles.text}>
          <summary>{t('Text')}</summary>
          <p>
            <MarkedText text={text} marks={marksIn(text, query)} />
          </p>
        </details>
      )}
    </li>
  )
}
