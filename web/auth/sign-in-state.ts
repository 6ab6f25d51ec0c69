import { useLocation } from 'react-router'
import { z } from 'zod'
import { VerificationMethod } from '#contract/auth.ts'
import { COUNTRY_CODE, MOBILE_LENGTH } from '#contract/contact-details.ts'
import { LoginProblem } from './login-problem.ts'

const Common = z.object({
  callbackUrl: z.string().optional(),
  fromProfile: z.boolean().default(false),
  /** The code completes a sign-in with Google, because Google is not authoritative for this address. */
  connectsGoogle: z.boolean().default(false),
})

const OtpState = z.discriminatedUnion('verificationMethod', [
  Common.extend({ verificationMethod: z.literal('mobile'), phoneNumber: z.string() }),
  Common.extend({ verificationMethod: z.literal('email'), email: z.string() }),
])
export type OtpState = z.infer<typeof OtpState>

/** The router state of /auth/verify_otp; undefined when the address was opened directly. */
export function useOtpState(): OtpState | undefined {
  return OtpState.safeParse(useLocation().state).data
}

const NewReaderState = z.object({
  verificationMethod: VerificationMethod,
  phoneNumber: z.string().optional(),
  email: z.string().optional(),
  isNewUser: z.literal(true),
  callbackUrl: z.string().optional(),
})
export type NewReaderState = z.infer<typeof NewReaderState>

export function useNewReaderState(): NewReaderState | undefined {
  return NewReaderState.safeParse(useLocation().state).data
}

/** The contact that the code was sent to, formatted for reading. */
export function contactOf(state: OtpState): string {
  if (state.verificationMethod === 'email') return state.email
  return `${COUNTRY_CODE}\u00a0${state.phoneNumber.slice(-MOBILE_LENGTH)}`
}

const LoginState = z.object({
  activeTab: VerificationMethod.catch('email'),
  problem: LoginProblem.optional().catch(undefined),
})
type LoginState = z.infer<typeof LoginState>

/** The router state of /auth. */
export function useLoginState(): LoginState {
  return LoginState.catch({ activeTab: 'email' }).parse(useLocation().state)
}
