import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import {
  exportDeskArchive,
  listArchiveTokens,
  makeArchiveToken,
  type NewArchiveToken,
  revokeArchiveToken,
  searchDeskArchive,
} from '#contract/desk/archive.ts'
import { readReply } from '#contract/read-reply.ts'
import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { download } from '#ui/download.ts'
import { showToast } from '#ui/toast.ts'
import { call, send } from '../api/call.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { useMe, useTitles } from '../session/use-me.ts'
import { type ArchiveForm, addressOf, covers, formIn, searchIn } from './archive-search.ts'

const PER_REQUEST = 20
const TOKENS = ['archive', 'tokens']

/** The search that the address names, and a function that changes the address. */
export function useArchiveForm() {
  const titles = useTitles().filter(covers(useMe().scope))
  const [address, setAddress] = useSearchParams()
  const form = formIn(address, titles)
  const submit = (other: ArchiveForm) => setAddress(addressOf(other))
  return { titles, form, search: searchIn(form, titles), submit }
}

type Search = ReturnType<typeof useArchiveForm>['search']

export function useArchive(search: Search, sort: string) {
  const order = sort === 'newest' ? 'newest' : 'relevance'
  return useInfiniteQuery({
    queryKey: ['archive', search, order],
    queryFn: ({ pageParam: offset }) =>
      search
        ? call(searchDeskArchive, {
            query: { ...search, sort: order, offset, limit: PER_REQUEST },
          })
        : Promise.reject(new Error('Nothing to search')),
    enabled: search !== undefined,
    initialPageParam: 0,
    getNextPageParam: ({ total, articles }, _pages, offset) => {
      const next = offset + PER_REQUEST
      const mayHaveMore = total >= SEARCH_COUNTED_TO && articles.length > 0
      return next < total || mayHaveMore ? next : undefined
    },
  })
}

/** Saves all articles of a search as a CSV file. */
export function useExport() {
  const t = useT()
  return useMutation({
    mutationFn: async (search: NonNullable<Search>) => {
      const response = await send(exportDeskArchive, { query: search })
      if (!response.ok) await readReply(exportDeskArchive, response)
      download(await response.blob(), 'archive.csv')
    },
    onError: (error) => showToast('error', refusalWords(error, t)),
  })
}

export function useTokens() {
  return useQuery({ queryKey: TOKENS, queryFn: () => call(listArchiveTokens, {}) })
}

export function useMakeToken() {
  return useTokenChange((body: NewArchiveToken) => call(makeArchiveToken, { body }))
}

export function useRevokeToken() {
  return useTokenChange((id: string) => call(revokeArchiveToken, { params: { id } }))
}

/** Makes a change, then reads the list again. A refusal is shown as a toast. */
function useTokenChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const t = useT()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: TOKENS }),
    onError: (error) => showToast('error', refusalWords(error, t)),
  })
}

export function refusalWords(error: Error, t: Translate): string {
  const code = error instanceof CallError ? error.code : 'internal'
  if (code === 'too-many-requests') return t('That was too often. Please wait, then try again.')
  if (code === 'forbidden') return t('Your role does not allow this.')
  if (code === 'unavailable') return t('The search takes too long now. Please try again.')
  return t('Something went wrong. Please try again.')
}
