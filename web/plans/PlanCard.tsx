import { useState } from 'react'
import type { Plan } from '#contract/plans.ts'
import { groupWords } from '../accesstype/use-plans.ts'
import { useSpoken } from '../i18n/language.ts'
import { Name, useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { SafeHtml } from '../publisher-content/SafeHtml.tsx'
import type { PlanGroup } from './group-plans.ts'
import { PlanButton } from './PlanButton.tsx'
import { PriceChoice } from './PriceChoice.tsx'
import styles from './plan-card.module.css'

interface PlanCardProps {
  plans: PlanGroup
  /** Of the plan that the reader holds. */
  heldId: string | undefined
  /** Whether that one is still to be paid for. */
  isOwed: boolean
  selectedId: string | undefined
  onSelect: (plan: Plan | undefined) => void
}

/** A group of plans: the same for a month or a year. */
export function PlanCard({ plans, heldId, isOwed, selectedId, onSelect }: PlanCardProps) {
  const t = useT()
  const nameOf = useName()
  const { language } = useSpoken()
  const [askedId, setAskedId] = useState<string>()
  const find = (id: string | undefined) => plans.find((plan) => plan.id === id)
  const shown = find(askedId) ?? find(selectedId) ?? find(heldId) ?? plans[0]
  const { tagline, benefits, badges } = groupWords(shown.group, language)
  const isSelected = shown.id === selectedId

  function show(plan: Plan) {
    setAskedId(plan.id)
    // The choice moves along with the period.
    if (isSelected) onSelect(plan.id === heldId && !isOwed ? undefined : plan)
  }

  return (
    <article
      className={styles.card}
      data-selected={isSelected}
      data-held={plans.some(({ id }) => id === heldId)}
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
        isHeld={shown.id === heldId}
        isOwed={isOwed}
        isSelected={isSelected}
        isSubscribed={heldId !== undefined}
        onPress={() => onSelect(isSelected ? undefined : shown)}
      />
    </article>
  )
}
