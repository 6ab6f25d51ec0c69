import { OtpEntry } from '../otp/OtpEntry.tsx'
import { NO_DIGITS } from '../otp/otp-digits.ts'
import { OtpSentTo } from './OtpSentTo.tsx'
import { OtpStepWords } from './OtpStepWords.tsx'
import type { OtpState } from './otp-state.ts'
import { ResendOtp } from './ResendOtp.tsx'
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
