import type { StoredInvoice } from '#store/payments/invoices.ts'
import type { INVOICE_WORDS } from './invoice-words.ts'

interface Sum {
  name: string
  cents: number
  isTotal?: boolean
}

/** What the price is made of, the total last. */
export function sumsOf(
  invoice: StoredInvoice,
  words: (typeof INVOICE_WORDS)[keyof typeof INVOICE_WORDS],
): Sum[] {
  const percent = (rate: number) => String(rate / 100)
  const { rate } = invoice
  const taxes: Sum[] =
    invoice.currency === 'INR'
      ? [
          { name: words.cgst(percent(rate / 2)), cents: invoice.cgst_cents },
          { name: words.sgst(percent(rate / 2)), cents: invoice.sgst_cents },
        ]
      : [{ name: words.igst(percent(rate)), cents: invoice.igst_cents }]
  return [
    ...(rate > 0 ? [{ name: words.taxable, cents: invoice.taxable_cents }, ...taxes] : []),
    {
      name: invoice.kind === 'invoice' ? words.total : words.refunded,
      cents: invoice.gross_cents,
      isTotal: true,
    },
  ]
}
