import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { listPreviewIssues } from '#contract/desk/previews.ts'
import { listVersionPages, listVersions, OfIssue } from '#contract/desk/versions.ts'
import { call } from '../api/call.ts'

export type ChosenIssue = z.infer<typeof OfIssue>

/** The issue that the address names, else the newest; and a function that changes the address. */
export function useChosenIssue() {
  const [search, setSearch] = useSearchParams()
  const issues = useQuery({
    queryKey: ['preview-issues'],
    queryFn: async () => (await call(listPreviewIssues, {})).issues,
  })
  const named = OfIssue.safeParse(Object.fromEntries(search)).data
  const issue = named ?? issues.data?.[0]
  const choose = (changes: Record<string, string>) =>
    setSearch({ ...(issue && queryOf(issue)), ...Object.fromEntries(search), ...changes })
  const chooseIssue = (other: ChosenIssue) => setSearch(queryOf(other))
  return { issues, issue, search, choose, chooseIssue }
}

/** The issue in the address of a screen. */
export function queryOf({ publisher, edition, date }: ChosenIssue): Record<string, string> {
  return { publisher, edition: `${edition}`, date }
}

export function useVersions(issue: ChosenIssue | undefined) {
  return useQuery({
    queryKey: ['versions', issue && queryOf(issue)],
    queryFn: async () => (issue ? (await call(listVersions, { query: issue })).versions : []),
    enabled: issue !== undefined,
  })
}

export function useVersionPages(issue: ChosenIssue | undefined, version: string | undefined) {
  return useQuery({
    queryKey: ['version-pages', issue && queryOf(issue), version],
    queryFn: async () =>
      issue && version
        ? (await call(listVersionPages, { query: { ...issue, version } })).pages
        : [],
    enabled: issue !== undefined && version !== undefined,
  })
}
