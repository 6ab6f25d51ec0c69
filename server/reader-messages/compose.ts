import { IssueDate } from '#contract/issue-date.ts'
import type { Currency } from '#contract/plans.ts'
import { API_BASE } from '#contract/route.ts'
import { TITLES } from '#contract/titles.ts'
import { invoiceOfPayment } from '#store/payments/invoices.ts'
import { refundWith } from '#store/payments/refunds.ts'
import { requireSubscription, type StoredSubscription } from '#store/subscriptions.ts'
import type { Services } from '../services.ts'
import { dayInEnglish, dayInKannada, moneyInWords } from './in-words.ts'
import type { ReaderMessage } from './reader-message.ts'
import type { Facts, Wording } from './wording.ts'
import { debitNoticeWording } from './words/debit-notice.ts'
import {
  accountInactiveWording,
  erasureCancelledWording,
  erasureRequestedWording,
} from './words/erasure.ts'
import { graceWording, paymentFailedWording } from './words/failed-payment.ts'
import { cancelledWording, changeScheduledWording } from './words/plan-changes.ts'
import { receiptWording } from './words/receipt.ts'
import { refundProcessedWording, refundRequestedWording } from './words/refunds.ts'

/** A message in words, and what they are made of. */
export interface Composed {
  facts: Facts
  wording: Wording
}

/** Nothing when it has come to be untrue since it was asked for. */
export async function compose(
  services: Services,
  message: ReaderMessage,
): Promise<Composed | undefined> {
  switch (message.kind) {
    case 'refund-requested':
    case 'refund-processed':
      return composeRefund(services, message)
    case 'erasure-requested':
    case 'erasure-cancelled':
    case 'account-inactive':
      return composeAboutAccount(services, message)
    default:
      return composeAboutPlan(services, message)
  }
}

type AboutRefund = Extract<ReaderMessage, { refundId: string }>
type AboutPlan = Extract<ReaderMessage, { subscriptionId: string }>
type AboutAccount = Exclude<ReaderMessage, AboutRefund | AboutPlan>

async function composeRefund(services: Services, message: AboutRefund): Promise<Composed> {
  const refund = await refundWith(services.db, message.refundId)
  if (!refund) throw new Error(`There is no refund ${message.refundId}`)
  const money = { cents: refund.amount_cents, currency: refund.currency }
  if (message.kind === 'refund-processed') {
    const facts = factsOf(services, { plan: '', ...money, day: undefined })
    return { facts, wording: refundProcessedWording(facts) }
  }
  const facts = factsOf(services, { plan: '', ...money, day: message.by })
  return { facts, wording: refundRequestedWording(facts) }
}

function composeAboutAccount(services: Services, message: AboutAccount): Composed {
  const facts = accountFacts(services, 'on' in message ? message.on : undefined)
  switch (message.kind) {
    case 'erasure-requested':
      return { facts, wording: erasureRequestedWording(facts) }
    case 'erasure-cancelled':
      return { facts, wording: erasureCancelledWording(facts) }
    case 'account-inactive':
      return { facts, wording: accountInactiveWording(facts) }
  }
}

async function composeAboutPlan(
  services: Services,
  message: AboutPlan,
): Promise<Composed | undefined> {
  const held = await requireSubscription(services.db, message.subscriptionId)
  const plan = { plan: held.plan_name, cents: held.price_cents, currency: held.price_currency }
  const about = (day: IssueDate | undefined) => factsOf(services, { ...plan, day })
  switch (message.kind) {
    case 'receipt':
      return composeReceipt(services, message)
    case 'debit-notice': {
      if (!isToBeDebited(held)) return undefined
      const { amountCents: cents, currency, on } = message
      const facts = factsOf(services, { plan: held.plan_name, cents, currency, day: on })
      return { facts, wording: debitNoticeWording(facts) }
    }
    case 'payment-failed': {
      if (held.state === 'active') return undefined
      const facts = about(message.retryOn ?? undefined)
      return { facts, wording: paymentFailedWording(facts, message.retryOn !== null) }
    }
    case 'in-grace': {
      if (held.state !== 'in_grace') return undefined
      const facts = about(message.until)
      return { facts, wording: graceWording(facts) }
    }
    case 'cancelled': {
      const facts = about(message.until)
      return { facts, wording: cancelledWording(facts) }
    }
    case 'change-scheduled': {
      if (held.state !== 'scheduled') return undefined
      const facts = about(message.from)
      return { facts, wording: changeScheduledWording(facts) }
    }
  }
}

async function composeReceipt(
  services: Services,
  message: Extract<ReaderMessage, { kind: 'receipt' }>,
): Promise<Composed> {
  const invoice = await invoiceOfPayment(services.db, message.paymentId)
  if (!invoice) throw new Error(`The payment ${message.paymentId} has no invoice`)
  const { number, plan_name: plan, gross_cents: cents, currency } = invoice
  const day = IssueDate.parse(invoice.period_end)
  const facts = factsOf(services, { plan, cents, currency, day })
  const url = `${services.config.publicUrl}${API_BASE}/members/me/invoices/${number}.pdf`
  return { facts, wording: receiptWording(facts, { number, url }) }
}

/** A reader who has cancelled since must not be told of a debit. */
function isToBeDebited({ state }: StoredSubscription): boolean {
  return state === 'active' || state === 'in_grace' || state === 'scheduled'
}

interface Known {
  plan: string
  cents: number
  currency: Currency
  day: IssueDate | undefined
}

function factsOf({ config }: Services, { plan, cents, currency, day }: Known): Facts {
  return {
    brand: TITLES[config.publisher].name,
    plan,
    amount: moneyInWords(cents, currency),
    day: { kn: day ? dayInKannada(day) : '', en: day ? dayInEnglish(day) : '' },
    manage: `${config.publicUrl}/subscription`,
    support: config.supportEmail,
  }
}

/** A message about the account leads to the profile. */
export function accountFacts(services: Services, day: IssueDate | undefined): Facts {
  const facts = factsOf(services, { plan: '', cents: 0, currency: 'INR', day })
  return { ...facts, amount: '', manage: `${services.config.publicUrl}/profile` }
}
