import { useEffect, useRef } from 'react'
import type { Currency, Plan } from '#contract/plans.ts'
import { planItem } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'

/** Tracks once for each currency that its plans were shown. */
export function useTrackList(plans: readonly Plan[], currency: Currency): void {
  const tracked = useRef(new Set<Currency>())
  useEffect(() => {
    if (tracked.current.has(currency)) return
    tracked.current.add(currency)
    const shown = plans.filter(({ price_currency }) => price_currency === currency)
    track('view_item_list', { currency, items: shown.map(planItem) })
  }, [plans, currency])
}
