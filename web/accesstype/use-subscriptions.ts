import { type QueryClient, useQuery } from '@tanstack/react-query'
import { PLANS_CACHE } from '../api/cache-rules.ts'
import { useSession } from '../session/use-session.ts'
import { announceSubscription, refetchHere } from './subscription-changes.ts'

/** The reader's subscriptions, the one that counts first; a visitor's are never asked for. */
export function useSubscriptions() {
  const session = useSession()
  return useQuery({
    queryKey: ['subscriptions'],
    queryFn: async () => (await import('./ask-subscriptions.ts')).askSubscriptions(),
    enabled: session.kind === 'signed-in',
    ...PLANS_CACHE,
  })
}

/** After a payment, a cancellation or a change of plan: the open reader sees it at once, in every tab. */
export async function refetchSubscriptions(cache: QueryClient): Promise<void> {
  announceSubscription()
  await refetchHere(cache)
}
