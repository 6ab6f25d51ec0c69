import { useQuery } from '@tanstack/react-query'
import { getContact } from '#contract/info.ts'
import { call } from '../api/call.ts'
import { PLANS_CACHE } from '../api/query-client.ts'
import { useSpoken } from '../i18n/language.ts'

export function useSupportContact() {
  const { language } = useSpoken()
  return useQuery({
    queryKey: ['contact', language],
    queryFn: () => call(getContact, { query: { language } }),
    ...PLANS_CACHE,
  })
}
