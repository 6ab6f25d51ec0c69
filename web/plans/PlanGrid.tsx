import { useState } from 'react'
import type { Currency, Plan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { isOwed } from '#domain/plan-standing.ts'
import { CurrencySwitch } from './CurrencySwitch.tsx'
import { groupPlans } from './group-plans.ts'
import { PlanCard } from './PlanCard.tsx'
import styles from './subscribe-screen.module.css'
import { useTrackList } from './use-track-list.ts'

interface PlanGridProps {
  plans: readonly Plan[]
  held: Subscription | undefined
  selected: Plan | undefined
  onSelect: (plan: Plan | undefined) => void
}

export function PlanGrid({ plans, held, selected, onSelect }: PlanGridProps) {
  const heldId = held?.subscription_plan_id
  const [asked, setAsked] = useState<Currency>()
  const currencies = currenciesOf(plans)
  // A plan can be changed within its currency only.
  const ofHeld =
    held && (held.plan_amount_currency ?? plans.find(({ id }) => id === heldId)?.price_currency)
  const currency = ofHeld ?? asked ?? selected?.price_currency ?? currencies[0] ?? 'INR'
  useTrackList(plans, currency)

  function show(next: Currency) {
    setAsked(next)
    if (selected?.price_currency !== next) onSelect(undefined)
  }

  return (
    <div className={styles.plans}>
      {!ofHeld && currencies.length > 1 && (
        <CurrencySwitch currencies={currencies} shown={currency} onShow={show} />
      )}
      <div className={styles.cards}>
        {groupPlans(plans, currency).map((group) => (
          <PlanCard
            key={`${group[0].subscription_group_id} ${currency}`}
            plans={group}
            heldId={heldId}
            isOwed={isOwed(held)}
            selectedId={selected?.id}
            onSelect={onSelect}
          />
        ))}
      </div>
    </div>
  )
}

/** Rupees first. */
function currenciesOf(plans: readonly Plan[]): Currency[] {
  return [...new Set(plans.map(({ price_currency }) => price_currency))].sort()
}
