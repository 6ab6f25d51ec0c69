import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PurchaseQuote } from '#contract/payments.ts'
import type { SelectedPlan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { formatShortDate } from '#domain/format.ts'
import { exactMoney, formatMoney } from '#domain/format-money.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { subscriptionPriceCents } from '#domain/prices.ts'
import { Icon } from '#ui/Icon.tsx'
import { useLanguage } from '../i18n/language.ts'
import { Name } from '../i18n/Name.tsx'
import { periodWords } from '../i18n/period-words.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './review.module.css'

interface ChosenPlanProps {
  plan: SelectedPlan
  /** Price and dates. */
  children: ReactNode
}

export function ChosenPlan({ plan, children }: ChosenPlanProps) {
  const t = useT()
  const price = formatMoney(plan.price_cents, plan.price_currency)
  const period = periodWords(plan, t)
  return (
    <section className={styles.box}>
      <div className={styles.head}>
        <h2 className={styles.label}>{t('Selected plan')}</h2>
        <Link to="/subscribe" className={styles.edit}>
          <Icon name="edit" />
          {t('Edit')}
        </Link>
      </div>
      <p className={styles.plan}>
        <span className={styles.title}>
          <Name name={plan.title} names={plan.titles} />
        </span>
        <span>{t('{price} / {period}', { price, period })}</span>
      </p>
      <p className={styles.note}>{plan.tagline}</p>
      {children}
      {plan.recurring && (
        <p className={styles.note}>
          {t('Renews automatically at {price} / {period}. You can cancel at any time.', {
            price,
            period,
          })}
        </p>
      )}
    </section>
  )
}

interface CurrentPlanProps {
  currentSubscription: Subscription
}

export function CurrentPlan({ currentSubscription }: CurrentPlanProps) {
  const t = useT()
  const { language } = useLanguage()
  const date = formatShortDate(dayInIndia(new Date(currentSubscription.end_timestamp)), language)
  return (
    <section className={styles.box} data-tone="quiet">
      <h2 className={styles.label}>{t('Current Plan')}</h2>
      <p className={styles.plan}>
        <span className={styles.title}>
          <Name name={currentSubscription.plan_name} names={currentSubscription.plan_names} />
        </span>
        <span>
          {t('{price} / {period}', {
            price: formatMoney(
              subscriptionPriceCents(currentSubscription),
              currentSubscription.plan_amount_currency ?? 'INR',
            ),
            period: periodWords(currentSubscription, t),
          })}
        </span>
      </p>
      <p className={styles.note}>{t('Paid until {date}', { date })}</p>
    </section>
  )
}

interface FiguresProps {
  plan: SelectedPlan
  quote: PurchaseQuote
  currentSubscription: Subscription | undefined
}

/** Dates, charge and refund of the purchase, exact to the paisa. */
export function Figures({ plan, quote, currentSubscription }: FiguresProps) {
  const t = useT()
  const { language } = useLanguage()
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
      {isLater && currentSubscription && (
        <p className={styles.note}>
          {t('Your current plan runs until {date}; the new one begins the day after.', {
            date: day(dayInIndia(new Date(currentSubscription.end_timestamp))),
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
