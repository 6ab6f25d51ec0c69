import { useState } from 'react'
import type { VerificationMethod } from '#contract/auth.ts'
import {
  Otp,
  type PreAuthData,
  RESEND_WAIT_SECONDS,
  resendCode as resendRoute,
} from '#contract/auth-codes.ts'
import { confirmReader, sendConfirmationCode } from '#contract/auth-contact.ts'
import { CallError } from '#contract/call-error.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { useCountdown } from '#ui/use-countdown.ts'
import { call } from '../api/call.ts'
import { NO_DIGITS, type OtpDigits } from '../one-time-password/OtpBoxes.tsx'
import type { OtpProblem } from '../one-time-password/otp-problem.ts'

/** Keeps the attempt while the profile is open, so that a closed dialog can be reopened with the same code. */
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

/** A code was sent to a current contact of the reader. */
export interface ConfirmationAttempt {
  device: PreAuthData
  verificationMethod: VerificationMethod
  /** The contact, partly masked. */
  sentTo: string
}

interface SendFailure {
  kind: 'failed'
  problem: OtpProblem
}

async function sendCode(
  wanted: VerificationMethod,
): Promise<{ kind: 'sent'; attempt: ConfirmationAttempt } | SendFailure> {
  try {
    const { preAuthSessionId, deviceId, verificationMethod, sentTo } = await call(
      sendConfirmationCode,
      { body: { verificationMethod: wanted }, headers: {} },
    )
    const device = { preAuthSessionId, deviceId }
    return { kind: 'sent', attempt: { device, verificationMethod, sentTo } }
  } catch (error) {
    return { kind: 'failed', problem: problemOf(error, { kind: 'not-sent' }) }
  }
}

async function resendCode({
  device,
}: ConfirmationAttempt): Promise<{ kind: 'sent' } | { kind: 'over' } | SendFailure> {
  try {
    const reply = await call(resendRoute, { body: device })
    switch (reply.status) {
      case 'OK':
        return { kind: 'sent' }
      case 'RESTART_FLOW_ERROR':
        return { kind: 'over' }
      case 'GENERAL_ERROR':
        return { kind: 'failed', problem: { kind: 'said-by-server', words: reply.message } }
      case 'SIGN_IN_UP_NOT_ALLOWED':
        return { kind: 'failed', problem: { kind: 'not-sent' } }
    }
  } catch {
    return { kind: 'failed', problem: { kind: 'not-sent' } }
  }
}

async function enterCode(
  { device }: ConfirmationAttempt,
  userInputCode: string,
): Promise<{ kind: 'confirmed' } | { kind: 'over' } | { kind: 'refused'; problem: OtpProblem }> {
  try {
    const { status } = await call(confirmReader, {
      body: { ...device, userInputCode },
      headers: {},
    })
    switch (status) {
      case 'OK':
        return { kind: 'confirmed' }
      case 'RESTART_FLOW_ERROR':
        return { kind: 'over' }
      case 'INCORRECT_USER_INPUT_CODE_ERROR':
        return { kind: 'refused', problem: { kind: 'incorrect' } }
      case 'EXPIRED_USER_INPUT_CODE_ERROR':
        return { kind: 'refused', problem: { kind: 'expired' } }
    }
  } catch (error) {
    return { kind: 'refused', problem: problemOf(error, { kind: 'not-verified' }) }
  }
}

function problemOf(error: unknown, otherwise: OtpProblem): OtpProblem {
  return error instanceof CallError && error.code === 'too-many-requests'
    ? { kind: 'said-by-server', words: error.message }
    : otherwise
}
