import { useMutation } from '@tanstack/react-query'
import { updateMe } from '#contract/auth.ts'
import { call } from '../api/call.ts'

/** Gives the reader a name; `keep` tells whether it was kept. */
export function useNaming() {
  const naming = useMutation({
    mutationFn: (first_name: string) => call(updateMe, { body: { first_name }, headers: {} }),
  })
  const keep = (name: string) =>
    naming.mutateAsync(name).then(
      () => true,
      () => false,
    )
  return { keep, isUnderWay: naming.isPending, hasFailed: naming.isError }
}
