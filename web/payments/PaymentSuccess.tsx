import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { SECOND_MS } from '#contract/durations.ts'
import { PAYMENT_SUCCESS_REDIRECT_SECONDS, type PurchaseQuote } from '#contract/payments.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { Frame } from '../frame/Frame.tsx'
import { formatShortDate } from '../i18n/format.ts'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { Confetti } from './Confetti.tsx'
import styles from './payments.module.css'

interface PaymentSuccessProps {
  /** None when the payment was confirmed later. */
  quote: PurchaseQuote | undefined
}

export function PaymentSuccess({ quote }: PaymentSuccessProps) {
  const t = useT()
  const { language } = useSpoken()
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
