import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './login-form.module.css'

interface GoogleButtonProps {
  isLoading: boolean
  onPress: () => void
}

export function GoogleButton({ isLoading, onPress }: GoogleButtonProps) {
  const t = useT()
  return (
    <>
      <p className={styles.divider}>{t('Or Continue With')}</p>
      <Button variant="secondary" icon="user" isWide isLoading={isLoading} onPress={onPress}>
        Google
      </Button>
    </>
  )
}
