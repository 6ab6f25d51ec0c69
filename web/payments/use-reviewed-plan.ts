import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SelectedPlan } from '#contract/plans.ts'
import { groupWords, selectedPlanOf, usePlans } from '../accesstype/use-plans.ts'
import { useSpoken } from '../i18n/language.ts'
import { stored } from '../session/storage.ts'

/** The plan to review: the one that the address names, else the stored one. */
export function useReviewedPlan(): { plan: SelectedPlan | undefined; isLoading: boolean } {
  const { language } = useSpoken()
  const planId = useSearchParams()[0].get('plan')
  const [storedPlan] = useState(stored.selectedPlan.read)
  const plans = usePlans(planId !== null)
  const named = plans.data?.find(({ id }) => id === planId)
  const plan = named && selectedPlanOf(named, groupWords(named.group, language).tagline)

  // Kept through login and payment, as a plan that is chosen on /subscribe.
  useEffect(() => {
    if (plan) stored.selectedPlan.write(plan)
  })
  return planId === null
    ? { plan: storedPlan, isLoading: false }
    : { plan, isLoading: plans.isPending }
}
