import { verifyCode } from '#contract/auth.ts'
import { resendCode } from '#contract/auth-codes.ts'
import { needsConfirmation } from '#contract/call-error.ts'
import { call } from '../api/call.ts'
import type { OtpProblem } from '../one-time-password/otp-problem.ts'
import { loadSessionLibrary } from '../session/load-session-library.ts'
import { codeSentAt, storage } from '../session/storage.ts'
import { messageOfGeneralError } from './login-problem.ts'
import type { OtpState } from './sign-in-state.ts'

/** `over`: the attempt has ended; the reader must start again. */
export type Verdict =
  | { kind: 'accepted'; isNewUser: boolean }
  | { kind: 'refused'; problem: OtpProblem }
  | { kind: 'over' }

export async function verify(state: OtpState, userInputCode: string): Promise<Verdict> {
  try {
    return state.fromProfile ? await verifyChange(userInputCode) : await verifyLogin(userInputCode)
  } catch (error) {
    if (needsConfirmation(error)) return { kind: 'over' }
    const words = messageOfGeneralError(error)
    return refused(words ? { kind: 'said-by-server', words } : { kind: 'not-verified' })
  }
}

async function verifyLogin(userInputCode: string): Promise<Verdict> {
  const { Passwordless } = await loadSessionLibrary()
  const answer = await Passwordless.consumeCode({ userInputCode })
  if (answer.status === 'OK') {
    await Passwordless.clearLoginAttemptInfo()
    return { kind: 'accepted', isNewUser: answer.createdNewRecipeUser }
  }
  return verdictOn(answer.status)
}

async function verifyChange(userInputCode: string): Promise<Verdict> {
  const attempt = storage.UserPreAuthData.read()
  if (!attempt) return { kind: 'over' }
  const { status } = await call(verifyCode, { body: { ...attempt, userInputCode }, headers: {} })
  if (status !== 'OK') return verdictOn(status)
  storage.UserPreAuthData.remove()
  return { kind: 'accepted', isNewUser: false }
}

type Refusal =
  | 'INCORRECT_USER_INPUT_CODE_ERROR'
  | 'EXPIRED_USER_INPUT_CODE_ERROR'
  | 'RESTART_FLOW_ERROR'
  | 'SIGN_IN_UP_NOT_ALLOWED'

function verdictOn(status: Refusal): Verdict {
  switch (status) {
    case 'INCORRECT_USER_INPUT_CODE_ERROR':
      return refused({ kind: 'incorrect' })
    case 'EXPIRED_USER_INPUT_CODE_ERROR':
      return refused({ kind: 'expired' })
    case 'SIGN_IN_UP_NOT_ALLOWED':
      return refused({ kind: 'not-allowed' })
    case 'RESTART_FLOW_ERROR':
      return { kind: 'over' }
  }
}

function refused(problem: OtpProblem): Verdict {
  return { kind: 'refused', problem }
}

export type ResendResult =
  | { kind: 'sent' }
  | { kind: 'over' }
  | { kind: 'failed'; problem: OtpProblem }

export async function resend(state: OtpState): Promise<ResendResult> {
  try {
    // The library's types lack a status that it returns.
    const status: string = await askAgain(state)
    if (status === 'RESTART_FLOW_ERROR') return { kind: 'over' }
    if (status !== 'OK') return { kind: 'failed', problem: { kind: 'not-allowed' } }
    codeSentAt.write(Date.now())
    return { kind: 'sent' }
  } catch (error) {
    const words = messageOfGeneralError(error)
    return { kind: 'failed', problem: words ? { kind: 'said-by-server', words } : notResent(state) }
  }
}

async function askAgain(state: OtpState): Promise<string> {
  if (!state.fromProfile) {
    const { Passwordless } = await loadSessionLibrary()
    return (await Passwordless.resendCode()).status
  }
  const body = storage.UserPreAuthData.read()
  return body ? (await call(resendCode, { body })).status : 'RESTART_FLOW_ERROR'
}

function notResent({ verificationMethod }: OtpState): OtpProblem {
  return { kind: 'not-resent', method: verificationMethod }
}

/** Whether the attempt that the code belongs to is still stored in this browser. */
export async function hasAttempt(state: OtpState): Promise<boolean> {
  if (state.fromProfile) return storage.UserPreAuthData.read() !== undefined
  const { Passwordless } = await loadSessionLibrary()
  return (await Passwordless.getLoginAttemptInfo()) !== undefined
}
