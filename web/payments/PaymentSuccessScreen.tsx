import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { SECOND_MS } from '#contract/durations.ts'
import { PAYMENT_SUCCESS_REDIRECT_SECONDS, type PurchaseQuote } from '#contract/payments.ts'
import { formatShortDate } from '#domain/format.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { SupportLine } from '../publisher-content/SupportLine.tsx'
import { useSessionWithCheck } from '../session/use-session.ts'
import { Confetti } from './Confetti.tsx'
import { paymentProblem } from './payment-problem.ts'
import styles from './payments.module.css'
import { type FailureState, useSuccessState } from './result-state.ts'
import { type LatePayment, useEndLatePayment, useLatePayment } from './use-late-payment.ts'

/** Never starts a payment. Waits for a result that is not known yet. */
export function PaymentSuccessScreen() {
  const session = useSessionWithCheck()
  const state = useSuccessState()

  if (session.kind === 'checking') return null
  if (session.kind === 'visitor') return <Navigate to="/" replace />
  return state ? <PaymentSuccess quote={state.quote} /> : <LateOutcome />
}

function LateOutcome() {
  const t = useT()
  const late: LatePayment = useLatePayment()
  useEndLatePayment(late)

  switch (late.kind) {
    case 'none':
      return <Navigate to="/" replace />
    case 'unknown':
      return <Confirming />
    case 'failed': {
      const failure: FailureState = { message: paymentProblem(late.error, t) }
      return <Navigate to="/payment-failure" replace state={failure} />
    }
    case 'through':
      return late.subscription.status === 'scheduled' ? (
        <Navigate to="/downgrade-popup" replace />
      ) : (
        <PaymentSuccess quote={undefined} />
      )
  }
}

interface PaymentSuccessProps {
  /** Undefined when the payment was confirmed later. */
  quote: PurchaseQuote | undefined
}

function PaymentSuccess({ quote }: PaymentSuccessProps) {
  const t = useT()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [until] = useState(() => Date.now() + PAYMENT_SUCCESS_REDIRECT_SECONDS * SECOND_MS)
  const n = useCountdown(until)

  const goHome = () => navigate('/', { replace: true, state: { showPersonalInfoPopup: true } })
  useEffect(() => {
    if (n === 0) navigate('/', { replace: true, state: { showPersonalInfoPopup: true } })
  }, [n, navigate])

  return (
    <Frame title={t('Payment Successful!')}>
      <Confetti />
      <div className={styles.result} data-tone="good">
        <Icon name="check" />
        <h1 className={styles.heading}>{t('Payment Successful!')}</h1>
        <p role="status">{t('The whole paper is open to you.')}</p>
        {quote && quote.refund_cents > 0 && (
          <p>
            {t('The refund for your previous plan arrives between {from} and {to}.', {
              from: formatShortDate(quote.refund_from, language),
              to: formatShortDate(quote.refund_to, language),
            })}
          </p>
        )}
        <p className={styles.countdown} role="timer">
          {t('Taking you to the paper in {n} sec', { n })}
        </p>
        <Button onPress={goHome}>{t("Today's front page")}</Button>
      </div>
    </Frame>
  )
}

/** Shown while the result of the payment is unknown. */
function Confirming() {
  const t = useT()
  const isOnline = useIsOnline()
  return (
    <Frame title={t('Confirming your payment')}>
      <div className={styles.result}>
        <Spinner />
        <h1 className={styles.heading}>{t('Confirming your payment')}</h1>
        <p role="status">
          {isOnline
            ? t(
                'It is not known yet whether your payment went through. Please do not pay again: this page shows the outcome as soon as it is known.',
              )
            : t(
                'You are offline, so it is not known yet whether your payment went through. Please do not pay again: this page shows the outcome when you are back online.',
              )}
        </p>
        <p>{t('If a payment buys nothing, all of it is refunded.')}</p>
        <ButtonLink to="/" variant="secondary" icon="home">
          {t("Today's front page")}
        </ButtonLink>
        <SupportLine />
      </div>
    </Frame>
  )
}
