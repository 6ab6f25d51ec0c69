import { useQuery } from '@tanstack/react-query'
import { getLegalText, type LegalDocument } from '#contract/info.ts'
import { call } from '../api/call.ts'
import { PLANS_CACHE } from '../api/query-client.ts'
import { useSpoken } from '../i18n/language.ts'

export function useLegalText(document: LegalDocument) {
  const { language } = useSpoken()
  return useQuery({
    queryKey: ['legal-text', document, language],
    queryFn: () => call(getLegalText, { params: { document }, query: { language } }),
    ...PLANS_CACHE,
  })
}
