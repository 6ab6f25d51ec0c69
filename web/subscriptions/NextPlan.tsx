import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '#contract/subscriptions.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { callAccesstype } from '../accesstype/accesstype-as-reader.ts'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { Name } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { PlanPrice } from './PlanPrice.tsx'
import styles from './plan-card.module.css'
import { firstDay, useDay } from './plan-days.ts'

interface NextPlanProps {
  next: Subscription
}

/** The scheduled plan; the change can be cancelled until it starts. */
export function NextPlan({ next }: NextPlanProps) {
  const t = useT()
  const day = useDay()
  const callOff = useCancelScheduledChange()
  return (
    <section className={styles.card} aria-labelledby="next-plan">
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{t('Change Plan Scheduled')}</p>
          <h2 id="next-plan" className={styles.name}>
            <Name name={next.plan_name} names={next.plan_names} />
          </h2>
          <p className={styles.price}>
            <PlanPrice plan={next} />
          </p>
        </div>
        <div className={styles.date}>
          <p className={styles.label}>{t('Starts On')}</p>
          <p className={styles.day}>{day(firstDay(next))}</p>
          {next.next_debit_date && (
            <>
              <p className={styles.label}>{t('Charged On')}</p>
              <p className={styles.day}>{day(next.next_debit_date)}</p>
            </>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          isLoading={callOff.isPending}
          onPress={() => callOff.mutate(next)}
        >
          {t('Keep My Current Plan')}
        </Button>
      </div>
    </section>
  )
}

/** Cancels the scheduled change; the current plan continues. */
function useCancelScheduledChange() {
  const t = useT()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Subscription) =>
      callAccesstype((accesstype) => accesstype.cancelSubscription(id)),
    onSuccess: () => showToast('success', t('You stay with your current plan.')),
    onError: () => showToast('error', t('Something went wrong, please try again.')),
    onSettled: () => refetchSubscriptions(cache),
  })
}
