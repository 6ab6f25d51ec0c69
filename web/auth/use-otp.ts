import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Otp, RESEND_WAIT_SECONDS } from '#contract/auth-codes.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { showToast } from '#ui/toast.ts'
import { useCountdown } from '#ui/use-countdown.ts'
import { useT } from '../i18n/use-t.ts'
import { NO_DIGITS, type OtpDigits } from '../one-time-password/OtpBoxes.tsx'
import type { OtpProblem } from '../one-time-password/otp-problem.ts'
import { codeSentAt } from '../session/storage.ts'
import { continueAfterSignIn, finishSignIn } from './after-sign-in.ts'
import type { OtpState } from './sign-in-state.ts'
import { resend, verify } from './verify.ts'

type OtpStep = 'entering' | 'verifying' | 'verified' | 'processing'

/** How long 'Successfully Verified' is shown. */
const VERIFIED_SHOWN_MS = 900

/** Verifies the entered code and continues the sign-in or the change of contact. */
export function useOtp(state: OtpState) {
  const t = useT()
  const navigate = useNavigate()
  const [digits, setDigits] = useState<OtpDigits>(NO_DIGITS)
  const [problem, setProblem] = useState<OtpProblem>()
  const [step, setStep] = useState<OtpStep>('entering')

  async function submit() {
    const { data: code } = Otp.safeParse(digits.join(''))
    if (!code) return setProblem({ kind: 'incomplete' })
    setProblem(undefined)
    setStep('verifying')
    const verdict = await verify(state, code)
    if (verdict.kind === 'accepted') return goOnAsReader(verdict.isNewUser)
    setStep('entering')
    if (verdict.kind === 'over') return beginAgain()
    const { problem } = verdict
    // Keep the digits when the code was not checked, so that the reader can retry.
    if (problem.kind === 'incorrect' || problem.kind === 'expired') setDigits(NO_DIGITS)
    setProblem(problem)
  }

  async function goOnAsReader(isNewUser: boolean) {
    setStep('verified')
    const method = state.connectsGoogle ? 'google' : state.verificationMethod
    const finished = state.fromProfile ? undefined : finishSignIn(method)
    await new Promise((resolve) => setTimeout(resolve, VERIFIED_SHOWN_MS))
    setStep('processing')
    const signedIn = await finished
    if (!signedIn) {
      return navigate('/profile', { replace: true, state: { fromOTP: true } })
    }
    const { fromProfile, connectsGoogle, ...contact } = state
    const { callbackUrl } = contact
    const newReader = { ...contact, isNewUser: true } as const
    return continueAfterSignIn(navigate, callbackUrl, {
      ...signedIn,
      newReader: isNewUser ? newReader : undefined,
    })
  }

  function beginAgain() {
    if (state.fromProfile) {
      void showToast('error', t('This OTP can no longer be used. Please ask for a new one.'))
      return navigate('/profile', { replace: true })
    }
    return navigate(authPathOf(state), {
      replace: true,
      state: { activeTab: state.verificationMethod, problem: { kind: 'attempt-over' } },
    })
  }

  function enter(next: OtpDigits) {
    setDigits(next)
    setProblem(undefined)
  }

  return { digits, problem, step, enter, submit, beginAgain, setProblem }
}

/** The path of the login screen with the callback in its query. */
export function authPathOf({ callbackUrl }: OtpState): string {
  return callbackUrl && callbackUrl !== '/'
    ? `/auth?${new URLSearchParams({ redirectUrl: callbackUrl })}`
    : '/auth'
}

const WAIT_MS = RESEND_WAIT_SECONDS * SECOND_MS

interface ResendSteps {
  onAsk: () => void
  onOver: () => void
  onFailure: (problem: OtpProblem) => void
}

/** The wait continues after a reload, as on the server. */
export function useResend(state: OtpState, { onAsk, onOver, onFailure }: ResendSteps) {
  const t = useT()
  const [waitUntil, setWaitUntil] = useState(() => (codeSentAt.read() ?? Date.now()) + WAIT_MS)
  const secondsLeft = useCountdown(waitUntil)

  async function ask() {
    onAsk()
    setWaitUntil(Date.now() + WAIT_MS)
    const resent = await resend(state)
    if (resent.kind === 'over') return onOver()
    if (resent.kind === 'failed') {
      setWaitUntil(0)
      return onFailure(resent.problem)
    }
    return showToast(
      'info',
      state.verificationMethod === 'mobile'
        ? t('Verification code sent to your phone')
        : t('Verification code sent to your email'),
    )
  }

  return { secondsLeft, ask }
}
