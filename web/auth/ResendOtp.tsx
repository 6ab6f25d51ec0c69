import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import styles from './otp-form.module.css'
import type { OtpProblem } from './otp-problem.ts'
import type { OtpState } from './otp-state.ts'
import { useResend } from './use-resend.ts'

interface ResendOtpProps {
  state: OtpState
  onAsk: () => void
  onOver: () => void
  onFailure: (problem: OtpProblem) => void
}

export function ResendOtp({ state, onAsk, onOver, onFailure }: ResendOtpProps) {
  const t = useT()
  const { secondsLeft, ask } = useResend(state, { onAsk, onOver, onFailure })
  return (
    <div className={styles.resend}>
      {secondsLeft > 0 ? (
        <p>{t('Resend OTP In {n} sec', { n: secondsLeft })}</p>
      ) : (
        <Button variant="quiet" onPress={() => void ask()}>
          {t('Resend OTP')}
        </Button>
      )}
    </div>
  )
}
