import { useMemo } from 'react'
import { runtimeConfig } from '../api/runtime-config.ts'
import type { RequestedPlace } from './place.ts'
import { useDefaultEdition } from './use-default-edition.ts'
import { useIssue, useIssueDate } from './use-issue.ts'

/** The issue that an address names; by default the current issue of the reader's own edition. */
export function useRequestedIssue(requested: RequestedPlace) {
  const byDefault = useDefaultEdition()
  const edition = requested.edition ?? byDefault
  const issueDate = useIssueDate(requested.date, edition)
  const date = issueDate.date ?? runtimeConfig().today
  const issue = useIssue(issueDate.date, edition)
  const { data } = issue
  const pages = useMemo(() => data?.sections.flatMap((section) => section.pages) ?? [], [data])
  return { date, edition, pageIndex: requested.pageIndex ?? 0, issue, pages }
}
