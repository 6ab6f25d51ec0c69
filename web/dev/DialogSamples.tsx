import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

export function DialogSamples() {
  const t = useDevT()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <div className={styles.row}>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {t('Open a dialog')}
      </Button>
      <Button variant="secondary" onPress={() => showToast('success', t('Article Bookmarked'))}>
        {t('Say that it worked')}
      </Button>
      <Button variant="secondary" onPress={() => showToast('error', t('Download failed'))}>
        {t('Say that it failed')}
      </Button>
      <Button
        variant="secondary"
        onPress={() => showToast('info', t('Please check your phone for the OTP'))}
      >
        {t('Say something')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('Subscriber-Only Feature')}
          closeLabel={t('Close')}
          onClose={close}
          actions={
            <>
              <Button onPress={close}>{t('View Subscription Plans')}</Button>
              <Button variant="secondary" onPress={close}>
                {t('Maybe Later')}
              </Button>
            </>
          }
        >
          <p>{t('The front page is free. The rest of the paper is for subscribers.')}</p>
        </Dialog>
      )}
    </div>
  )
}
