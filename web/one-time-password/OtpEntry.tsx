import { type ReactNode, useEffect, useId, useRef } from 'react'
import { z } from 'zod'
import { Otp } from '#contract/auth-codes.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import { enterDigits, NO_DIGITS, OtpBoxes, type OtpDigits } from './OtpBoxes.tsx'
import styles from './otp-entry.module.css'
import { type OtpProblem, otpMessage } from './otp-problem.ts'

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

/** The form for a one-time password. */
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

interface SentToProps {
  /** Translated, with `{contact}`. */
  text: string
  contact: string
  children?: ReactNode
}

export function SentTo({ text, contact, children }: SentToProps) {
  const shown = <span className={styles.contact}>{contact}</span>
  return (
    <p className={styles.sent}>
      <TextWithParts text={text} parts={{ contact: shown }} /> {children}
    </p>
  )
}

const OtpCredential = z.object({ code: Otp })

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** Reads the code from the SMS with the WebOTP API, if the browser supports it and the reader agrees. */
function useWebOtp(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  latest.current = onCode

  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const leave = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leave.signal }
    navigator.credentials.get(request).then(
      (credential) => {
        const { data } = OtpCredential.safeParse(credential)
        if (data) latest.current(data.code)
      },
      () => {
        // Declined, aborted, or no SMS: the reader types the code.
      },
    )
    return () => leave.abort()
  }, [])
}
