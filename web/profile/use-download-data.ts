import { downloadDataAsHtml, downloadDataAsJson } from '#contract/reader-data.ts'
import { download } from '#ui/download.ts'
import { showToast } from '#ui/toast.ts'
import { callFile } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { useSpoken } from '../i18n/language.ts'
import { serverWords } from '../i18n/server-words.ts'
import { useT } from '../i18n/use-t.ts'
import { useConfirmedCall } from './use-confirmed-call.ts'

export type DataFormat = 'html' | 'json'

/** Everything that is stored about the reader, as a page in the language of the controls or as JSON. */
export function useDownloadData() {
  const t = useT()
  const { language } = useSpoken()
  return useConfirmedCall({
    makeCall: async (format: DataFormat) => {
      const file =
        format === 'json'
          ? await callFile(downloadDataAsJson, {})
          : await callFile(downloadDataAsHtml, { body: { language } })
      return { file, format }
    },
    onSuccess: ({ file, format }) => download(file, `my-data.${format}`),
    onProblem: (error) => {
      const isTooMany = error instanceof CallError && error.code === 'too-many-requests'
      void showToast('error', isTooMany ? serverWords(error.message, t) : t('Download failed'))
    },
  })
}
