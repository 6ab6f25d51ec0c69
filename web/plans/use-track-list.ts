import { useEffect, useRef } from 'react'
import type { Plan } from '#contract/plans.ts'
import { planItem } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'

/** Tells once that the plans were seen. */
export function useTrackList(plans: readonly Plan[] | undefined): void {
  const isTold = useRef(false)
  useEffect(() => {
    if (!plans || isTold.current) return
    isTold.current = true
    track('view_item_list', { items: plans.map(planItem) })
  }, [plans])
}
