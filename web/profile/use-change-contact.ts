import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changeEmail, changePhoneNumber } from '#contract/auth.ts'
import type { CodeSent } from '#contract/auth-codes.ts'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { needsConfirmation } from '../api/call-error.ts'
import { useT } from '../i18n/use-t.ts'
import { codeSentAt, stored } from '../session/storage.ts'
import { useConfirmation } from './use-confirmation.ts'

type NewContact =
  | { verificationMethod: 'mobile'; phoneNumber: string }
  | { verificationMethod: 'email'; email: string }

/**
 * Has a code sent to a new contact, and goes on to where it is entered. A reader whose sign-in is not recent
 * confirms first who they are; then the same change goes on.
 */
export function useChangeContact(onProblem: (error: Error) => void) {
  const t = useT()
  const navigate = useNavigate()
  const [unconfirmed, setUnconfirmed] = useState<NewContact>()
  const confirmation = useConfirmation(goOn)
  const change = useMutation({
    mutationFn: askForChange,
    onError: (error, contact) => {
      if (!needsConfirmation(error)) return onProblem(error)
      setUnconfirmed(contact)
      if (!confirmation.attempt) void confirmation.send(contact.verificationMethod)
    },
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

  function goOn() {
    if (!unconfirmed) return
    setUnconfirmed(undefined)
    change.mutate(unconfirmed)
  }

  return {
    start: (contact: NewContact) => change.mutate(contact),
    isPending: change.isPending,
    confirmation,
    isUnconfirmed: unconfirmed !== undefined,
    stopConfirming: () => setUnconfirmed(undefined),
  }
}

function askForChange(contact: NewContact): Promise<CodeSent> {
  const headers = {}
  return contact.verificationMethod === 'mobile'
    ? call(changePhoneNumber, { body: { phoneNumber: contact.phoneNumber }, headers })
    : call(changeEmail, { body: { email: contact.email }, headers })
}
