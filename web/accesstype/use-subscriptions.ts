import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PLANS_CACHE } from '../api/query-client.ts'
import { useSession } from '../session/use-session.ts'

/** The reader's subscriptions, the one that counts first; a visitor's are never asked for. */
export function useSubscriptions() {
  const session = useSession()
  return useQuery({
    queryKey: ['subscriptions'],
    queryFn: async () => (await import('./accesstype-as-reader.ts')).askSubscriptions(),
    enabled: session.kind === 'signed-in',
    ...PLANS_CACHE,
  })
}

/** After a payment, a cancellation or a change of plan: the open reader sees it at once, in every tab. */
export async function refetchSubscriptions(cache: QueryClient): Promise<void> {
  announceSubscription()
  await refetchHere(cache)
}

const otherTabs = new BroadcastChannel('subscriptions')

/** Another plan, or none any more: the other tabs look again. */
function announceSubscription(): void {
  otherTabs.postMessage('changed')
}

/** Returns how to stop listening. */
function onSubscriptionElsewhere(listener: () => void): () => void {
  otherTabs.addEventListener('message', listener)
  return () => otherTabs.removeEventListener('message', listener)
}

/** Everything that hangs on what the reader bought. The paper follows, see `useOpenedPaper`. */
async function refetchHere(cache: QueryClient): Promise<void> {
  const keys = [['subscriptions'], ['reader'], ['invoices'], ['refunds']]
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
}

/** Keeps the reader's plan known, and follows what another tab buys or cancels. */
export function useSubscriptionChanges(): void {
  const cache = useQueryClient()
  useSubscriptions()
  useEffect(() => onSubscriptionElsewhere(() => void refetchHere(cache)), [cache])
}
