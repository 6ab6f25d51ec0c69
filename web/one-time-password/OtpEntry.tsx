import { type ReactNode, useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useT } from '../i18n/use-t.ts'
import { OtpBoxes } from './OtpBoxes.tsx'
import { enterDigits, NO_DIGITS, type OtpDigits } from './otp-digits.ts'
import styles from './otp-entry.module.css'
import { type OtpProblem, otpMessage } from './otp-problem.ts'
import { useWebOtp } from './use-web-otp.ts'

interface OtpEntryProps {
  /** Where the code was sent. */
  sentTo: ReactNode
  digits: OtpDigits
  problem: OtpProblem | undefined
  isVerifying: boolean
  resend: ReactNode
  onChange: (digits: OtpDigits) => void
  onSubmit: () => void
}

/** The form for a code that was sent. */
export function OtpEntry({ digits, problem, isVerifying, ...props }: OtpEntryProps) {
  const t = useT()
  const errorId = useId()
  useWebOtp((code) => props.onChange(enterDigits(NO_DIGITS, 0, code)))

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <fieldset className={styles.fields} disabled={isVerifying}>
        {props.sentTo}
        <OtpBoxes digits={digits} errorId={problem && errorId} onChange={props.onChange} />
        {problem && (
          <p id={errorId} className={styles.error} role="alert">
            <Icon name="warning" />
            {otpMessage(problem, t)}
          </p>
        )}
        <Button type="submit" isWide isLoading={isVerifying}>
          {t('Verify')}
        </Button>
        {props.resend}
      </fieldset>
    </form>
  )
}
