import type { VerificationMethod } from '#contract/auth.ts'
import { type PreAuthData, resendCode as resendRoute } from '#contract/auth-codes.ts'
import { confirmReader, sendConfirmationCode } from '#contract/auth-contact.ts'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import type { OtpProblem } from '../one-time-password/otp-problem.ts'

/** A code is on its way to a present contact of the reader. */
export interface ConfirmationAttempt {
  device: PreAuthData
  verificationMethod: VerificationMethod
  /** Masked. */
  sentTo: string
}

interface Failed {
  kind: 'failed'
  problem: OtpProblem
}

export async function sendCode(
  wanted: VerificationMethod,
): Promise<{ kind: 'sent'; attempt: ConfirmationAttempt } | Failed> {
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

export async function resendCode({
  device,
}: ConfirmationAttempt): Promise<{ kind: 'sent' } | { kind: 'over' } | Failed> {
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

export async function enterCode(
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
