import { useId } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { OtpBoxes } from './OtpBoxes.tsx'
import { OtpSentTo } from './OtpSentTo.tsx'
import { OtpStepWords } from './OtpStepWords.tsx'
import { enterDigits, NO_DIGITS } from './otp-digits.ts'
import styles from './otp-form.module.css'
import { otpMessage } from './otp-problem.ts'
import type { OtpState } from './otp-state.ts'
import { ResendOtp } from './ResendOtp.tsx'
import { useOtp } from './use-otp.ts'
import { useWebOtp } from './use-web-otp.ts'

interface OtpFormProps {
  state: OtpState
}

export function OtpForm({ state }: OtpFormProps) {
  const t = useT()
  const errorId = useId()
  const otp = useOtp(state)
  useWebOtp((code) => otp.enter(enterDigits(NO_DIGITS, 0, code)))

  if (otp.step === 'verified' || otp.step === 'processing') return <OtpStepWords step={otp.step} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void otp.submit()
      }}
    >
      <fieldset className={styles.fields} disabled={otp.step === 'verifying'}>
        <OtpSentTo state={state} />
        <OtpBoxes digits={otp.digits} errorId={otp.problem && errorId} onChange={otp.enter} />
        {otp.problem && (
          <p id={errorId} className={styles.error} role="alert">
            <Icon name="warning" />
            {otpMessage(otp.problem, t)}
          </p>
        )}
        <Button type="submit" isWide isLoading={otp.step === 'verifying'}>
          {t('Verify')}
        </Button>
        <ResendOtp
          state={state}
          onAsk={() => otp.enter(NO_DIGITS)}
          onOver={otp.beginAgain}
          onFailure={otp.setProblem}
        />
      </fieldset>
    </form>
  )
}
