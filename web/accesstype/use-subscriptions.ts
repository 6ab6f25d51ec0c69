import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PLANS_CACHE } from '../api/query-client.ts'
import { useSession } from '../session/use-session.ts'

/** The reader's subscriptions; the first one decides access. Not fetched for a visitor. */
export function useSubscriptions() {
  const session = useSession()
  return useQuery({
    queryKey: ['subscriptions'],
    queryFn: async () => (await import('./accesstype-as-reader.ts')).fetchSubscriptions(),
    enabled: session.kind === 'signed-in',
    ...PLANS_CACHE,
  })
}

/** Call after a payment, a cancellation or a change of plan, so that every tab shows it at once. */
export async function refetchSubscriptions(cache: QueryClient): Promise<void> {
  tellOtherTabs()
  await refetchInThisTab(cache)
}

const otherTabs = new BroadcastChannel('subscriptions')

/** Tells the other tabs that the reader's subscriptions changed. */
function tellOtherTabs(): void {
  otherTabs.postMessage('changed')
}

/** Returns a function that stops listening. */
function onChangeInOtherTab(listener: () => void): () => void {
  otherTabs.addEventListener('message', listener)
  return () => otherTabs.removeEventListener('message', listener)
}

/** Refetches every query that depends on the subscription; `useRefetchOnAccessChange` then refetches the issues. */
async function refetchInThisTab(cache: QueryClient): Promise<void> {
  const keys = [['subscriptions'], ['reader'], ['invoices'], ['refunds']]
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
}

/** Refetches what another tab bought or cancelled. */
export function useSubscriptionChanges(): void {
  const cache = useQueryClient()
  useEffect(() => onChangeInOtherTab(() => void refetchInThisTab(cache)), [cache])
}
