import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateMe } from '#contract/auth.ts'
import { call } from '../api/call.ts'
import { ME } from '../session/use-me.ts'

export function useUpdateName() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (first_name: string) => call(updateMe, { body: { first_name }, headers: {} }),
    onSuccess: (me) => cache.setQueryData(ME, me),
  })
}
