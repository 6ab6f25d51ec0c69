import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './otp-entry.module.css'

interface ResendButtonProps {
  secondsLeft: number
  onPress: () => void
}

export function ResendButton({ secondsLeft, onPress }: ResendButtonProps) {
  const t = useT()
  return (
    <div className={styles.resend}>
      {secondsLeft > 0 ? (
        <p>{t('Resend OTP In {n} sec', { n: secondsLeft })}</p>
      ) : (
        <Button variant="quiet" onPress={onPress}>
          {t('Resend OTP')}
        </Button>
      )}
    </div>
  )
}
