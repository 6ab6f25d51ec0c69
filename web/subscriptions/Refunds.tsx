import type { Refund } from '#contract/refunds.ts'
import { exactMoney } from '../i18n/format.ts'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './papers.module.css'
import { RefundProgress } from './RefundProgress.tsx'
import { useRefunds } from './use-refunds.ts'

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
