import { useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './share-dialog.module.css'
import { addressOf, type Shared } from './shared.ts'
import { useCopy } from './use-copy.ts'

interface CopyLinkProps {
  shared: Shared
}

export function CopyLink({ shared }: CopyLinkProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const { outcome, copy } = useCopy(field, () =>
    track('share', { method: 'copy-link', shared_path: shared.path }),
  )
  const isCopied = outcome === 'copied'

  return (
    <div className={styles.copy}>
      <input
        ref={field}
        className={styles.address}
        aria-label={t('Link to share')}
        value={addressOf(shared)}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button icon={isCopied ? 'check' : 'link'} onPress={copy}>
        {t('Copy link')}
      </Button>
      <p className={styles.outcome} role="status">
        {isCopied && t('Link copied')}
        {outcome === 'failed' &&
          t('The link could not be copied. It is selected: copy it yourself.')}
      </p>
    </div>
  )
}
