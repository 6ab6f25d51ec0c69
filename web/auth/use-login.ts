import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { VerificationMethod } from '#contract/auth.ts'
import { type ConsentFlags, TERMS_LAST_UPDATED } from '#contract/consents.ts'
import { COUNTRY_CODE, EmailAddress, MobileNumber } from '#contract/contact-details.ts'
import { showToast } from '#ui/toast.ts'
import { useLanguage } from '../i18n/language.ts'
import { useT } from '../i18n/use-t.ts'
import { loadSessionLibrary } from '../session/load-session-library.ts'
import { codeSentAt, pendingConsent, returnPath } from '../session/storage.ts'
import { goToGoogle } from './google.ts'
import { type LoginProblem, messageOfGeneralError } from './login-problem.ts'
import { useLoginState } from './sign-in-state.ts'

interface LoginChoices {
  method: VerificationMethod
  typed: string
  consents: ConsentFlags
}

/** The two actions of the login form and their problem. */
export function useLogin(redirectUrl: string) {
  const t = useT()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<LoginProblem | undefined>(useLoginState().problem)
  const [busyWith, setBusyWith] = useState<'code' | 'google'>()

  // The Back button from Google restores this page from the back-forward cache.
  useEffect(() => {
    const wake = () => setBusyWith(undefined)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  /** Signing in means agreeing to the terms; the boxes hold the other consents. */
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

/** The argument of the sign-in library's `createCode`. */
type Contact = { email: string } | { phoneNumber: string }

type CheckedContact = { kind: 'fit'; contact: Contact } | { kind: 'unfit'; problem: LoginProblem }

function checkContact(method: VerificationMethod, typed: string): CheckedContact {
  return method === 'mobile' ? checkMobile(typed) : checkEmail(typed)
}

function checkMobile(typed: string): CheckedContact {
  if (!typed) return unfit('mobile-missing')
  if (!MobileNumber.safeParse(typed).success) return unfit('mobile-invalid')
  return { kind: 'fit', contact: { phoneNumber: COUNTRY_CODE + typed } }
}

function checkEmail(typed: string): CheckedContact {
  if (!typed.trim()) return unfit('email-missing')
  const { data } = EmailAddress.safeParse(typed)
  return data ? { kind: 'fit', contact: { email: data } } : unfit('email-invalid')
}

function unfit(
  kind: 'mobile-missing' | 'mobile-invalid' | 'email-missing' | 'email-invalid',
): CheckedContact {
  return { kind: 'unfit', problem: { kind } }
}

/** Requests a code by SMS or e-mail. Returns a problem if that failed. */
async function requestCode(contact: Contact): Promise<LoginProblem | undefined> {
  try {
    const { Passwordless } = await loadSessionLibrary()
    const { status } = await Passwordless.createCode(contact)
    if (status !== 'OK') return { kind: 'not-allowed' }
    codeSentAt.write(Date.now())
    return undefined
  } catch (error) {
    const words = messageOfGeneralError(error)
    return words ? { kind: 'said-by-server', words } : { kind: 'not-started' }
  }
}
