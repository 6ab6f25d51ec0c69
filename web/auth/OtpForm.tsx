import { NO_DIGITS } from '../one-time-password/OtpBoxes.tsx'
import { OtpEntry } from '../one-time-password/OtpEntry.tsx'
import { OtpSentTo } from './OtpSentTo.tsx'
import { OtpStepWords } from './OtpStepWords.tsx'
import { ResendOtp } from './ResendOtp.tsx'
import type { OtpState } from './sign-in-state.ts'
import { useOtp } from './use-otp.ts'

interface OtpFormProps {
  state: OtpState
}

export function OtpForm({ state }: OtpFormProps) {
  const otp = useOtp(state)

  if (otp.step === 'verified' || otp.step === 'processing') return <OtpStepWords step={otp.step} />
  return (
    <OtpEntry
      sentTo={<OtpSentTo state={state} />}
      digits={otp.digits}
      problem={otp.problem}
      isVerifying={otp.step === 'verifying'}
      resend={
        <ResendOtp
          state={state}
          onAsk={() => otp.enter(NO_DIGITS)}
          onOver={otp.beginAgain}
          onFailure={otp.setProblem}
        />
      }
      onChange={otp.enter}
      onSubmit={() => void otp.submit()}
    />
  )
}
