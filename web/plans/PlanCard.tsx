import { useState } from 'react'
import type { Currency, Plan } from '#contract/plans.ts'
import { formatMoney } from '#domain/format-money.ts'
import { retailCents } from '#domain/prices.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { groupWords } from '../accesstype/use-plans.ts'
import { useLanguage } from '../i18n/language.ts'
import { Name, useName } from '../i18n/Name.tsx'
import { periodWords } from '../i18n/period-words.ts'
import { useT } from '../i18n/use-t.ts'
import { SafeHtml } from '../publisher-content/SafeHtml.tsx'
import styles from './plan-card.module.css'

interface PlanCardProps {
  plans: PlanGroup
  /** Of the reader's current plan. */
  currentPlanId: string | undefined
  /** Whether its renewal is unpaid. */
  isPaymentDue: boolean
  selectedId: string | undefined
  onSelect: (plan: Plan | undefined) => void
}

/** A group of plans that differ only in their period. */
export function PlanCard({
  plans,
  currentPlanId,
  isPaymentDue,
  selectedId,
  onSelect,
}: PlanCardProps) {
  const t = useT()
  const nameOf = useName()
  const { language } = useLanguage()
  const [askedId, setAskedId] = useState<string>()
  const find = (id: string | undefined) => plans.find((plan) => plan.id === id)
  const shown = find(askedId) ?? find(selectedId) ?? find(currentPlanId) ?? plans[0]
  const { tagline, benefits, badges } = groupWords(shown.group, language)
  const isSelected = shown.id === selectedId

  function show(plan: Plan) {
    setAskedId(plan.id)
    // A selected card stays selected when its period changes.
    if (isSelected) onSelect(plan.id === currentPlanId && !isPaymentDue ? undefined : plan)
  }

  return (
    <article
      className={styles.card}
      data-selected={isSelected}
      data-held={plans.some(({ id }) => id === currentPlanId)}
      aria-label={nameOf(shown.title, shown.titles)}
    >
      <p className={styles.badges}>
        {badges.map((badge) => (
          <span key={badge} className={styles.badge}>
            {badge}
          </span>
        ))}
      </p>
      <div>
        <h2 className={styles.title}>
          <Name name={shown.title} names={shown.titles} />
        </h2>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('Period')}</legend>
        {plans.map((plan) => (
          <PriceChoice
            key={plan.id}
            plan={plan}
            isShown={plan === shown}
            onShow={() => show(plan)}
          />
        ))}
      </fieldset>
      <div className={styles.benefits}>
        <SafeHtml html={benefits} />
      </div>
      <PlanButton
        plan={shown}
        isHeld={shown.id === currentPlanId}
        isPaymentDue={isPaymentDue}
        isSelected={isSelected}
        isSubscribed={currentPlanId !== undefined}
        onPress={() => onSelect(isSelected ? undefined : shown)}
      />
    </article>
  )
}

interface PlanButtonProps {
  plan: Plan
  isHeld: boolean
  /** Whether the current plan's renewal is unpaid. */
  isPaymentDue: boolean
  isSelected: boolean
  isSubscribed: boolean
  onPress: () => void
}

/** Selects the plan; pressed again, deselects it. */
function PlanButton(props: PlanButtonProps) {
  const { plan, isHeld, isPaymentDue, isSelected, isSubscribed, onPress } = props
  const t = useT()
  const nameOf = useName()
  const isSettled = isHeld && !isPaymentDue
  function words(): string {
    if (isSettled) return t('Current Plan')
    if (isSelected) return t('Selected')
    if (isHeld) return t('Pay Now')
    return isSubscribed ? t('Change Plan') : t('Select Plan')
  }
  return (
    <button
      type="button"
      className={styles.select}
      disabled={isSettled}
      aria-pressed={isSettled ? undefined : isSelected}
      aria-label={`${words()}: ${nameOf(plan.title, plan.titles)}, ${periodWords(plan, t)}`}
      onClick={onPress}
    >
      {isSelected && !isSettled && <Icon name="check" />}
      {words()}
    </button>
  )
}

interface PriceChoiceProps {
  plan: Plan
  isShown: boolean
  onShow: () => void
}

/** One period of a plan: its price and saving. */
function PriceChoice({ plan, isShown, onShow }: PriceChoiceProps) {
  const t = useT()
  const { price_cents, price_currency } = plan
  const retail = retailCents(plan)
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={styles.radio}
        name={plan.subscription_group_id}
        checked={isShown}
        onChange={onShow}
      />
      <span className={styles.period}>{periodWords(plan, t)}</span>
      <span className={styles.price}>{formatMoney(price_cents, price_currency)}</span>
      {retail && (
        <span className={styles.saving}>
          <s>
            <VisuallyHidden>{t('Instead of')} </VisuallyHidden>
            {formatMoney(retail, price_currency)}
          </s>{' '}
          <span className={styles.saved}>
            {t('Save {amount}', { amount: formatMoney(retail - price_cents, price_currency) })}
          </span>
        </span>
      )}
    </label>
  )
}

type PlanGroup = [Plan, ...Plan[]]

/** The plans of one currency, a card for each group. */
export function groupPlans(plans: readonly Plan[], currency: Currency): PlanGroup[] {
  const groups = new Map<string, PlanGroup>()
  for (const plan of plans) {
    if (plan.price_currency !== currency) continue
    const group = groups.get(plan.subscription_group_id)
    if (group) group.push(plan)
    else groups.set(plan.subscription_group_id, [plan])
  }
  return [...groups.values()]
}
