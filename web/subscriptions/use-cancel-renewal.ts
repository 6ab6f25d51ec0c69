import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#contract/call-error.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { type CancellationReason, recordCancellation } from '#contract/sheets.ts'
import { CANCELLATION_WAIT_SECONDS, type Subscription } from '#contract/subscriptions.ts'
import { showToast } from '#ui/toast.ts'
import { callAccesstype } from '../accesstype/accesstype-as-reader.ts'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { call } from '../api/call.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import { useMe } from '../session/use-me.ts'
import { lastDay } from './plan-days.ts'

type Reason = Pick<CancellationReason, 'Reason' | 'Message'>

interface CancelOptions {
  subscription: Subscription
  onCancelled: () => void
  onAlreadyCancelled: () => void
}

/** Cancels the renewal, waits for Accesstype, and refetches the subscriptions. */
export function useCancelRenewal({ subscription, onCancelled, onAlreadyCancelled }: CancelOptions) {
  const t = useT()
  const cache = useQueryClient()
  const userData = useMe().data?.userData
  const contact = userData?.emails[0] ?? userData?.phoneNumbers[0] ?? ''

  async function cancel(reason: Reason): Promise<'cancelled' | 'already-cancelled'> {
    const outcome = await callAccesstype((accesstype) =>
      accesstype.cancelSubscription(subscription.id),
    ).then(() => 'cancelled' as const, orAlreadyCancelled)
    if (outcome === 'cancelled') await Promise.all([keepReason(contact, reason), wait()])
    await refetchSubscriptions(cache)
    return outcome
  }

  return useMutation({
    mutationFn: cancel,
    onSuccess: (outcome) => {
      if (outcome === 'cancelled') return onCancelled()
      void showToast('info', alreadyCancelledWords(subscription, t))
      return onAlreadyCancelled()
    },
  })
}

function orAlreadyCancelled(error: Error): 'already-cancelled' {
  if (error instanceof CallError && error.code === 'already-cancelled') return error.code
  throw error
}

/** Logs the reason; a failure does not stop the cancellation. */
async function keepReason(contact: string, reason: Reason): Promise<void> {
  const body = { 'Email-ID': contact, ...reason }
  await call(recordCancellation, { body }).catch(() => undefined)
}

function wait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, CANCELLATION_WAIT_SECONDS * SECOND_MS))
}

function alreadyCancelledWords(subscription: Subscription, t: Translate): string {
  const days = subscription.expires_in_days
  if (days <= 0) {
    return t('Subscription is already cancelled, you still have access to the app till today')
  }
  if (days === 1) {
    return t('Subscription is already cancelled, you still have access to the app till tomorrow')
  }
  const [year, month, day] = lastDay(subscription).split('-')
  return t(
    'Subscription is already cancelled, you still have access to the app till {days} days ({date})',
    { days, date: `${day}/${month}/${year}` },
  )
}
