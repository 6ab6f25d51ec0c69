import { useQuery } from '@tanstack/react-query'
import { getAroundStory, getWordFrequency } from '#contract/around-story.ts'
import { compactDate, type IssueDate } from '#contract/issue-date.ts'
import { call } from '../api/call.ts'
import { SEARCH_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { EVERY_SEARCH } from '../paper/query-keys.ts'

export interface PlacedStory {
  date: IssueDate
  edition: number
  articleId: string
}

/** Other stories on an article's subject and of its reporter. */
export function useAroundStory({ date, edition, articleId }: PlacedStory) {
  const { publisher } = runtimeConfig()
  return useQuery({
    queryKey: [...EVERY_SEARCH, publisher, 'around-story', date, edition, articleId],
    queryFn: () =>
      call(getAroundStory, {
        query: { publisher, date: compactDate(date), edition, articleId },
      }),
    ...SEARCH_CACHE,
  })
}

/** In how many articles a word is, by month. */
export function useWordFrequency(word: string) {
  const { publisher } = runtimeConfig()
  return useQuery({
    queryKey: [...EVERY_SEARCH, publisher, 'word-frequency', word],
    queryFn: () => call(getWordFrequency, { query: { publisher, query: word } }),
    ...SEARCH_CACHE,
  })
}
