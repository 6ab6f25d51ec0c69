import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import { StatusLink } from './StatusLink.tsx'
import styles from './try-again.module.css'

interface TryAgainProps {
  onPress: () => void
  isTrying?: boolean
}

/** The actions after a failed fetch. */
export function TryAgain({ onPress, isTrying = false }: TryAgainProps) {
  const t = useT()
  return (
    <div className={styles.ways}>
      <Button variant="secondary" icon="refresh" isLoading={isTrying} onPress={onPress}>
        {t('Try Again')}
      </Button>
      <StatusLink />
    </div>
  )
}
