import { Link, useSearchParams } from 'react-router'
import type { ArticleRegion, EpaperData } from '#contract/issues.ts'
import { Icon } from '#ui/Icon.tsx'
import { useT } from '../i18n/use-t.ts'
import { articlePath, searchOf } from '../paper/place.ts'
import styles from './reference-links.module.css'
import { useOrigin } from './use-close.ts'

type Reference = NonNullable<ArticleRegion['pageReferences']>[number]

interface ReferenceLinksProps {
  issue: EpaperData
  article: ArticleRegion
  /** Where the links stand: the page that an article comes from is named before its text. */
  position: 'before' | 'after'
}

/** Links for the references that are printed in an article, such as 'Continued on page 5'. */
export function ReferenceLinks({ issue, article, position }: ReferenceLinksProps) {
  const { pageReferences = [] } = article
  const shown = pageReferences.filter(
    ({ kind }) => (kind === 'continued-from') === (position === 'before'),
  )
  if (shown.length === 0) return null
  return (
    <ul className={styles.links} data-position={position}>
      {shown.map((reference) => (
        <li key={`${reference.kind} ${reference.page}`}>
          <ReferenceLink issue={issue} reference={reference} />
        </li>
      ))}
    </ul>
  )
}

function ReferenceLink({ issue, reference }: { issue: EpaperData; reference: Reference }) {
  const words = useWords(reference)
  const [search] = useSearchParams()
  const origin = useOrigin()
  const pages = issue.sections.flatMap((section) => section.pages)
  const pageIndex = pages.findIndex(({ pageNo }) => pageNo === reference.pageNo)
  const place = { date: issue.edition.date, edition: issue.edition.id, pageIndex }
  const target = pages[pageIndex]?.articles.find(({ id }) => id === reference.article)
  const content = (
    <>
      {words}
      <Icon name={reference.kind === 'continued-from' ? 'arrow-left' : 'arrow-right'} />
    </>
  )
  // A locked page lists no articles: the link opens the page, which offers a plan.
  if (!target) return <Link to={`/${searchOf(place)}`}>{content}</Link>
  const source = search.get('source')
  const path = articlePath(target, place)
  return (
    // Replaces the history entry, so that closing returns to where the reader came from.
    <Link to={source ? `${path}&${new URLSearchParams({ source })}` : path} replace state={origin}>
      {content}
    </Link>
  )
}

function useWords({ kind, page }: Reference): string {
  const t = useT()
  if (kind === 'continues-on') return t('Continued on page {page}', { page })
  return kind === 'continued-from'
    ? t('From page {page}', { page })
    : t('See page {page}', { page })
}
