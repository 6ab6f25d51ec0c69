import type { Subscription } from '#contract/subscriptions.ts'
import type { Translate } from '../i18n/use-t.ts'
import { lastDay } from './last-day.ts'

export function alreadyCancelledWords(held: Subscription, t: Translate): string {
  const days = held.expires_in_days
  if (days <= 0) {
    return t('Subscription is already cancelled, you still have access to the app till today')
  }
  if (days === 1) {
    return t('Subscription is already cancelled, you still have access to the app till tomorrow')
  }
  const [year, month, day] = lastDay(held).split('-')
  return t(
    'Subscription is already cancelled, you still have access to the app till {days} days ({date})',
    { days, date: `${day}/${month}/${year}` },
  )
}
