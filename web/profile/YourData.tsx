import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#contract/call-error.ts'
import { downloadDataAsHtml, downloadDataAsJson, requestErasure } from '#contract/reader-data.ts'
import { Button } from '#ui/Button.tsx'
import { download } from '#ui/download.ts'
import { showToast } from '#ui/toast.ts'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { call, callFile } from '../api/call.ts'
import { useLanguage } from '../i18n/language.ts'
import { serverWords } from '../i18n/server-words.ts'
import { useT } from '../i18n/use-t.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import styles from './personal-information.module.css'
import { useConfirmedCall } from './use-confirmed-call.ts'
import { useErasure, useShowErasure } from './use-erasure.ts'
import data from './your-data.module.css'

/** Lets readers download their data or delete their account. */
export function YourData() {
  const t = useT()
  const erasure = useErasure()
  const [isDeleting, setDeleting] = useState(false)
  const taking = useDownloadData()
  const deletion = useRequestErasure(() => setDeleting(false))
  const isLoading = (format: DataFormat) => taking.isPending && taking.input === format

  return (
    <section className={styles.section} aria-labelledby="your-data">
      <h2 id="your-data" className={styles.heading}>
        {t('Your data')}
      </h2>
      <p>
        {t('Download everything that we have stored about you, to read or for another program.')}
      </p>
      <div className={data.buttons}>
        <Button
          variant="secondary"
          icon="download"
          isLoading={isLoading('html')}
          onPress={() => taking.start('html')}
        >
          {t('Download to read')}
        </Button>
        <Button
          variant="secondary"
          icon="download"
          isLoading={isLoading('json')}
          onPress={() => taking.start('json')}
        >
          {t('Download as JSON')}
        </Button>
      </div>
      {erasure.data && !erasure.data.pending && (
        <div className={data.deletion}>
          <Button variant="quiet" icon="trash" onPress={() => setDeleting(true)}>
            {t('Delete my account')}
          </Button>
        </div>
      )}
      {isDeleting && erasure.data && !deletion.isUnconfirmed && (
        <DeleteAccountDialog
          plans={erasure.data.plans}
          isBusy={deletion.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() => deletion.start(erasure.data.plans.length > 0)}
        />
      )}
      {taking.isUnconfirmed && (
        <ConfirmDialog
          method="email"
          reason={t('For your safety, we first make sure that it is you who takes your data out.')}
          confirmation={taking.confirmation}
          onClose={taking.stopConfirming}
        />
      )}
      {deletion.isUnconfirmed && (
        <ConfirmDialog
          method="email"
          reason={t('For your safety, we first make sure that it is you who deletes the account.')}
          confirmation={deletion.confirmation}
          onClose={deletion.stopConfirming}
        />
      )}
    </section>
  )
}

type DataFormat = 'html' | 'json'

/** Downloads everything stored about the reader, as an HTML page or as JSON. */
function useDownloadData() {
  const t = useT()
  const { language } = useLanguage()
  return useConfirmedCall({
    makeCall: async (format: DataFormat) => {
      const file =
        format === 'json'
          ? await callFile(downloadDataAsJson, {})
          : await callFile(downloadDataAsHtml, { body: { language } })
      return { file, format }
    },
    confirmBy: () => 'email',
    onSuccess: ({ file, format }) => download(file, `my-data.${format}`),
    onProblem: (error) => {
      const isTooMany = error instanceof CallError && error.code === 'too-many-requests'
      void showToast('error', isTooMany ? serverWords(error.message, t) : t('Download failed'))
    },
  })
}

function useRequestErasure(onRequested: () => void) {
  const t = useT()
  const cache = useQueryClient()
  const show = useShowErasure()
  return useConfirmedCall({
    makeCall: (giveUpPlans: boolean) => call(requestErasure, { body: { giveUpPlans } }),
    confirmBy: () => 'email',
    onSuccess: (erasure) => {
      show(erasure)
      onRequested()
      void refetchSubscriptions(cache)
    },
    onProblem: () => void showToast('error', t('Something went wrong, please try again.')),
  })
}
