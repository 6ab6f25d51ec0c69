import { useState } from 'react'
import type { VerificationMethod } from '#contract/auth.ts'
import { Otp, RESEND_WAIT_SECONDS } from '#contract/auth-codes.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { useCountdown } from '#ui/use-countdown.ts'
import { NO_DIGITS, type OtpDigits } from '../one-time-password/OtpBoxes.tsx'
import type { OtpProblem } from '../one-time-password/otp-problem.ts'
import { type ConfirmationAttempt, enterCode, resendCode, sendCode } from './confirmation-calls.ts'

/** The attempt is kept while the profile is open: who closes the dialog can still enter the code. */
export function useConfirmation(onConfirmed: () => void) {
  const [attempt, setAttempt] = useState<ConfirmationAttempt>()
  const [waitUntil, setWaitUntil] = useState(0)
  const [digits, setDigits] = useState<OtpDigits>(NO_DIGITS)
  const [problem, setProblem] = useState<OtpProblem>()
  const [isBusy, setBusy] = useState(false)
  const secondsLeft = useCountdown(waitUntil)

  async function send(method: VerificationMethod) {
    setBusy(true)
    enter(NO_DIGITS)
    const sent = await sendCode(method)
    setBusy(false)
    if (sent.kind === 'failed') return setProblem(sent.problem)
    setAttempt(sent.attempt)
    startWait()
  }

  async function resend() {
    if (!attempt) return
    enter(NO_DIGITS)
    startWait()
    const resent = await resendCode(attempt)
    if (resent.kind === 'over') return giveUp()
    if (resent.kind === 'failed') {
      setWaitUntil(0)
      setProblem(resent.problem)
    }
  }

  async function submit() {
    const { data: code } = Otp.safeParse(digits.join(''))
    if (!attempt || !code) return setProblem({ kind: 'incomplete' })
    setProblem(undefined)
    setBusy(true)
    const entered = await enterCode(attempt, code)
    setBusy(false)
    if (entered.kind === 'over') return giveUp()
    setDigits(NO_DIGITS)
    if (entered.kind === 'refused') return setProblem(entered.problem)
    setAttempt(undefined)
    return onConfirmed()
  }

  function giveUp() {
    setAttempt(undefined)
    setProblem({ kind: 'attempt-over' })
  }

  function enter(next: OtpDigits) {
    setDigits(next)
    setProblem(undefined)
  }

  function startWait() {
    setWaitUntil(Date.now() + RESEND_WAIT_SECONDS * SECOND_MS)
  }

  return { attempt, secondsLeft, digits, problem, isBusy, send, resend, enter, submit }
}
