import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
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
