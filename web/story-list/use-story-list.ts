import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { compactDate, type IssueDate } from '#contract/issue-date.ts'
import { getStoryList } from '#contract/story-list.ts'
import { STORY_FILTERS, type StoryFilter } from '#domain/stories/story-list.ts'
import { call } from '../api/call.ts'
import { EPAPER_DATA_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { requestedPlace } from '../paper/place.ts'
import { issueKey } from '../paper/query-keys.ts'
import { useDefaultEdition } from '../paper/use-default-edition.ts'
import { useIssueDate } from '../paper/use-issue.ts'

/** The stories of the issue that the address names; by default the current issue of the reader's own edition. */
export function useStoryList() {
  const { publisher } = runtimeConfig()
  const [search] = useSearchParams()
  const requested = requestedPlace(search)
  const byDefault = useDefaultEdition()
  const edition = requested.edition ?? byDefault
  const { date } = useIssueDate(requested.date, edition)
  const list = useQuery({
    queryKey: [...issueKey(date, edition), 'story-list'],
    queryFn:
      date === undefined || edition === undefined
        ? skipToken
        : () => call(getStoryList, { query: { publisher, date: compactDate(date), edition } }),
    ...EPAPER_DATA_CACHE,
  })
  return { date, edition, list }
}

/** An issue whose date and edition are known. */
export interface ListedIssue {
  date: IssueDate
  edition: number
}

interface StoryRequest {
  show: StoryFilter
  section: string | undefined
}

/** The filters are in the address, so that Back and a reload restore them. */
export function useStoryRequest(): [StoryRequest, (change: Partial<StoryRequest>) => void] {
  const [search, setSearch] = useSearchParams()
  const show = STORY_FILTERS.find((one) => one === search.get('show')) ?? 'all'
  const request = { show, section: search.get('section') ?? undefined }

  const choose = (change: Partial<StoryRequest>) => {
    const next = { ...request, ...change }
    const address = new URLSearchParams(search)
    address.delete('show')
    address.delete('section')
    if (next.show !== 'all') address.set('show', next.show)
    if (next.section !== undefined) address.set('section', next.section)
    setSearch(address, { replace: true })
  }
  return [request, choose]
}
