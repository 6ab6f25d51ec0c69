import { useEffect, useRef, useState } from 'react'
import { CURRENCY_FORMAT, type Currency, type Plan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { isPaymentDue } from '#domain/plan-standing.ts'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { usePlans } from '../accesstype/use-plans.ts'
import { planItem } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { groupPlans, PlanCard } from './PlanCard.tsx'
import styles from './subscribe-screen.module.css'

interface PlansProps {
  plans: ReturnType<typeof usePlans>
  currentSubscription: Subscription | undefined
  selected: Plan | undefined
  onSelect: (plan: Plan | undefined) => void
}

export function Plans({ plans, currentSubscription, selected, onSelect }: PlansProps) {
  const t = useT()
  if (plans.data && plans.data.length > 0) {
    return (
      <PlanGrid
        plans={plans.data}
        currentSubscription={currentSubscription}
        selected={selected}
        onSelect={onSelect}
      />
    )
  }
  if (plans.data) return <Notice tone="empty">{t('No plan is for sale at the moment.')}</Notice>
  if (plans.isError) {
    return (
      <Notice
        tone="error"
        action={<TryAgain isTrying={plans.isFetching} onPress={() => void plans.refetch()} />}
      >
        {t('The plans could not be fetched.')}
      </Notice>
    )
  }
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {['1', '2', '3'].map((place) => (
        <Skeleton key={place} height="28rem" />
      ))}
    </div>
  )
}

interface PlanGridProps {
  plans: readonly Plan[]
  currentSubscription: Subscription | undefined
  selected: Plan | undefined
  onSelect: (plan: Plan | undefined) => void
}

function PlanGrid({ plans, currentSubscription, selected, onSelect }: PlanGridProps) {
  const currentPlanId = currentSubscription?.subscription_plan_id
  const [chosenCurrency, setChosenCurrency] = useState<Currency>()
  const currencies = currenciesOf(plans)
  // A plan can only be changed to one in the same currency.
  const currentCurrency =
    currentSubscription &&
    (currentSubscription.plan_amount_currency ??
      plans.find(({ id }) => id === currentPlanId)?.price_currency)
  const currency =
    currentCurrency ?? chosenCurrency ?? selected?.price_currency ?? currencies[0] ?? 'INR'
  useTrackList(plans, currency)

  function show(next: Currency) {
    setChosenCurrency(next)
    if (selected?.price_currency !== next) onSelect(undefined)
  }

  return (
    <div className={styles.plans}>
      {!currentCurrency && currencies.length > 1 && (
        <CurrencySwitch currencies={currencies} shown={currency} onShow={show} />
      )}
      <div className={styles.cards}>
        {groupPlans(plans, currency).map((group) => (
          <PlanCard
            key={`${group[0].subscription_group_id} ${currency}`}
            plans={group}
            currentPlanId={currentPlanId}
            isPaymentDue={isPaymentDue(currentSubscription)}
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

interface CurrencySwitchProps {
  currencies: readonly Currency[]
  shown: Currency
  onShow: (currency: Currency) => void
}

function CurrencySwitch({ currencies, shown, onShow }: CurrencySwitchProps) {
  const t = useT()
  return (
    <fieldset className={styles.currencies}>
      <legend className={styles.legend}>{t('Prices in')}</legend>
      {currencies.map((currency) => (
        <button
          key={currency}
          type="button"
          className={styles.currency}
          aria-pressed={currency === shown}
          onClick={() => onShow(currency)}
        >
          {CURRENCY_FORMAT[currency].symbol} {currency}
        </button>
      ))}
    </fieldset>
  )
}

/** Tracks once for each currency that its plans were shown. */
function useTrackList(plans: readonly Plan[], currency: Currency): void {
  const tracked = useRef(new Set<Currency>())
  useEffect(() => {
    if (tracked.current.has(currency)) return
    tracked.current.add(currency)
    const shown = plans.filter(({ price_currency }) => price_currency === currency)
    track('view_item_list', { currency, items: shown.map(planItem) })
  }, [plans, currency])
}
