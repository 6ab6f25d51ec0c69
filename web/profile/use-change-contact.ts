import { useNavigate } from 'react-router'
import { changeEmail, changePhoneNumber } from '#contract/auth.ts'
import type { CodeSentReply } from '#contract/auth-codes.ts'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { codeSentAt, storage } from '../session/storage.ts'
import { useConfirmedCall } from './use-confirmed-call.ts'

export type NewContact =
  | { verificationMethod: 'mobile'; phoneNumber: string }
  | { verificationMethod: 'email'; email: string }

/** Has a code sent to a new contact, then opens the screen on which the reader enters it. */
export function useChangeContact(onProblem: (error: Error) => void) {
  const t = useT()
  const navigate = useNavigate()
  return useConfirmedCall({
    makeCall: requestChange,
    confirmBy: (contact) => contact.verificationMethod,
    onProblem,
    onSuccess: ({ preAuthSessionId, deviceId }, contact) => {
      storage.UserPreAuthData.write({ preAuthSessionId, deviceId })
      codeSentAt.write(Date.now())
      void showToast(
        'info',
        contact.verificationMethod === 'mobile'
          ? t('Please check your phone for the OTP')
          : t('Please check your email for the OTP'),
      )
      navigate('/auth/verify_otp', { state: { ...contact, fromProfile: true } })
    },
  })
}

function requestChange(contact: NewContact): Promise<CodeSentReply> {
  const headers = {}
  return contact.verificationMethod === 'mobile'
    ? call(changePhoneNumber, { body: { phoneNumber: contact.phoneNumber }, headers })
    : call(changeEmail, { body: { email: contact.email }, headers })
}
