import { useState } from 'react'
import { Accordion } from '#ui/Accordion.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

export function NoticeSamples() {
  const t = useDevT()
  const [isBannerShown, setBannerShown] = useState(true)

  return (
    <div className={styles.stack}>
      <Notice>{t('This page did not come through. Trying again...')}</Notice>
      {isBannerShown && (
        <Notice tone="error" dismiss={{ label: t('Close'), onPress: () => setBannerShown(false) }}>
          {t('Invalid mobile number')}
        </Notice>
      )}
      <Notice
        tone="error"
        title={t('Oops! Something went wrong.')}
        action={
          <Button variant="secondary" icon="refresh" onPress={() => setBannerShown(true)}>
            {t('Try Again')}
          </Button>
        }
      >
        {t('The paper could not be fetched.')}
      </Notice>
      <Notice
        tone="empty"
        icon="bookmark"
        title={t('No Saved Articles Yet')}
        action={<ButtonLink to="/">{t('Home')}</ButtonLink>}
      >
        {t('Articles that you bookmark are kept here.')}
      </Notice>
    </div>
  )
}

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

export function TabSamples() {
  const t = useDevT()
  const [selected, setSelected] = useState<'terms' | 'privacy'>('terms')

  return (
    <div className={styles.columns}>
      <Tabs
        label={t('Legal')}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          {
            id: 'terms',
            label: t('Terms & Conditions'),
            panel: t('What you and the paper agree on.'),
          },
          { id: 'privacy', label: t('Privacy Policy'), panel: t('What the paper knows of you.') },
        ]}
      />
      <Accordion
        name="sample"
        items={[
          {
            id: 'cancel',
            heading: t('Can I cancel at any time?'),
            content: t('Yes. The plan then runs until its end date.'),
          },
          {
            id: 'archive',
            heading: t('How far back do the archives go?'),
            content: t('To the year 2020, as far as your plan reaches.'),
          },
        ]}
      />
    </div>
  )
}
