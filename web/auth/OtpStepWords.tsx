import { Icon } from '#ui/Icon.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './processing.module.css'

interface OtpStepWordsProps {
  step: 'verified' | 'processing'
}

export function OtpStepWords({ step }: OtpStepWordsProps) {
  const t = useT()
  const isVerified = step === 'verified'
  return (
    <div className={styles.moment} role="status">
      {isVerified ? (
        <span className={styles.done}>
          <Icon name="check" />
        </span>
      ) : (
        <Spinner />
      )}
      <p className={styles.words}>
        {isVerified ? t('Successfully Verified') : t('Processing your login...')}
      </p>
    </div>
  )
}
