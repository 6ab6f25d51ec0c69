import type { InvoiceLanguage } from '#contract/invoices.ts'
import type { Currency } from '#contract/plans.ts'

interface InvoiceWords {
  invoice: string
  creditNote: string
  /** For the refund of a payment that bought nothing. */
  refundVoucher: string
  number: string
  date: string
  corrects: string
  paymentReference: string
  seller: string
  gstin: string
  state: string
  buyer: string
  placeOfSupply: string
  abroad: string
  description: string
  subscription: string
  period: (from: string, to: string) => string
  sac: string
  amount: string
  taxable: string
  cgst: (rate: string) => string
  sgst: (rate: string) => string
  igst: (rate: string) => string
  total: string
  refunded: string
  amountInWords: string
  includesTax: string
  noTax: string
  reverseCharge: string
  noSignature: string
  questions: (support: string) => string
}

export const INVOICE_WORDS: Record<InvoiceLanguage, InvoiceWords> = {
  en: {
    invoice: 'Tax invoice',
    creditNote: 'Credit note',
    refundVoucher: 'Refund voucher',
    number: 'Number',
    date: 'Date',
    corrects: 'Against invoice',
    paymentReference: 'Payment reference',
    seller: 'Sold by',
    gstin: 'GSTIN',
    state: 'State',
    buyer: 'Billed to',
    placeOfSupply: 'Place of supply',
    abroad: 'Outside India (export with payment of integrated tax)',
    description: 'Description',
    subscription: 'Digital newspaper subscription',
    period: (from, to) => `${from} to ${to}`,
    sac: 'SAC',
    amount: 'Amount',
    taxable: 'Taxable value',
    cgst: (rate) => `CGST ${rate}%`,
    sgst: (rate) => `SGST ${rate}%`,
    igst: (rate) => `IGST ${rate}%`,
    total: 'Total',
    refunded: 'Refunded',
    amountInWords: 'Amount in words',
    includesTax: 'The price includes GST.',
    noTax: 'No tax invoice was issued for this payment, so that no tax is reversed.',
    reverseCharge: 'Tax payable on reverse charge: No',
    noSignature: 'This document was made by a computer and needs no signature.',
    questions: (support) => `Questions: ${support}`,
  },
  kn: {
    invoice: 'ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್',
    creditNote: 'ಕ್ರೆಡಿಟ್ ನೋಟ್',
    refundVoucher: 'ಮರುಪಾವತಿ ವೋಚರ್',
    number: 'ಸಂಖ್ಯೆ',
    date: 'ದಿನಾಂಕ',
    corrects: 'ಮೂಲ ಇನ್‌ವಾಯ್ಸ್',
    paymentReference: 'ಪಾವತಿ ಉಲ್ಲೇಖ',
    seller: 'ಮಾರಾಟಗಾರರು',
    gstin: 'ಜಿಎಸ್‌ಟಿ ಸಂಖ್ಯೆ',
    state: 'ರಾಜ್ಯ',
    buyer: 'ಗ್ರಾಹಕರು',
    placeOfSupply: 'ಪೂರೈಕೆಯ ಸ್ಥಳ',
    abroad: 'ಭಾರತದ ಹೊರಗೆ (ಏಕೀಕೃತ ತೆರಿಗೆ ಪಾವತಿಸಿದ ರಫ್ತು)',
    description: 'ವಿವರ',
    subscription: 'ಡಿಜಿಟಲ್ ಪತ್ರಿಕೆ ಚಂದಾ',
    period: (from, to) => `${from} – ${to}`,
    sac: 'ಎಸ್‌ಎಸಿ',
    amount: 'ಮೊತ್ತ',
    taxable: 'ತೆರಿಗೆ ವಿಧಿಸಬಹುದಾದ ಮೌಲ್ಯ',
    cgst: (rate) => `ಕೇಂದ್ರ ಜಿಎಸ್‌ಟಿ ${rate}%`,
    sgst: (rate) => `ರಾಜ್ಯ ಜಿಎಸ್‌ಟಿ ${rate}%`,
    igst: (rate) => `ಏಕೀಕೃತ ಜಿಎಸ್‌ಟಿ ${rate}%`,
    total: 'ಒಟ್ಟು',
    refunded: 'ಮರುಪಾವತಿ ಮೊತ್ತ',
    amountInWords: 'ಮೊತ್ತ, ಅಕ್ಷರಗಳಲ್ಲಿ',
    includesTax: 'ದರದಲ್ಲಿ ಜಿಎಸ್‌ಟಿ ಸೇರಿದೆ.',
    noTax: 'ಈ ಪಾವತಿಗೆ ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್ ನೀಡಿರಲಿಲ್ಲ; ಹಾಗಾಗಿ ತೆರಿಗೆ ಮರಳಿಸಿಲ್ಲ.',
    reverseCharge: 'ರಿವರ್ಸ್ ಚಾರ್ಜ್ ಅಡಿ ತೆರಿಗೆ: ಇಲ್ಲ',
    noSignature: 'ಇದು ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಸಿದ್ಧವಾದ ದಾಖಲೆ; ಸಹಿ ಅಗತ್ಯವಿಲ್ಲ.',
    questions: (support) => `ಪ್ರಶ್ನೆಗಳಿದ್ದರೆ: ${support}`,
  },
}

export function dayOf(day: Date, language: InvoiceLanguage, timeZone: string): string {
  const locale = language === 'kn' ? 'kn-IN' : 'en-IN'
  const part = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleString(locale, { timeZone, ...options })
  return `${part({ day: 'numeric' })} ${part({ month: 'long' })} ${part({ year: 'numeric' })}`
}

export function moneyOf(cents: number, currency: Currency): string {
  const amount = (cents / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  return `${currency === 'INR' ? '₹' : 'US$'} ${amount}`
}
