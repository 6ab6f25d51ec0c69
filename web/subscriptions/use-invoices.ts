import { useMutation, useQuery } from '@tanstack/react-query'
import { download } from '#ui/download.ts'
import { showToast } from '#ui/toast.ts'
import { askProvider } from '../accesstype/accesstype-as-reader.ts'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'

export function useInvoices() {
  return useQuery({
    queryKey: ['invoices'],
    queryFn: async () => (await askProvider((provider) => provider.getInvoices())).invoices,
  })
}

/** In the language of the controls. */
export function useDownloadInvoice() {
  const t = useT()
  const { language } = useSpoken()
  return useMutation({
    mutationFn: async (number: string) => {
      const file = `${number}.pdf`
      download(await askProvider((provider) => provider.getInvoicePdf(file, language)), file)
    },
    onError: () => showToast('error', t('Download failed')),
  })
}
