import { useQuery } from '@tanstack/react-query'
import { compactDate, type IssueDate } from '#contract/issue-date.ts'
import { getOnlyHere, type OnlyHere } from '#contract/stories.ts'
import { call } from '../api/call.ts'
import { SEARCH_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { issueKey } from './query-keys.ts'

const NOTHING: OnlyHere = { articles: [] }

/** What other editions of the day, and the sister paper, print of an issue. Nothing until that is known. */
export function useOnlyHere({ date, edition }: { date: IssueDate; edition: number }): OnlyHere {
  const { publisher } = runtimeConfig()
  const { data } = useQuery({
    queryKey: [...issueKey(date, edition), 'only-here'],
    queryFn: () => call(getOnlyHere, { query: { publisher, date: compactDate(date), edition } }),
    ...SEARCH_CACHE,
  })
  return data ?? NOTHING
}
