import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { VerificationMethod } from '#contract/auth.ts'
import { type ConsentFlags, TERMS_LAST_UPDATED } from '#contract/consents.ts'
import { showToast } from '#ui/toast.ts'
import { useSpoken } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { pendingConsent, returnPath } from '../session/storage.ts'
import { checkContact } from './check-contact.ts'
import { goToGoogle } from './google.ts'
import type { LoginProblem } from './login-problem.ts'
import { useLoginState } from './login-state.ts'
import { requestCode } from './request-code.ts'

interface LoginChoices {
  method: VerificationMethod
  typed: string
  consents: ConsentFlags
}

/** The two ways out of the login form, and what is wrong with it. */
export function useLogin(redirectUrl: string) {
  const t = useT()
  const { language } = useSpoken()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<LoginProblem | undefined>(useLoginState().problem)
  const [busyWith, setBusyWith] = useState<'code' | 'google'>()

  // Coming back from Google by the browser's button shows this very page again.
  useEffect(() => {
    const wake = () => setBusyWith(undefined)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  /** Signing in agrees to the terms; the boxes say what else. */
  function storeConsents(consents: ConsentFlags): void {
    const terms_version = TERMS_LAST_UPDATED
    pendingConsent.write({ act: 'sign-in', language, terms_version, ...consents })
  }

  async function askForCode({ method, typed, consents }: LoginChoices) {
    const checked = checkContact(method, typed)
    if (checked.kind === 'unfit') return setProblem(checked.problem)
    setProblem(undefined)
    setBusyWith('code')
    storeConsents(consents)
    const failed = await requestCode(checked.contact)
    setBusyWith(undefined)
    if (failed) return setProblem(failed)
    void showToast(
      'info',
      method === 'mobile'
        ? t('Please check your phone for the OTP')
        : t('Please check your email for the OTP'),
    )
    const state = { verificationMethod: method, ...checked.contact, callbackUrl: redirectUrl }
    navigate('/auth/verify_otp', { state })
  }

  async function askGoogle(consents: ConsentFlags) {
    setProblem(undefined)
    setBusyWith('google')
    storeConsents(consents)
    returnPath.write(redirectUrl)
    const failed = await goToGoogle()
    if (!failed) return
    setBusyWith(undefined)
    setProblem(failed)
  }

  return { problem, busyWith, askForCode, askGoogle, clearProblem: () => setProblem(undefined) }
}
