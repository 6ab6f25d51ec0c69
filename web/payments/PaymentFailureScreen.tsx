import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/toast.ts'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { storage } from '../session/storage.ts'
import styles from './payments.module.css'
import { useFailureState } from './result-state.ts'
import { useLatePayment } from './use-late-payment.ts'
import { usePay } from './use-pay.ts'

/** Also notices a payment that succeeds after all. */
export function PaymentFailureScreen() {
  const t = useT()
  const navigate = useNavigate()
  const message = useFailureState()?.message
  const [plan] = useState(storage.selectedPlan.read)
  const payment = usePay()
  const late = useLatePayment()

  function retry() {
    if (!plan) {
      void showToast('info', t('No plan selected. Redirecting to subscription page.'))
      return navigate('/subscribe', { replace: true })
    }
    return payment.pay(plan, 'retry_payment')
  }

  if (late.kind === 'through' && !payment.isPending && !payment.isSuccess)
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
          <Button icon="refresh" isLoading={payment.isPending} onPress={() => void retry()}>
            {t('Retry Payment')}
          </Button>
          <Button
            variant="secondary"
            isDisabled={payment.isPending}
            onPress={() => void navigate('/review', { replace: true })}
          >
            {t('Go Back')}
          </Button>
        </div>
      </div>
    </Frame>
  )
}
