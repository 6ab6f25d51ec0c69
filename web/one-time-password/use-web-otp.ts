import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { Otp } from '#contract/auth-codes.ts'

const OtpCredential = z.object({ code: Otp })

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** Where the phone offers it, the code is read from the SMS once the reader agrees. */
export function useWebOtp(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  latest.current = onCode

  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const leave = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leave.signal }
    navigator.credentials.get(request).then(
      (credential) => {
        const { data } = OtpCredential.safeParse(credential)
        if (data) latest.current(data.code)
      },
      () => {
        // Declined, left, or no SMS: the reader types the code.
      },
    )
    return () => leave.abort()
  }, [])
}
