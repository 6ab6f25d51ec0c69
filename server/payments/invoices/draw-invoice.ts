import type { InvoiceLanguage, Seller } from '#contract/invoices.ts'
import { BUSINESS_TIME_ZONE } from '#contract/issue-date.ts'
import { TITLES } from '#contract/titles.ts'
import { amountInWords } from '#domain/amount-in-words.ts'
import { stateCodeOf } from '#domain/gstin.ts'
import type { StoredInvoice } from '#store/payments/invoices.ts'
import { dayOf, INVOICE_WORDS, moneyOf } from './invoice-words.ts'
import { A4, createSheet, type Sheet, wrap } from './pdf/sheet.ts'

/** Service accounting code of online text, newspapers included. */
const SAC = '998431'

const LEFT = 50
const RIGHT = A4.width - 50
const WIDTH = RIGHT - LEFT
const SECOND_COLUMN = 330
const SMALL = 9
const NORMAL = 10.5

export interface DrawnInvoice {
  invoice: StoredInvoice
  /** The gateway's id of the payment. */
  paymentReference: string
  seller: Seller
  language: InvoiceLanguage
  support: string
}

/** Draws an invoice or a credit note on one page. */
export async function drawInvoice(drawn: DrawnInvoice): Promise<Uint8Array> {
  const { invoice, language } = drawn
  const words = INVOICE_WORDS[language]
  const sheet = createSheet({
    title: `${headingOf(drawn)} ${invoice.number}`,
    language: `${language}-IN`,
    at: new Date(invoice.issued_at),
  })
  sheet.write({ text: TITLES[invoice.publisher].name, x: LEFT, y: 70, size: 22, weight: 'bold' })
  sheet.write({ text: headingOf(drawn), x: RIGHT, y: 70, size: 16, weight: 'bold', align: 'right' })
  sheet.line({ x: LEFT, y: 86 }, WIDTH)
  const sold = drawSeller(sheet, drawn, 112)
  drawHead(sheet, drawn, 112)
  const billed = drawBuyer(sheet, drawn, sold + 20)
  const priced = drawItem(sheet, drawn, billed + 24)
  const summed = drawSums(sheet, drawn, priced + 22)
  const worded = drawAmountInWords(sheet, drawn, summed + 16)
  const isTaxed = invoice.rate > 0
  const notes = [
    isTaxed ? words.includesTax : words.noTax,
    words.reverseCharge,
    words.noSignature,
    words.questions(drawn.support),
  ]
  for (const [at, text] of notes.entries()) {
    sheet.write({ text, x: LEFT, y: worded + 24 + at * 16, size: SMALL })
  }
  return sheet.toPdf()
}

function headingOf({ invoice, language }: DrawnInvoice): string {
  const words = INVOICE_WORDS[language]
  if (invoice.kind === 'invoice') return words.invoice
  return invoice.corrects ? words.creditNote : words.refundVoucher
}

function drawSeller(sheet: Sheet, { seller, language }: DrawnInvoice, top: number): number {
  const words = INVOICE_WORDS[language]
  const width = SECOND_COLUMN - LEFT - 20
  return drawBlock(sheet, { heading: words.seller, x: LEFT, top }, [
    ...wrap(seller.name, width, NORMAL),
    ...wrap(seller.address, width, NORMAL),
    `${words.gstin}: ${seller.gstin}`,
    `${words.state}: ${stateOf(seller)}`,
  ])
}

function drawHead(sheet: Sheet, drawn: DrawnInvoice, top: number): void {
  const { invoice, language, paymentReference } = drawn
  const words = INVOICE_WORDS[language]
  const day = new Date(invoice.issued_at)
  const facts: [string, string][] = [
    [words.number, invoice.number],
    [words.date, dayOf(day, language, BUSINESS_TIME_ZONE)],
    ...(invoice.corrects ? [[words.corrects, invoice.corrects] as [string, string]] : []),
    [words.paymentReference, paymentReference],
  ]
  for (const [at, [name, value]] of facts.entries()) {
    const y = top + at * 17
    sheet.write({ text: name, x: SECOND_COLUMN, y, size: SMALL })
    sheet.write({ text: value, x: RIGHT, y, size: NORMAL, weight: 'bold', align: 'right' })
  }
}

