import { useQuery } from '@tanstack/react-query'
import type { Refund } from '#contract/refunds.ts'
import { exactMoney } from '#domain/format-money.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { callAccesstype } from '../accesstype/accesstype-as-reader.ts'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './papers.module.css'
import { useDay } from './plan-days.ts'

export function Refunds() {
  const t = useT()
  const { data: refunds = [] } = useRefunds()
  if (refunds.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('Refunds')}</h2>
      <ul className={styles.list}>
        {refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  )
}

interface RefundLineProps {
  refund: Refund
}

function RefundLine({ refund }: RefundLineProps) {
  const t = useT()
  const plan = useName()(refund.plan_name, refund.plan_names)
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.title}>
          {refund.is_unused_part
            ? t('Unused part of {plan}', { plan })
            : t('Payment for {plan}', { plan })}
        </p>
        <RefundProgress refund={refund} />
      </div>
      <p className={styles.amount}>{exactMoney(refund.amount_cents, refund.currency)}</p>
    </li>
  )
}

interface RefundProgressProps {
  refund: Refund
}

/** Three steps; the completed ones are filled. */
const STEPS = ['requested', 'submitted', 'processed'] as const

function RefundProgress({ refund }: RefundProgressProps) {
  const t = useT()
  const day = useDay()
  const { progress, requested_at, due_at, processed_at, bank_transfer } = refund
  const on = (time: string) => day(dayInIndia(new Date(time)))
  // `due_at` is the midnight after the last day.
  const by = on(new Date(Date.parse(due_at) - 1).toISOString())
  const words = {
    requested: t('Requested on {date}. Expected by {by}.', { date: on(requested_at), by }),
    submitted: t('With your bank. Expected by {by}.', { by }),
    processed: bank_transfer
      ? t('Paid by bank transfer on {date}.', { date: day(bank_transfer.on) })
      : t('Paid back on {date}.', { date: on(processed_at ?? requested_at) }),
    delayed: t('It is taking longer than it should. We are seeing to it.'),
  }[progress]
  const reached = STEPS.findIndex(
    (step) => step === (progress === 'delayed' ? 'submitted' : progress),
  )
  return (
    <>
      <span className={styles.steps} data-progress={progress} aria-hidden="true">
        {STEPS.map((step, index) => (
          <span key={step} className={styles.step} data-reached={index <= reached} />
        ))}
      </span>
      <p className={styles.note}>{words}</p>
      {bank_transfer && (
        <p className={styles.note}>{t('Reference: {id}', { id: bank_transfer.reference })}</p>
      )}
    </>
  )
}

function useRefunds() {
  return useQuery({
    queryKey: ['refunds'],
    queryFn: async () => (await callAccesstype((accesstype) => accesstype.getRefunds())).refunds,
  })
}
