import { ARCHIVE_LIMITS, MAX_EXPORTED_ARTICLES } from '#contract/archive.ts'
import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { formatNumber } from '#domain/format.ts'
import { parseQuery } from '#domain/search/query.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import { useEditions } from '../publish/use-publish.ts'
import { ArchivedItem } from './ArchivedItem.tsx'
import styles from './archive.module.css'
import { refusalWords, type useArchive, type useArchiveForm, useExport } from './use-archive.ts'

interface FoundArticlesProps {
  search: NonNullable<ReturnType<typeof useArchiveForm>['search']>
  found: ReturnType<typeof useArchive>
}

/** What a search of the archive found, and its export. */
export function FoundArticles({ search, found }: FoundArticlesProps) {
  const t = useT()
  const { data: editions = [] } = useEditions()
  const exported = useExport()
  if (found.error) {
    const again = (
      <Button variant="secondary" onPress={() => void found.refetch()}>
        {t('Try again')}
      </Button>
    )
    return (
      <Notice tone="error" action={again}>
        {refusalWords(found.error, t)}
      </Notice>
    )
  }
  const [first] = found.data?.pages ?? []
  if (!first) return <Spinner />
  if (first.total === 0) {
    return (
      <Notice tone="empty" title={t('No article has these words.')}>
        {t('Try fewer words, another spelling or fewer filters.')}
      </Notice>
    )
  }
  const query = parseQuery(search.query)
  return (
    <section className={styles.found} aria-label={t('Found articles')}>
      <div className={styles.head}>
        <p role="status">{countWords(first.total, t)}</p>
        <Button
          variant="secondary"
          icon="download"
          isLoading={exported.isPending}
          onPress={() => exported.mutate(search)}
        >
          {t('Export as CSV')}
        </Button>
      </div>
      <p className={styles.note}>
        {t(
          'An export has the newest {articles} articles at most. You can search {searches} times a minute and export {exports} times an hour.',
          {
            articles: formatNumber(MAX_EXPORTED_ARTICLES),
            searches: ARCHIVE_LIMITS.searchesAMinute,
            exports: ARCHIVE_LIMITS.exportsAnHour,
          },
        )}
      </p>
      <ol className={styles.list}>
        {found.data?.pages
          .flatMap(({ articles }) => articles)
          .map((article) => (
            <ArchivedItem
              key={`${article.date} ${article.edition} ${article.id}`}
              article={article}
              query={query}
              edition={editions.find(
                ({ publisher, edition }) =>
                  publisher === article.publisher && edition === article.edition,
              )}
            />
          ))}
      </ol>
      {found.hasNextPage && (
        <Button
          variant="secondary"
          isLoading={found.isFetchingNextPage}
          onPress={() => void found.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </section>
  )
}

function countWords(total: number, t: ReturnType<typeof useT>): string {
  return total >= SEARCH_COUNTED_TO
    ? t('{count} articles or more', { count: formatNumber(total) })
    : t('Articles: {count}', { count: formatNumber(total) })
}
