import type { VerificationMethod } from '#contract/auth.ts'
import { COUNTRY_CODE, EmailAddress, MobileNumber } from '#contract/contact-details.ts'
import type { LoginProblem } from './login-problem.ts'

/** What the sign-in library asks a code for. */
export type Contact = { email: string } | { phoneNumber: string }

export type CheckedContact =
  | { kind: 'fit'; contact: Contact }
  | { kind: 'unfit'; problem: LoginProblem }

export function checkContact(method: VerificationMethod, typed: string): CheckedContact {
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
