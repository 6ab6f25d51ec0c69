import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { aboutPlan } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { Frame } from '../brand/Frame.tsx'
import { useFailureState } from '../checkout/result-state.ts'
import { useLatePayment } from '../checkout/use-late-payment.ts'
import { usePay } from '../checkout/use-pay.ts'
import { useT } from '../i18n/use-t.ts'
import { stored } from '../session/storage.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toast.ts'
import styles from './payments.module.css'

/** A payment that goes through after all is noticed here. */
export function PaymentFailureScreen() {
  const t = useT()
  const navigate = useNavigate()
  const message = useFailureState()?.message
  const [plan] = useState(stored.selectedPlan.read)
  const pay = usePay()
  const late = useLatePayment()

  function retry() {
    if (!plan) {
      void showToast('info', t('No plan selected. Redirecting to subscription page.'))
      return navigate('/subscribe', { replace: true })
    }
    track('retry_payment', aboutPlan(plan))
    return pay.mutate(plan)
  }

  if (late.isThrough && !pay.isPending && !pay.isSuccess)
    return <Navigate to="/payment-success" replace />
  return (
    <Frame title={t('Payment Failed!')}>
      <div className={styles.result} data-tone="bad">
        <Icon name="warning" />
        <h1 className={styles.heading}>{t('Payment Failed!')}</h1>
        {message && (
          <p className={styles.reason} role="status">
            {message}
          </p>
        )}
        <p>
          {t('Your payment was unsuccessful. Please try again or use a different mode of payment.')}
        </p>
        <div className={styles.actions}>
          <Button icon="refresh" isLoading={pay.isPending} onPress={() => void retry()}>
            {t('Retry Payment')}
          </Button>
          <Button
            variant="secondary"
            isDisabled={pay.isPending}
            onPress={() => void navigate('/review', { replace: true })}
          >
            {t('Go Back')}
          </Button>
        </div>
      </div>
    </Frame>
  )
}
