import type { Plan } from '#contract/plans.ts'
import { formatMoney } from '#domain/format-money.ts'
import { Button } from '#ui/Button.tsx'
import { Name } from '../i18n/Name.tsx'
import { periodWords } from '../i18n/period-words.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import styles from './plan-bar.module.css'

interface PlanBarProps {
  state: BarState
  selected: Plan | undefined
  onProceed: () => void
}

/** Fixed at the foot of the screen: the selected plan and the button to continue. */
export function PlanBar({ state, selected, onProceed }: PlanBarProps) {
  const t = useT()
  return (
    <section className={styles.bar} aria-label={t('Selected plan')}>
      <div className={styles.content}>
        {selected ? (
          <p className={styles.plan}>
            <span className={styles.title}>
              <Name name={selected.title} names={selected.titles} />
            </span>
            <span>
              {t('{price} / {period}', {
                price: formatMoney(selected.price_cents, selected.price_currency),
                period: periodWords(selected, t),
              })}
            </span>
          </p>
        ) : (
          state !== 'loading' && <p className={styles.hint}>{t('Select a plan to go on.')}</p>
        )}
        <Button
          isLoading={state === 'loading'}
          isDisabled={state === 'nothing-selected' || state === 'current-plan'}
          onPress={onProceed}
        >
          {buttonWords(state, t)}
        </Button>
      </div>
    </section>
  )
}

function buttonWords(state: BarState, t: Translate): string {
  switch (state) {
    case 'loading':
      return t('Loading...')
    case 'current-plan':
      return t('Current Plan')
    case 'change-plan':
      return t('Change Plan')
    case 'nothing-selected':
    case 'review':
      return t('Review & Pay')
  }
}

/** The state of the bar below the plans. */
type BarState = 'loading' | 'nothing-selected' | 'current-plan' | 'change-plan' | 'review'

interface BarInput {
  isLoading: boolean
  selectedId: string | undefined
  /** Of the reader's current plan. */
  currentPlanId: string | undefined
  /** Whether its renewal is unpaid. */
  isPaymentDue: boolean
}

export function barState({
  isLoading,
  selectedId,
  currentPlanId,
  isPaymentDue,
}: BarInput): BarState {
  if (isLoading) return 'loading'
  if (selectedId === undefined) return 'nothing-selected'
  if (selectedId === currentPlanId) return isPaymentDue ? 'review' : 'current-plan'
  return currentPlanId === undefined ? 'review' : 'change-plan'
}
