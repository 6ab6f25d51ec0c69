import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OfIssue } from '#contract/desk/of-issue.ts'
import { listPreviewIssues } from '#contract/desk/previews.ts'
import { listVersionPages, listVersions } from '#contract/desk/versions.ts'
import { call } from '../api/call.ts'
import { useTitles } from '../session/use-me.ts'

/** The issue that the address names, else the newest of the title at this address; and a function that changes the address. */
export function useChosenIssue() {
  const [search, setSearch] = useSearchParams()
  const titles = useTitles()
  const issues = useQuery({
    queryKey: ['preview-issues'],
    queryFn: async () => (await call(listPreviewIssues, {})).issues,
    select: (all) => titles.flatMap((title) => all.filter(({ publisher }) => publisher === title)),
  })
  const named = OfIssue.safeParse(Object.fromEntries(search)).data
  const issue = named ?? issues.data?.[0]
  const choose = (changes: Record<string, string>) =>
    setSearch({ ...(issue && queryOf(issue)), ...Object.fromEntries(search), ...changes })
  const chooseIssue = (other: OfIssue) => setSearch(queryOf(other))
  return { issues, issue, search, choose, chooseIssue }
}

/** The issue in the address of a screen. */
export function queryOf({ publisher, edition, date }: OfIssue): Record<string, string> {
  return { publisher, edition: `${edition}`, date }
}

export function useVersions(issue: OfIssue | undefined) {
  return useQuery({
    queryKey: ['versions', issue && queryOf(issue)],
    queryFn: async () => (issue ? (await call(listVersions, { query: issue })).versions : []),
    enabled: issue !== undefined,
  })
}

export function useVersionPages(issue: OfIssue | undefined, version: string | undefined) {
  return useQuery({
    queryKey: ['version-pages', issue && queryOf(issue), version],
    queryFn: async () =>
      issue && version
        ? (await call(listVersionPages, { query: { ...issue, version } })).pages
        : [],
    enabled: issue !== undefined && version !== undefined,
  })
}
