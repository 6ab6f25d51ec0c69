import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { type Translate, useT } from '../i18n/use-t.ts'
import { NO_DIGITS } from '../one-time-password/OtpBoxes.tsx'
import { OtpEntry, ResendButton, SentTo } from '../one-time-password/OtpEntry.tsx'
import type { OtpProblem } from '../one-time-password/otp-problem.ts'
import { AuthLayout } from './AuthLayout.tsx'
import styles from './otp-screen.module.css'
import processingStyles from './processing.module.css'
import { contactOf, type OtpState, useOtpState } from './sign-in-state.ts'
import { authPathOf, useOtp, useResend } from './use-otp.ts'
import { hasAttempt } from './verify.ts'

export function OtpScreen() {
  const t = useT()
  const state = useOtpState()
  const isAttemptHere = useAttempt(state)

  return (
    <AuthLayout title={t('Verification')}>
      <h1 className={styles.title}>{t('Verification')}</h1>
      {!state && <NoAttempt words={t('Missing required authentication data')} />}
      {state && isAttemptHere && <OtpForm state={state} />}
      {state && isAttemptHere === false && (
        <NoAttempt
          words={
            state.fromProfile
              ? t('Missing required authentication data')
              : t('Login attempt information not found')
          }
        />
      )}
    </AuthLayout>
  )
}

/** Checked once, when the screen opens: verifying removes the attempt while the form is still shown. */
function useAttempt(state: OtpState | undefined): boolean | undefined {
  const [isHere, setHere] = useState<boolean>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state at the start counts.
  useEffect(() => {
    if (state) hasAttempt(state).then(setHere, () => setHere(false))
  }, [])
  return isHere
}

interface NoAttemptProps {
  words: string
}

function NoAttempt({ words }: NoAttemptProps) {
  const t = useT()
  return (
    <Notice tone="error" action={<ButtonLink to="/auth">{t('Back to login')}</ButtonLink>}>
      {words}
    </Notice>
  )
}

interface OtpFormProps {
  state: OtpState
}

function OtpForm({ state }: OtpFormProps) {
  const otp = useOtp(state)

  if (otp.step === 'verified' || otp.step === 'processing') return <OtpStepWords step={otp.step} />
  return (
    <OtpEntry
      sentTo={<OtpSentTo state={state} />}
      digits={otp.digits}
      problem={otp.problem}
      isVerifying={otp.step === 'verifying'}
      resend={
        <ResendOtp
          state={state}
          onAsk={() => otp.enter(NO_DIGITS)}
          onOver={otp.beginAgain}
          onFailure={otp.setProblem}
        />
      }
      onChange={otp.enter}
      onSubmit={() => void otp.submit()}
    />
  )
}

interface OtpStepWordsProps {
  step: 'verified' | 'processing'
}

function OtpStepWords({ step }: OtpStepWordsProps) {
  const t = useT()
  const isVerified = step === 'verified'
  return (
    <div className={processingStyles.moment} role="status">
      {isVerified ? (
        <span className={processingStyles.done}>
          <Icon name="check" />
        </span>
      ) : (
        <Spinner />
      )}
      <p className={processingStyles.words}>
        {isVerified ? t('Successfully Verified') : t('Processing your login...')}
      </p>
    </div>
  )
}

interface OtpSentToProps {
  state: OtpState
}

function OtpSentTo({ state }: OtpSentToProps) {
  const t = useT()
  return (
    <SentTo text={sentWords(state, t)} contact={contactOf(state)}>
      <Link
        to={state.fromProfile ? '/profile' : authPathOf(state)}
        state={state.fromProfile ? undefined : { activeTab: state.verificationMethod }}
      >
        {t('Change')}
      </Link>
    </SentTo>
  )
}

function sentWords({ verificationMethod, connectsGoogle }: OtpState, t: Translate): string {
  if (connectsGoogle) {
    return t('To connect your Google account, enter the OTP that we sent by email to {contact}.')
  }
  return verificationMethod === 'mobile'
    ? t('The OTP was sent by SMS to {contact}.')
    : t('The OTP was sent by email to {contact}.')
}

interface ResendOtpProps {
  state: OtpState
  onAsk: () => void
  onOver: () => void
  onFailure: (problem: OtpProblem) => void
}

function ResendOtp({ state, onAsk, onOver, onFailure }: ResendOtpProps) {
  const { secondsLeft, ask } = useResend(state, { onAsk, onOver, onFailure })
  return <ResendButton secondsLeft={secondsLeft} onPress={() => void ask()} />
}
