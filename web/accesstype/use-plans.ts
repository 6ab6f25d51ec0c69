import { useQuery } from '@tanstack/react-query'
import { PLANS_CACHE } from '../api/cache-rules.ts'
import { openProvider } from './accesstype-as-reader.ts'

/** Every plan for sale with its group, the shortest first, then the cheapest. */
export function usePlans(isNeeded = true) {
  return useQuery({
    queryKey: ['plans'],
    queryFn: () => openProvider().getSubscriptionPlans(),
    enabled: isNeeded,
    ...PLANS_CACHE,
  })
}
