import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Me } from '#contract/auth.ts'
import { type ConsentFlags, recordConsent } from '#contract/consents.ts'
import { call } from '../api/call.ts'
import { useSpoken } from '../i18n/language.ts'
import { ME } from '../session/use-me.ts'

/** Ticked at once; when the server does not take it, as it was. */
export function useChangeConsent() {
  const cache = useQueryClient()
  const { language } = useSpoken()
  const show = (flags: Partial<ConsentFlags>) =>
    cache.setQueryData<Me>(ME, (me) => me && { ...me, metadata: { ...me.metadata, ...flags } })
  return useMutation({
    mutationFn: (flags: Partial<ConsentFlags>) =>
      call(recordConsent, { body: { act: 'profile', language, ...flags } }),
    onMutate: (flags) => show(flags),
    onSuccess: (flags) => show(flags),
    onError: () => cache.invalidateQueries({ queryKey: ME }),
  })
}
