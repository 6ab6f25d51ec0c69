import { useMemo } from 'react'
import { runtimeConfig } from '../api/runtime-config.ts'
import type { RequestedPlace } from './place.ts'
import { useDefaultEdition } from './use-default-edition.ts'
import { useIssue, useIssueDate } from './use-issue.ts'

/** The issue that an address names; by default the current issue of the reader's own edition. */
export function useRequestedIssue(asked: RequestedPlace) {
  const byDefault = useDefaultEdition()
  const edition = asked.edition ?? byDefault
  const known = useIssueDate(asked.date, edition)
  const date = known.date ?? runtimeConfig().today
  const issue = useIssue(known.date, edition)
  const { data } = issue
  const pages = useMemo(() => data?.sections.flatMap((section) => section.pages) ?? [], [data])
  return { date, edition, pageIndex: asked.pageIndex ?? 0, issue, pages }
}
