import type { Invoice } from '#contract/invoices.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { exactMoney } from '../i18n/format.ts'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './papers.module.css'
import { useDay } from './use-day.ts'
import { useDownloadInvoice, useInvoices } from './use-invoices.ts'

export function Invoices() {
  const t = useT()
  const { data: invoices = [] } = useInvoices()
  if (invoices.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('Invoices')}</h2>
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.number} invoice={invoice} />
        ))}
      </ul>
    </section>
  )
}

interface InvoiceLineProps {
  invoice: Invoice
}

function InvoiceLine({ invoice }: InvoiceLineProps) {
  const t = useT()
  const day = useDay()
  const download = useDownloadInvoice()
  const { number, kind, currency, gross_cents } = invoice
  const plan = useName()(invoice.plan_name, invoice.plan_names)
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.title}>
          {kind === 'invoice' ? plan : t('Credit note: {plan}', { plan })}
        </p>
        <p className={`${styles.note} ${styles.paper}`}>
          <span>{day(dayInIndia(new Date(invoice.issued_at)))}</span>{' '}
          <span className={styles.number}>{number}</span>
        </p>
      </div>
      <p className={styles.amount}>
        {kind === 'credit-note' && '−'}
        {exactMoney(gross_cents, currency)}
      </p>
      <Button
        variant="quiet"
        icon="download"
        isLoading={download.isPending}
        onPress={() => download.mutate(number)}
      >
        PDF
        <VisuallyHidden> {number}</VisuallyHidden>
      </Button>
    </li>
  )
}
