import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

export function ButtonSamples() {
  const t = useDevT()
  const [isSaved, setSaved] = useState(false)
  const [isLoading, setLoading] = useState(false)

  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Button isLoading={isLoading} onPress={() => setLoading(true)}>
          {t('Continue')}
        </Button>
        <Button variant="secondary" icon="refresh" onPress={() => setLoading(false)}>
          {t('Try Again')}
        </Button>
        <Button variant="quiet">{t('Maybe Later')}</Button>
        <ButtonLink to="/" variant="secondary" icon="home">
          {t('Home')}
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <Button isLoading>{t('Loading...')}</Button>
        <Button isDisabled>{t('Current Plan')}</Button>
        <Button variant="secondary" isDisabled>
          {t('Current Plan')}
        </Button>
      </div>
      <div className={styles.row}>
        <IconButton
          icon={isSaved ? 'bookmark-filled' : 'bookmark'}
          label={t('Bookmark')}
          isPressed={isSaved}
          onPress={() => setSaved(!isSaved)}
        />
        <IconButton icon="download" label={t('Download')} isDisabled onPress={() => {}} />
        <IconButton icon="share" label={t('Share')} isLoading onPress={() => {}} />
      </div>
    </div>
  )
}
