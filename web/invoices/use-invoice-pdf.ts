import { useQuery } from '@tanstack/react-query'
import type { InvoiceLanguage } from '#contract/invoices.ts'
import { askProvider } from '../accesstype/accesstype-as-reader.ts'

/** An expired access token is renewed first. */
export function useInvoicePdf(number: string, language: InvoiceLanguage) {
  return useQuery({
    queryKey: ['invoice-pdf', number, language],
    queryFn: () => askProvider((provider) => provider.getInvoicePdf(`${number}.pdf`, language)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
