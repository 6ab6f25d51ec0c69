import type { VerificationMethod } from '#contract/auth.ts'
import type { Contact } from '#store/auth/contacts.ts'

export function verificationMethodOf(kind: Contact['kind']): VerificationMethod {
  return kind === 'phone' ? 'mobile' : 'email'
}