function drawBuyer(sheet: Sheet, drawn: DrawnInvoice, top: number): number {
  const { invoice, seller, language } = drawn
  const words = INVOICE_WORDS[language]
  const isAbroad = invoice.currency !== 'INR'
  return drawBlock(sheet, { heading: words.buyer, x: LEFT, top }, [
    ...wrap(invoice.buyer_name, WIDTH, NORMAL),
    ...wrap(invoice.buyer_contact, WIDTH, NORMAL),
    `${words.placeOfSupply}: ${isAbroad ? words.abroad : stateOf(seller)}`,
  ])
}

function drawBlock(
  sheet: Sheet,
  { heading, x, top }: { heading: string; x: number; top: number },
  lines: string[],
): number {
  sheet.write({ text: heading, x, y: top, size: SMALL, weight: 'bold' })
  for (const [at, text] of lines.entries()) {
    sheet.write({ text, x, y: top + 17 + at * 16, size: NORMAL })
  }
  return top + 17 + lines.length * 16
}

function drawItem(sheet: Sheet, { invoice, language }: DrawnInvoice, top: number): number {
  const words = INVOICE_WORDS[language]
  const [from, to] = [invoice.period_start, invoice.period_end].map((day) =>
    dayOf(new Date(day), language, 'UTC'),
  )
  sheet.write({ text: words.description, x: LEFT, y: top, size: SMALL, weight: 'bold' })
  sheet.write({ text: words.sac, x: 400, y: top, size: SMALL, weight: 'bold' })
  const { amount } = words
  sheet.write({ text: amount, x: RIGHT, y: top, size: SMALL, weight: 'bold', align: 'right' })
  sheet.line({ x: LEFT, y: top + 8 }, WIDTH)
  const y = top + 28
  sheet.write({ text: words.subscription, x: LEFT, y, size: NORMAL })
  sheet.write({ text: SAC, x: 400, y, size: NORMAL })
  const taxable = moneyOf(invoice.taxable_cents, invoice.currency)
  sheet.write({ text: taxable, x: RIGHT, y, size: NORMAL, align: 'right' })
  sheet.write({ text: invoice.plan_name, x: LEFT, y: y + 16, size: NORMAL })
  sheet.write({ text: words.period(from ?? '', to ?? ''), x: LEFT, y: y + 32, size: SMALL })
  sheet.line({ x: LEFT, y: y + 46 }, WIDTH)
  return y + 46
}

function drawSums(sheet: Sheet, { invoice, language }: DrawnInvoice, top: number): number {
  const sums = sumsOf(invoice, INVOICE_WORDS[language])
  for (const [at, { name, cents, isTotal }] of sums.entries()) {
    const y = top + at * 20
    const weight = isTotal ? 'bold' : 'regular'
    sheet.write({ text: name, x: SECOND_COLUMN, y, size: NORMAL, weight })
    const text = moneyOf(cents, invoice.currency)
    sheet.write({ text, x: RIGHT, y, size: NORMAL, weight, align: 'right' })
  }
  return top + sums.length * 20
}

interface Sum {
  name: string
  cents: number
  isTotal?: boolean
}

/** Taxable value, taxes and total; only the total without tax. */
function sumsOf(
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

function drawAmountInWords(sheet: Sheet, drawn: DrawnInvoice, top: number): number {
  const { invoice, language } = drawn
  const words = amountInWords(invoice.gross_cents, invoice.currency, language)
  const heading = INVOICE_WORDS[language].amountInWords
  return drawBlock(sheet, { heading, x: LEFT, top }, wrap(words, WIDTH, NORMAL))
}

function stateOf({ state, gstin }: Seller): string {
  return `${state} (${stateCodeOf(gstin)})`
}
