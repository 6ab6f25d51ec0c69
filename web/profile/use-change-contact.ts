import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { changeEmail, changePhoneNumber } from '#contract/auth.ts'
import type { CodeSent } from '#contract/auth-codes.ts'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { codeSentAt } from '../session/sign-in-storage.ts'
import { stored } from '../session/storage.ts'
import { showToast } from '../ui/toast.ts'

type NewContact =
  | { verificationMethod: 'mobile'; phoneNumber: string }
  | { verificationMethod: 'email'; email: string }

/** Has a code sent to a new contact, and goes on to where it is entered. */
export function useChangeContact() {
  const t = useT()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: askForChange,
    onSuccess: ({ preAuthSessionId, deviceId }, contact) => {
      stored.UserPreAuthData.write({ preAuthSessionId, deviceId })
      codeSentAt.write(Date.now())
      void showToast(
        'info',
        contact.verificationMethod === 'mobile'
          ? t('Please check your phone for the OTP')
          : t('Please check your email for the OTP'),
      )
      return navigate('/auth/verify_otp', { state: { ...contact, fromProfile: true } })
    },
  })
}

function askForChange(contact: NewContact): Promise<CodeSent> {
  const headers = {}
  return contact.verificationMethod === 'mobile'
    ? call(changePhoneNumber, { body: { phoneNumber: contact.phoneNumber }, headers })
    : call(changeEmail, { body: { email: contact.email }, headers })
}
