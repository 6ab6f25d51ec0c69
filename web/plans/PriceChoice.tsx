import type { Plan } from '#contract/plans.ts'
import { retailCents } from '#domain/prices.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { formatMoney } from '../i18n/format.ts'
import { periodWords } from '../i18n/period-words.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './plan-card.module.css'

interface PriceChoiceProps {
  plan: Plan
  isShown: boolean
  onShow: () => void
}

/** One period of a card: what it costs, and what is saved. */
export function PriceChoice({ plan, isShown, onShow }: PriceChoiceProps) {
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
