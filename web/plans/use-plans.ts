import { useQuery } from '@tanstack/react-query'
import { PLANS_CACHE } from '../api/cache-rules.ts'
import { openProvider } from '../session/provider.ts'

/** Every plan for sale with its group, the shortest first, then the cheapest. */
export function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: () => openProvider().getSubscriptionPlans(),
    ...PLANS_CACHE,
  })
}
