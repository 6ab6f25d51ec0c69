import { CallError } from '#contract/call-error.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './story-list.module.css'

const EXPECTED = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function StoryListWaiting() {
  const t = useT()
  return (
    <div className={styles.stories} role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {EXPECTED.map((story) => (
        <div key={story} className={styles.story}>
          <div className={styles.about}>
            <Skeleton height="1.4em" />
            <Skeleton width="70%" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface StoryListRefusedProps {
  error: Error
  isTrying: boolean
  onRetry: () => void
}

export function StoryListRefused({ error, isTrying, onRetry }: StoryListRefusedProps) {
  const t = useT()
  switch (error instanceof CallError ? error.code : undefined) {
    case 'edition-not-found':
      return (
        <Notice
          tone="empty"
          icon="pages"
          action={<ButtonLink to="/stories">{t("Today's stories")}</ButtonLink>}
        >
          {t('There is no issue of this edition on this day.')}
        </Notice>
      )
    case 'subscription-required':
    case 'upgrade-required':
      return (
        <Notice
          tone="empty"
          icon="lock"
          action={<ButtonLink to="/subscribe">{t('See All Plans')}</ButtonLink>}
        >
          {t('Your plan does not include this issue.')}
        </Notice>
      )
    default:
      return (
        <Notice tone="error" action={<TryAgain isTrying={isTrying} onPress={onRetry} />}>
          {t('The stories could not be loaded.')}
        </Notice>
      )
  }
}
