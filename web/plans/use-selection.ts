import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Plan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { isOwed } from '#domain/plan-standing.ts'
import { heldCents, nextCostlier } from '#domain/prices.ts'
import { stored } from '../session/storage.ts'
import { useResetOnLogout } from '../session/use-session.ts'

/** As long as the reader has not touched it, a plan may be selected for them. */
type Choice = { kind: 'untouched' } | { kind: 'picked'; planId: string | undefined }

interface Offered {
  plans: readonly Plan[]
  /** The plan that the reader holds. */
  held: Subscription | undefined
}

/** The plan that is selected: the reader's choice, the one they went to edit, an upgrade to the next costlier, or what they owe. */
export function useSelection({ plans, held }: Offered) {
  const isFromUpgrade = useIsFromUpgrade()
  const [editedId] = useState(() => stored.selectedPlan.read()?.id)
  const [choice, setChoice] = useState<Choice>({ kind: 'untouched' })
  useResetOnLogout(() => setChoice({ kind: 'picked', planId: undefined }))

  function selectedId(): string | undefined {
    if (choice.kind === 'picked') return choice.planId
    if (isFromUpgrade && held) return upgradeOf(held, plans)?.id
    return editedId ?? (isOwed(held) ? held?.subscription_plan_id : undefined)
  }

  const id = selectedId()
  const selected = plans.find((plan) => plan.id === id)
  const select = (planId: string | undefined) => setChoice({ kind: 'picked', planId })
  return { selected, select }
}

function upgradeOf(held: Subscription, plans: readonly Plan[]): Plan | undefined {
  const current = plans.find(({ id }) => id === held.subscription_plan_id)
  const price_currency = held.plan_amount_currency ?? current?.price_currency ?? 'INR'
  return nextCostlier(plans, { price_cents: heldCents(held), price_currency })
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
