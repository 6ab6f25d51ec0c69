import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '#contract/subscriptions.ts'
import { showToast } from '#ui/toast.ts'
import { askProvider } from '../accesstype/accesstype-as-reader.ts'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { useT } from '../i18n/use-t.ts'

/** The plan that was to come does not: the one that runs goes on. */
export function useCallOffChange() {
  const t = useT()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Subscription) =>
      askProvider((provider) => provider.cancelSubscription(id)),
    onSuccess: () => showToast('success', t('You stay with your current plan.')),
    onError: () => showToast('error', t('Something went wrong, please try again.')),
    onSettled: () => refetchSubscriptions(cache),
  })
}
