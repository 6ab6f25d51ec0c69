import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Plan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { isPaymentDue } from '#domain/plan-standing.ts'
import { nextMoreExpensive, subscriptionPriceCents } from '#domain/prices.ts'
import { storage } from '../session/storage.ts'
import { useResetOnLogout } from '../session/use-session.ts'

/** A plan is preselected until the reader picks one. */
type Choice = { kind: 'untouched' } | { kind: 'picked'; planId: string | undefined }

interface SelectionInput {
  plans: readonly Plan[]
  /** The reader's current plan. */
  currentSubscription: Subscription | undefined
}

/** The selected plan: the reader's pick, else the plan they edit, the next more expensive plan for an upgrade, or the unpaid plan. */
export function useSelection({ plans, currentSubscription }: SelectionInput) {
  const isFromUpgrade = useIsFromUpgrade()
  const [editedId] = useState(() => storage.selectedPlan.read()?.id)
  const [choice, setChoice] = useState<Choice>({ kind: 'untouched' })
  useResetOnLogout(() => setChoice({ kind: 'picked', planId: undefined }))

  function selectedId(): string | undefined {
    if (choice.kind === 'picked') return choice.planId
    if (isFromUpgrade && currentSubscription) return upgradeOf(currentSubscription, plans)?.id
    return (
      editedId ??
      (isPaymentDue(currentSubscription) ? currentSubscription?.subscription_plan_id : undefined)
    )
  }

  const id = selectedId()
  const selected = plans.find((plan) => plan.id === id)
  const select = (planId: string | undefined) => setChoice({ kind: 'picked', planId })
  return { selected, select }
}

function upgradeOf(currentSubscription: Subscription, plans: readonly Plan[]): Plan | undefined {
  const current = plans.find(({ id }) => id === currentSubscription.subscription_plan_id)
  const price_currency =
    currentSubscription.plan_amount_currency ?? current?.price_currency ?? 'INR'
  return nextMoreExpensive(plans, {
    price_cents: subscriptionPriceCents(currentSubscription),
    price_currency,
  })
}

function useIsFromUpgrade(): boolean {
  const state: unknown = useLocation().state
  return (
    typeof state === 'object' &&
    state !== null &&
    'fromUpgrade' in state &&
    state.fromUpgrade === true
  )
}
