import { useState } from 'react'
import type { IssueDate } from '#contract/issue-date.ts'
import { reachOf } from '#domain/reach.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useIssue } from '../paper/use-issue.ts'
import { useReader } from '../session/use-reader.ts'
import { thumbnailOf } from './thumbnail-of.ts'

/** What has a picture: an article of an issue. */
export interface Pictured {
  article_id: string
  edition_date: IssueDate
  edition_number: number
}

/**
 * A fresh address of the article's picture: one that was kept would have expired. None when the
 * reader may not open its page, or may no longer.
 */
export function useThumbnail(article: Pictured, isNear: boolean) {
  const { edition_date, edition_number, article_id } = article
  const isReached = useIsReached(article)
  const issue = useIssue(edition_date, isNear && isReached ? edition_number : undefined)
  const [failed, setFailed] = useState<string>()
  const src = issue.data && thumbnailOf(issue.data, article_id)

  const onError = () => {
    setFailed(src)
    // Its address has expired: the issue's data has the next.
    if (failed === undefined) void issue.refetch({ cancelRefetch: false })
  }
  return { src: src === failed ? undefined : src, onError }
}

/** Nobody is asked for what the plan does not reach. */
function useIsReached({ edition_date, edition_number }: Pictured): boolean {
  const reader = useReader()
  if (reader.kind === 'checking') return false
  const { publisher, today } = runtimeConfig()
  const { from, to } = reachOf(reader, { publisher, edition: edition_number }, today)
  return from !== null && edition_date >= from && edition_date <= to
}
