import { useState } from 'react'
import { RESEND_WAIT_SECONDS } from '#contract/auth-codes.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { showToast } from '#ui/toast.ts'
import { useCountdown } from '#ui/use-countdown.ts'
import { useT } from '../i18n/use-t.ts'
import type { OtpProblem } from '../one-time-password/otp-problem.ts'
import { codeSentAt } from '../session/storage.ts'
import type { OtpState } from './sign-in-state.ts'
import { resend } from './verify.ts'

const WAIT_MS = RESEND_WAIT_SECONDS * SECOND_MS

interface ResendSteps {
  onAsk: () => void
  onOver: () => void
  onFailure: (problem: OtpProblem) => void
}

/** The wait runs on over a reload, as it does on the server. */
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
