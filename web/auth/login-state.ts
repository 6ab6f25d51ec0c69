import { useLocation } from 'react-router'
import { z } from 'zod'
import { VerificationMethod } from '#contract/auth.ts'
import { LoginProblem } from './login-problem.ts'

const LoginState = z.object({
  activeTab: VerificationMethod.catch('email'),
  problem: LoginProblem.optional().catch(undefined),
})
type LoginState = z.infer<typeof LoginState>

/** What the router carries to /auth. */
export function useLoginState(): LoginState {
  return LoginState.catch({ activeTab: 'email' }).parse(useLocation().state)
}
