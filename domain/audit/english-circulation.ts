import { exactMoney } from '../format-money.ts'
import { dayInIndia } from '../newspaper-day.ts'
import type { CirculationChange, SentenceWords } from './sentence-words.ts'

/** Sentences about readers, their money, and what is for sale. */
export function circulationSentence(change: CirculationChange, words: SentenceWords): string {
  const { reader, title } = words
  switch (change.action) {
    case 'reader.access-granted':
      return `gave reader ${reader} complimentary access ${untilIn(change.after.ends_at)}`
    case 'reader.access-revoked':
      return `ended the complimentary access of reader ${reader}`
    case 'reader.contact-change-requested':
      return `requested a new ${CONTACTS[change.after.kind]} for reader ${reader}`
    case 'reader.contact-change-stopped':
      return `stopped the change of the ${CONTACTS[change.before.kind]} of reader ${reader}`
    case 'reader.contact-changed':
      return `changed the ${CONTACTS[change.after.kind]} of reader ${reader}`
    case 'reader.data-exported':
      return `printed the data of reader ${reader}`
    case 'reader.erased':
      return `erased reader ${reader}`
    case 'reader.renewal-stopped':
      return `stopped the renewal of plan ${change.object.subscription_id} of reader ${reader}`
    case 'payment.refunded':
      return `refunded ${exactMoney(change.after.amount_cents, change.after.currency)} of payment ${change.object.payment_id} to reader ${reader}`
    case 'payment.refund-retried':
      return `sent refund ${change.object.refund_id} to reader ${reader} again`
    case 'payment.refund-transferred':
      return `paid refund ${change.object.refund_id} to reader ${reader} by bank transfer ${change.after.reference}`
    case 'payment.table-exported':
      return `exported the table ${change.object.table} (rows: ${change.after.rows})`
    case 'plan.loaded':
      return `replaced the plans of ${title}: ${change.before.plans.length} for sale before, ${change.after.plans.length} now`
    case 'edition.loaded':
      return `replaced the editions of ${title}: ${change.before.editions.length} before, ${change.after.editions.length} now`
    case 'content.loaded':
      return `replaced texts of ${title}: ${change.after.parts.join(', ')}`
    case 'contact-message.erased':
      return `erased the message ${change.object.reference}`
  }
}

const CONTACTS = { email: 'e-mail address', phone: 'mobile number' } as const

function untilIn(endsAt: number | null): string {
  return endsAt === null ? 'until it is revoked' : `until ${dayInIndia(new Date(endsAt))}`
}
