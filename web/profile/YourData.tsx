import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import styles from './personal-information.module.css'
import { type DataFormat, useDownloadData } from './use-download-data.ts'
import { useErasure } from './use-erasure.ts'
import { useRequestErasure } from './use-request-erasure.ts'
import data from './your-data.module.css'

/** Readers take out what is stored about them, or have it deleted. */
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
