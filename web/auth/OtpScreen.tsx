import { useEffect, useState } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useT } from '../i18n/use-t.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { OtpForm } from './OtpForm.tsx'
import styles from './otp-screen.module.css'
import { type OtpState, useOtpState } from './sign-in-state.ts'
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

/** Looked for once, when the screen opens: a verified attempt is used up, and its form goes on. */
function useAttempt(state: OtpState | undefined): boolean | undefined {
  const [isHere, setHere] = useState<boolean>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there at the start counts.
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
