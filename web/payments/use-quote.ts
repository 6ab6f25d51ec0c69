import { useQuery } from '@tanstack/react-query'
import { type PurchaseQuote, quoteSubscription } from '#contract/payments.ts'
import { call } from '../api/call.ts'
import { useSession } from '../session/use-session.ts'

export function fetchQuote(planId: string): Promise<PurchaseQuote> {
  return call(quoteSubscription, { query: { plan_id: planId } })
}

/** What the plan costs this reader today. Fetched again whenever it is shown. */
export function useQuote(planId: string) {
  const session = useSession()
  return useQuery({
    queryKey: ['subscriptions', 'quote', planId],
    queryFn: () => fetchQuote(planId),
    enabled: session.kind === 'signed-in',
    gcTime: 0,
  })
}
