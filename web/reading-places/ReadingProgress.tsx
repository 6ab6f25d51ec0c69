import { useQuery } from '@tanstack/react-query'
import { compactDate } from '#contract/issue-date.ts'
import type { Page } from '#contract/issues.ts'
import { type ArticleLengths, getArticleLengths } from '#contract/reading-places.ts'
import { readingProgress } from '#domain/reading-places.ts'
import { call } from '../api/call.ts'
import { EPAPER_DATA_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { brand } from '../brand/brand.ts'
import { useT } from '../i18n/use-t.ts'
import { issueKey } from '../paper/query-keys.ts'
import { type PlaceKey, useReadArticles } from './device-places.ts'

interface ReadingProgressProps {
  issue: PlaceKey
  pages: readonly Page[]
}

/** How many stories of an issue are read, and how long the rest takes. */
export function ReadingProgress({ issue, pages }: ReadingProgressProps) {
  const articles = pages.flatMap((page) => page.articles.map(({ id }) => id))
  return <ProgressWords issue={issue} articles={articles} lengths={useArticleLengths(issue)} />
}

interface ProgressWordsProps {
  issue: PlaceKey
  articles: readonly string[]
  /** Undefined while they are unknown. */
  lengths: ArticleLengths | undefined
}

/** The same, for articles whose lengths are known. */
export function ProgressWords({ issue, articles, lengths }: ProgressWordsProps) {
  const t = useT()
  const read = new Set(useReadArticles(issue))
  const { language } = brand()
  const progress = readingProgress({ articles, read, lengths, language })
  if (progress.total === 0) return null
  const { minutesLeft: minutes, ...counts } = progress
  return (
    <>
      {minutes === undefined
        ? t('{read} of {total} stories', counts)
        : t('{read} of {total} stories · {minutes} min left', { ...counts, minutes })}
    </>
  )
}

function useArticleLengths({ date, edition }: PlaceKey) {
  const { publisher } = runtimeConfig()
  const { data } = useQuery({
    queryKey: [...issueKey(date, edition), 'lengths'],
    queryFn: () =>
      call(getArticleLengths, { query: { publisher, date: compactDate(date), edition } }),
    ...EPAPER_DATA_CACHE,
  })
  return data
}
