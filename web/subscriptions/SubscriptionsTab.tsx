import { scheduledPlan } from '#domain/plan-standing.ts'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSubscriptions } from '../accesstype/use-subscriptions.ts'
import { Reference } from '../brand/Reference.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Invoices } from './Invoices.tsx'
import { NextPlan } from './NextPlan.tsx'
import { Refunds } from './Refunds.tsx'
import styles from './subscriptions-tab.module.css'

/** The reader's plans, refunds and invoices. */
export function SubscriptionsTab() {
  const t = useT()
  const subscriptions = useSubscriptions()

  if (subscriptions.isPending) {
    return (
      <div className={styles.waiting} role="status">
        <span>{t('Loading...')}</span>
        <Skeleton height="12rem" />
      </div>
    )
  }
  if (subscriptions.isError) {
    const again = (
      <TryAgain isTrying={subscriptions.isFetching} onPress={() => void subscriptions.refetch()} />
    )
    return (
      <Notice tone="error" action={again}>
        {t('Oops! Something went wrong.')}
        <Reference error={subscriptions.error} />
      </Notice>
    )
  }

  const next = scheduledPlan(subscriptions.data)
  return (
    <div className={styles.parts}>
      <CurrentPlan subscriptions={subscriptions.data} />
      {next && <NextPlan next={next} />}
      <Refunds />
      <Invoices />
    </div>
  )
}
