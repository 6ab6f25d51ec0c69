import type { OtpProblem } from '../otp/otp-problem.ts'
import { ResendButton } from '../otp/ResendButton.tsx'
import type { OtpState } from './otp-state.ts'
import { useResend } from './use-resend.ts'

interface ResendOtpProps {
  state: OtpState
  onAsk: () => void
  onOver: () => void
  onFailure: (problem: OtpProblem) => void
}

export function ResendOtp({ state, onAsk, onOver, onFailure }: ResendOtpProps) {
  const { secondsLeft, ask } = useResend(state, { onAsk, onOver, onFailure })
  return <ResendButton secondsLeft={secondsLeft} onPress={() => void ask()} />
}
