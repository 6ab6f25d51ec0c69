import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './issue.module.css'

interface IssueClosedProps {
  /** In the course of the morning, by itself; otherwise by a plan. */
  opensLater: boolean
  onToday: () => void
}

export function IssueClosed({ opensLater, onToday }: IssueClosedProps) {
  const t = useT()
  const actions = (
    <div className={styles.actions}>
      <ButtonLink to="/subscribe">{t('View Subscription Plans')}</ButtonLink>
      <Button variant="secondary" onPress={onToday}>
        {opensLater ? t('Try Again') : t("Go To Today's Edition")}
      </Button>
    </div>
  )
  return (
    <div className={styles.problem}>
      <Notice tone="empty" icon="lock" title={t('Not in your plan')} action={actions}>
        {opensLater
          ? t("Today's paper opens here a little later in the morning.")
          : t('This edition is for subscribers whose plan reaches it.')}
      </Notice>
    </div>
  )
}
