import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '#contract/subscriptions.ts'
import { showToast } from '#ui/toast.ts'
import { useT } from '../i18n/use-t.ts'
import { askProvider } from '../session/provider.ts'
import { refetchSubscriptions } from '../session/use-subscriptions.ts'

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
