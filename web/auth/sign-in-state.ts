import { useLocation } from 'react-router'
import { z } from 'zod'
import { VerificationMethod } from '#contract/auth.ts'
import { COUNTRY_CODE, MOBILE_LENGTH } from '#contract/contact-details.ts'
import { LoginProblem } from './login-problem.ts'

const Common = z.object({
  callbackUrl: z.string().optional(),
  fromProfile: z.boolean().default(false),
  /** Google is not authoritative for the address: the code completes a sign-in with Google. */
  connectsGoogle: z.boolean().default(false),
})

const OtpState = z.discriminatedUnion('verificationMethod', [
  Common.extend({ verificationMethod: z.literal('mobile'), phoneNumber: z.string() }),
  Common.extend({ verificationMethod: z.literal('email'), email: z.string() }),
])
export type OtpState = z.infer<typeof OtpState>

/** What the router carries to /auth/verify_otp; nothing when it is opened by its address. */
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

/** Where the code went, as the reader writes it. */
export function contactOf(state: OtpState): string {
  if (state.verificationMethod === 'email') return state.email
  return `${COUNTRY_CODE}\u00a0${state.phoneNumber.slice(-MOBILE_LENGTH)}`
}

const LoginState = z.object({
  activeTab: VerificationMethod.catch('email'),
  problem: LoginProblem.optional().catch(undefined),
})
type LoginState = z.infer<typeof LoginState>

/** What the router carries to /auth. */
export function useLoginState(): LoginState {
  return LoginState.catch({ activeTab: 'email' }).parse(useLocation().state)
}
