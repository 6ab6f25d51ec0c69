import { ResendButton } from '../one-time-password/OtpEntry.tsx'
import type { OtpProblem } from '../one-time-password/otp-problem.ts'
import type { OtpState } from './sign-in-state.ts'
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
