import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './issue.module.css'
import type { WaysOn } from './ways-on.ts'

interface NoEditionProps {
  ways: WaysOn
}

export function NoEdition({ ways }: NoEditionProps) {
  const t = useT()
  const actions = (
    <div className={styles.actions}>
      <Button onPress={ways.onChooseDate}>{t('Choose Another Date')}</Button>
      <Button variant="secondary" onPress={ways.onToday}>
        {t("Go To Today's Edition")}
      </Button>
      <Button variant="secondary" onPress={ways.onYesterday}>
        {t("View Yesterday's Edition")}
      </Button>
      <Button variant="secondary" onPress={ways.onArchives}>
        {t('Check Out Archives')}
      </Button>
    </div>
  )
  return (
    <div className={styles.problem}>
      <Notice tone="empty" icon="calendar" title={t('No edition')} action={actions}>
        <p>{t('There is no paper for this date.')}</p>
        <p>{t('Archives may lack holiday or special-date editions.')}</p>
      </Notice>
    </div>
  )
}
