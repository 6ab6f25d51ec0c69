import { IssueDate } from '#contract/issue-date.ts'
import { TITLES } from '#contract/titles.ts'
import { invoiceOfPayment } from '#store/payments/invoices.ts'
import { refundWith } from '#store/payments/refunds.ts'
import { requireSubscription, type StoredSubscription } from '#store/subscriptions.ts'
import { invoicePdf } from '../payments/invoices/invoice-pdf.ts'
import type { Services } from '../services.ts'
import { composePlanEnd, type PlanEndNotification } from './compose-plan-end.ts'
import { accountFacts, factsOf } from './facts.ts'
import type { ReaderNotification } from './notification.ts'
import type { ComposedNotification } from './wording.ts'
import {
  accountInactiveWording,
  erasureCancelledWording,
  erasureRequestedWording,
} from './words/erasure.ts'
import {
  debitNoticeWording,
  graceWording,
  mandateRevokedWording,
  paymentFailedWording,
  receiptWording,
} from './words/payments.ts'
import { cancelledWording, changeScheduledWording } from './words/plans.ts'
import {
  refundDelayedWording,
  refundProcessedWording,
  refundRequestedWording,
  refundTransferredWording,
} from './words/refunds.ts'

/** Undefined if the notification no longer applies. */
export async function compose(
  services: Services,
  message: ReaderNotification,
): Promise<ComposedNotification | undefined> {
  switch (message.kind) {
    case 'refund-requested':
    case 'refund-delayed':
    case 'refund-processed':
    case 'refund-transferred':
      return composeRefund(services, message)
    case 'erasure-requested':
    case 'erasure-cancelled':
    case 'account-inactive':
      return composeAccount(services, message)
    case 'plan-ends':
    case 'grace-ends':
    case 'plan-ended':
    case 'yearly-renewal':
      return composePlanEnd(services, message)
    default:
      return composePlan(services, message)
  }
}

type RefundNotification = Extract<ReaderNotification, { refundId: string }>
type PlanNotification = Exclude<
  Extract<ReaderNotification, { subscriptionId: string }>,
  PlanEndNotification
>
type AccountNotification = Exclude<
  ReaderNotification,
  RefundNotification | PlanNotification | PlanEndNotification
>

function composeAccount(services: Services, message: AccountNotification): ComposedNotification {
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

async function composePlan(
  services: Services,
  message: PlanNotification,
): Promise<ComposedNotification | undefined> {
  const subscription = await requireSubscription(services.db, message.subscriptionId)
  const plan = {
    plan: subscription.plan_name,
    cents: subscription.price_cents,
    currency: subscription.price_currency,
  }
  const factsOn = (day: IssueDate | undefined) => factsOf(services, { ...plan, day })
  switch (message.kind) {
    case 'receipt':
      return composeReceipt(services, message)
    case 'debit-notice': {
      if (!willBeDebited(subscription)) return undefined
      const { amountCents: cents, currency, on } = message
      const facts = factsOf(services, { plan: subscription.plan_name, cents, currency, day: on })
      return { facts, wording: debitNoticeWording(facts) }
    }
    case 'payment-failed': {
      if (subscription.state === 'active') return undefined
      const facts = factsOn(message.retryOn ?? undefined)
      return { facts, wording: paymentFailedWording(facts, message.retryOn !== null) }
    }
    case 'in-grace': {
      if (subscription.state !== 'in_grace') return undefined
      const facts = factsOn(message.until)
      return { facts, wording: graceWording(facts) }
    }
    case 'cancelled': {
      const facts = factsOn(message.until)
      return { facts, wording: cancelledWording(facts) }
    }
    case 'mandate-revoked': {
      const facts = factsOn(message.until)
      return { facts, wording: mandateRevokedWording(facts) }
    }
    case 'change-scheduled': {
      if (subscription.state !== 'scheduled') return undefined
      const facts = factsOn(message.from)
      return { facts, wording: changeScheduledWording(facts) }
    }
  }
}

async function composeReceipt(
  services: Services,
  message: Extract<ReaderNotification, { kind: 'receipt' }>,
): Promise<ComposedNotification> {
  const invoice = await invoiceOfPayment(services.db, message.paymentId)
  if (!invoice) throw new Error(`The payment ${message.paymentId} has no invoice`)
  const { number, plan_name: plan, gross_cents: cents, currency } = invoice
  const day = IssueDate.parse(invoice.period_end)
  const facts = factsOf(services, { plan, cents, currency, day })
  const url = `${services.config.publicUrl}/invoices/${number}`
  const attach = async () => {
    const bytes = await invoicePdf(services, invoice, TITLES[invoice.publisher].language)
    return [{ name: `${number}.pdf`, type: 'application/pdf', bytes }]
  }
  return { facts, wording: receiptWording(facts, { number, url }), attach }
}

/** False after a cancellation, so that no notice of a debit is sent. */
function willBeDebited({ state }: StoredSubscription): boolean {
  return state === 'active' || state === 'in_grace' || state === 'scheduled'
}

async function composeRefund(
  services: Services,
  message: RefundNotification,
): Promise<ComposedNotification | undefined> {
  const refund = await refundWith(services.db, message.refundId)
  if (!refund) throw new Error(`There is no refund ${message.refundId}`)
  const money = { plan: '', cents: refund.amount_cents, currency: refund.currency }
  switch (message.kind) {
    case 'refund-requested': {
      const facts = factsOf(services, { ...money, day: message.by })
      return { facts, wording: refundRequestedWording(facts) }
    }
    case 'refund-delayed': {
      if (refund.state === 'processed') return undefined
      const facts = factsOf(services, { ...money, day: undefined })
      return { facts, wording: refundDelayedWording(facts) }
    }
    case 'refund-processed': {
      const facts = factsOf(services, { ...money, day: undefined })
      return { facts, wording: refundProcessedWording(facts) }
    }
    case 'refund-transferred': {
      const day = refund.transferred_on ?? undefined
      const reference = refund.transfer_reference ?? ''
      const facts = factsOf(services, { ...money, day, reference })
      return { facts, wording: refundTransferredWording(facts) }
    }
  }
}
