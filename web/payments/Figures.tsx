import type { ReactNode } from 'react'
import type { PurchaseQuote } from '#contract/payments.ts'
import type { SelectedPlan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { exactMoney, formatShortDate } from '../i18n/format.ts'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './review.module.css'

interface FiguresProps {
  plan: SelectedPlan
  quote: PurchaseQuote
  held: Subscription | undefined
}

/** To the paisa: from when until when, what is charged now, what comes back and when. */
export function Figures({ plan, quote, held }: FiguresProps) {
  const t = useT()
  const { language } = useSpoken()
  const day = (date: PurchaseQuote['start_date']) => formatShortDate(date, language)
  const start = day(quote.start_date)
  const isLater = quote.change === 'downgrade'
  return (
    <>
      <dl className={styles.figures}>
        <Figure name={isLater ? t('Tentative start date') : t('Start date')}>{start}</Figure>
        <Figure name={t('End date')}>{day(quote.end_date)}</Figure>
        {quote.refund_cents > 0 && (
          <Figure name={t('Refund for the unused part of your current plan')}>
            {exactMoney(quote.refund_cents, quote.currency)}
          </Figure>
        )}
        {isLater && (
          <Figure name={t('Charged on {date}', { date: day(quote.charged_on) })}>
            {exactMoney(plan.price_cents, plan.price_currency)}
          </Figure>
        )}
        <Figure name={quote.change === 'new' ? t('Total') : t('Charged now')} isTotal>
          {exactMoney(quote.amount_cents, quote.currency)}
        </Figure>
      </dl>
      <p className={styles.note}>{t('Inclusive of all taxes.')}</p>
      {quote.refund_cents > 0 && (
        <p className={styles.note}>
          {t(
            'The new plan begins on payment. The refund arrives within 10–15 business days, between {from} and {to}.',
            { from: day(quote.refund_from), to: day(quote.refund_to) },
          )}
        </p>
      )}
      {isLater && held && (
        <p className={styles.note}>
          {t('Your current plan runs until {date}; the new one begins the day after.', {
            date: day(dayInIndia(new Date(held.end_timestamp))),
          })}
        </p>
      )}
    </>
  )
}

interface FigureProps {
  name: string
  isTotal?: boolean
  children: ReactNode
}

function Figure({ name, isTotal = false, children }: FigureProps) {
  return (
    <div className={styles.figure} data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
