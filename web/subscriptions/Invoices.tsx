import { useMutation, useQuery } from '@tanstack/react-query'
import type { Invoice } from '#contract/invoices.ts'
import { exactMoney } from '#domain/format-money.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { Button } from '#ui/Button.tsx'
import { download } from '#ui/download.ts'
import { showToast } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { callAccesstype } from '../accesstype/accesstype-as-reader.ts'
import { useLanguage } from '../i18n/language.ts'
import { useName } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './papers.module.css'
import { useDay } from './plan-days.ts'

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

function useInvoices() {
  return useQuery({
    queryKey: ['invoices'],
    queryFn: async () => (await callAccesstype((accesstype) => accesstype.getInvoices())).invoices,
  })
}

/** The PDF is in the language of the controls. */
function useDownloadInvoice() {
  const t = useT()
  const { language } = useLanguage()
  return useMutation({
    mutationFn: async (number: string) => {
      const file = `${number}.pdf`
      download(await callAccesstype((accesstype) => accesstype.getInvoicePdf(file, language)), file)
    },
    onError: () => showToast('error', t('Download failed')),
  })
}
