import { refundWith } from '#store/payments/refunds.ts'
import type { Services } from '../services.ts'
import { factsOf } from './facts.ts'
import type { ReaderMessage } from './reader-message.ts'
import type { Composed } from './wording.ts'
import { refundDelayedWording, refundTransferredWording } from './words/manual-refunds.ts'
import { refundProcessedWording, refundRequestedWording } from './words/refunds.ts'

type AboutRefund = Extract<ReaderMessage, { refundId: string }>

/** Nothing when it has come to be untrue since it was asked for. */
export async function composeRefund(
  services: Services,
  message: AboutRefund,
): Promise<Composed | undefined> {
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
