import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#contract/call-error.ts'
import {
  type FollowedSearch,
  followSearch,
  listFollowedSearches,
  unfollowSearch,
} from '#contract/followed-searches.ts'
import { followKey } from '#domain/followed-searches/followed-searches.ts'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/use-session.ts'

export type Followable = Pick<FollowedSearch, 'kind' | 'what'>

const followedKey = () => ['followed-searches', runtimeConfig().publisher] as const

/** What the reader follows. Not fetched for a visitor. */
export function useFollowedSearches() {
  const session = useSession()
  const { publisher } = runtimeConfig()
  return useQuery({
    queryKey: followedKey(),
    queryFn: () => call(listFollowedSearches, { query: { publisher } }),
    enabled: session.kind === 'signed-in',
  })
}

/** The followed search that finds the same, in whatever form its words are. */
export function followedAs(
  list: readonly FollowedSearch[] | undefined,
  target: Followable,
): FollowedSearch | undefined {
  const key = followKey(target)
  return list?.find((one) => one.kind === target.kind && followKey(one) === key)
}

export function useFollow() {
  const t = useT()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (target: Followable) =>
      call(followSearch, { body: { ...target, publisher: runtimeConfig().publisher } }),
    onSuccess: () => void showToast('success', t('We will mail you when the paper has it.')),
    onError: (error) => {
      const isFull = error instanceof CallError && error.code === 'not-acceptable-now'
      const words = isFull
        ? t('You follow as much as you can. Stop something in your profile first.')
        : t('Something went wrong, please try again.')
      void showToast('error', words)
    },
    onSettled: () => cache.invalidateQueries({ queryKey: followedKey() }),
  })
}

export function useUnfollow() {
  const t = useT()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: FollowedSearch) => {
      await call(unfollowSearch, { params: { id } }).catch(ignoreIfMissing)
    },
    onSuccess: () => void showToast('success', t('You no longer follow it.')),
    onError: () => void showToast('error', t('Something went wrong, please try again.')),
    onSettled: () => cache.invalidateQueries({ queryKey: followedKey() }),
  })
}

/** It was stopped on another device or by a link in a mail. */
function ignoreIfMissing(error: unknown): void {
  if (!(error instanceof CallError && error.code === 'not-found')) throw error
}
