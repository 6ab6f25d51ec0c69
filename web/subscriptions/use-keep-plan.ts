import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '#contract/subscriptions.ts'
import { showToast } from '#ui/toast.ts'
import { askProvider } from '../accesstype/accesstype-as-reader.ts'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { CallError } from '../api/call-error.ts'
import { useT } from '../i18n/use-t.ts'
import { lastDay } from './last-day.ts'
import { useDay } from './use-day.ts'

/** Undoes a cancellation. */
export function useKeepPlan() {
  const t = useT()
  const day = useDay()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Subscription) => askProvider((provider) => provider.keepSubscription(id)),
    onSuccess: async ({ subscription }) => {
      await refetchSubscriptions(cache)
      const date = day(subscription.next_debit_date ?? lastDay(subscription))
      void showToast('success', t('You keep your plan. It renews on {date}.', { date }))
    },
    onError: async (error) => {
      const isMandateGone =
        error instanceof CallError && error.code === 'payment-method-unavailable'
      void showToast(
        'error',
        isMandateGone
          ? t('Your bank no longer lets us renew this plan. Please choose a plan again.')
          : t('Something went wrong, please try again.'),
      )
      await refetchSubscriptions(cache)
    },
  })
}
