import { useMemo } from 'react'
import { runtimeConfig } from '../api/runtime-config.ts'
import type { PlaceAsked } from './place.ts'
import { useDefaultEdition } from './use-default-edition.ts'
import { useIssue } from './use-issue.ts'

/** The issue that an address asks for; what it does not say is today, and the reader's own edition. */
export function useAskedIssue(asked: PlaceAsked) {
  const byDefault = useDefaultEdition()
  const date = asked.date ?? runtimeConfig().today
  const edition = asked.edition ?? byDefault
  const issue = useIssue(date, edition)
  const { data } = issue
  const pages = useMemo(() => data?.sections.flatMap((section) => section.pages) ?? [], [data])
  return { date, edition, pageIndex: asked.pageIndex ?? 0, issue, pages }
}
