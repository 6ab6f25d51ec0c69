import { exactMoney } from '../format-money.ts'
import { dayInIndia } from '../newspaper-day.ts'
import type { CirculationChange, SentenceWords } from './sentence-words.ts'

/** Sentences about readers, their money, and what is for sale. */
export function circulationSentence(change: CirculationChange, words: SentenceWords): string {
  const { reader, title } = words
  switch (change.action) {
    case 'reader.access-granted':
      return `ಓದುಗ ${reader}: ${untilIn(change.after.ends_at)} ಉಚಿತ ಪ್ರವೇಶ ನೀಡಿದರು`
    case 'reader.access-revoked':
      return `ಓದುಗ ${reader}: ಉಚಿತ ಪ್ರವೇಶವನ್ನು ಕೊನೆಗೊಳಿಸಿದರು`
    case 'reader.contact-change-requested':
      return `ಓದುಗ ${reader}: ಹೊಸ ${CONTACTS[change.after.kind]} ಕೋರಿದರು`
    case 'reader.contact-change-stopped':
      return `ಓದುಗ ${reader}: ${CONTACTS[change.before.kind]} ಬದಲಾವಣೆಯನ್ನು ನಿಲ್ಲಿಸಿದರು`
    case 'reader.contact-changed':
      return `ಓದುಗ ${reader}: ${CONTACTS[change.after.kind]} ಬದಲಾಯಿಸಿದರು`
    case 'reader.data-exported':
      return `ಓದುಗ ${reader}: ಎಲ್ಲ ಮಾಹಿತಿಯನ್ನು ತೆಗೆದುಕೊಂಡರು`
    case 'reader.erased':
      return `ಓದುಗ ${reader}: ಖಾತೆ ಮತ್ತು ಮಾಹಿತಿಯನ್ನು ಅಳಿಸಿದರು`
    case 'reader.renewal-stopped':
      return `ಓದುಗ ${reader}: ಚಂದಾ ${change.object.subscription_id} ನವೀಕರಣವನ್ನು ನಿಲ್ಲಿಸಿದರು`
    case 'payment.refunded':
      return `ಓದುಗ ${reader}: ಪಾವತಿ ${change.object.payment_id} ಇಂದ ${exactMoney(change.after.amount_cents, change.after.currency)} ಮರುಪಾವತಿಸಿದರು`
    case 'payment.refund-retried':
      return `ಓದುಗ ${reader}: ಮರುಪಾವತಿ ${change.object.refund_id} ಅನ್ನು ಮತ್ತೆ ಕಳುಹಿಸಿದರು`
    case 'payment.refund-transferred':
      return `ಓದುಗ ${reader}: ಮರುಪಾವತಿ ${change.object.refund_id} ಅನ್ನು ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆ ${change.after.reference} ಮೂಲಕ ಪಾವತಿಸಿದರು`
    case 'payment.table-exported':
      return `ಕೋಷ್ಟಕ ${change.object.table} ಅನ್ನು ರಫ್ತು ಮಾಡಿದರು: ${change.after.rows} ಸಾಲುಗಳು`
    case 'plan.loaded':
      return `${title}: ಚಂದಾ ಯೋಜನೆಗಳನ್ನು ಬದಲಾಯಿಸಿದರು; ಮಾರಾಟಕ್ಕೆ ಮೊದಲು ${change.before.plans.length}, ಈಗ ${change.after.plans.length}`
    case 'edition.loaded':
      return `${title}: ಆವೃತ್ತಿಗಳನ್ನು ಬದಲಾಯಿಸಿದರು; ಮೊದಲು ${change.before.editions.length}, ಈಗ ${change.after.editions.length}`
    case 'content.loaded':
      return `${title}: ಪಠ್ಯಗಳನ್ನು ಬದಲಾಯಿಸಿದರು (${change.after.parts.join(', ')})`
    case 'contact-message.erased':
      return `ಸಂದೇಶ ${change.object.reference} ಅನ್ನು ಅಳಿಸಿದರು`
  }
}

const CONTACTS = { email: 'ಇಮೇಲ್ ವಿಳಾಸ', phone: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ' } as const

function untilIn(endsAt: number | null): string {
  return endsAt === null ? 'ಹಿಂಪಡೆಯುವವರೆಗೆ' : `${dayInIndia(new Date(endsAt))} ರವರೆಗೆ`
}
