import type { Refund } from '#contract/refunds.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './papers.module.css'
import { useDay } from './use-day.ts'

interface RefundProgressProps {
  refund: Refund
}

/** Three steps; those that are behind are filled. */
const STEPS = ['requested', 'submitted', 'processed'] as const

export function RefundProgress({ refund }: RefundProgressProps) {
  const t = useT()
  const day = useDay()
  const { progress, requested_at, due_at, processed_at, bank_transfer } = refund
  const on = (time: string) => day(dayInIndia(new Date(time)))
  // The promise ends with the midnight after its last day.
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
