import { useQueryClient } from '@tanstack/react-query'
import { requestErasure } from '#contract/reader-data.ts'
import { showToast } from '#ui/toast.ts'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { useConfirmedCall } from './use-confirmed-call.ts'
import { useShowErasure } from './use-erasure.ts'

export function useRequestErasure(onRequested: () => void) {
  const t = useT()
  const cache = useQueryClient()
  const show = useShowErasure()
  return useConfirmedCall({
    makeCall: (giveUpPlans: boolean) => call(requestErasure, { body: { giveUpPlans } }),
    onSuccess: (erasure) => {
      show(erasure)
      onRequested()
      void refetchSubscriptions(cache)
    },
    onProblem: () => void showToast('error', t('Something went wrong, please try again.')),
  })
}
